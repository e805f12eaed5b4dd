import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { centsOf } from '#contracts/shared/money.ts'
import { readCartSuggestion } from '#contracts/routes/shop/cartSuggestion.ts'
import { formatMoney } from '../../../lib/money.ts'
import { readQuery } from '../../../lib/readQuery.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Picture } from '../../../ui/Picture.tsx'

/** Its key begins as that of the cart, so it follows every change of it. */
const suggestionQuery = readQuery(readCartSuggestion, {})

/** One article that is enough for free shipping. */
export function ShippingSuggestion() {
  const { data } = useQuery(suggestionQuery)
  const item = data?.item
  if (!item?.price) return null
  return (
    <Box to={item.url}>
      <Frame data-on="plinth">
        <Picture
          src={item.imageUrl}
          alt=""
          seed={`${item.id} ${item.title}`}
          ramp="carnelian"
          width={192}
          height={192}
          fit="contain"
          sizes="4rem"
        />
      </Frame>
      <span>
        <u>{t('Ships free with {title}', { title: item.title })}</u>
        <small>{formatMoney(centsOf(item.price))}</small>
      </span>
    </Box>
  )
}

const Box = styled(Link)`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  gap: ${theme.space[3]};
  align-items: center;
  color: ${theme.color.text};
  text-decoration: none;

  small {
    display: block;
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
    font-variant-numeric: tabular-nums;
  }
`
const Frame = styled.div`
  aspect-ratio: 1;
  overflow: hidden;
  ${theme.cleave.small}
  background: ${theme.fixed.plinth};
`
