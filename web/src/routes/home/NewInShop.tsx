import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { MerchandiseTeaser } from '../../features/shop/merchandise/MerchandiseTeaser.tsx'
import { newestMerchandiseQuery } from '../../features/shop/merchandise/queries.ts'
import { theme } from '../../theme.ts'
import { t } from '../../lib/text.ts'

export function NewInShop() {
  const { data: items } = useQuery(newestMerchandiseQuery)
  if (!items || items.length === 0) return null
  return (
    <div>
      <h2>{t('From the shop')}</h2>
      <Pair>
        {items.map((item) => (
          <MerchandiseTeaser key={item.id} item={item} />
        ))}
      </Pair>
    </div>
  )
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[3]};
`
