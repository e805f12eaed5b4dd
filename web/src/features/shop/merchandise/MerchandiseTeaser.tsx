import { styled } from 'styled-components'
import type { Merchandise } from '#contracts/shop/products.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { ArticleTeaser } from '../../../ui/ArticleTeaser.tsx'
import { Price } from '../../../ui/Price.tsx'
import { imageFor, swatchesOf } from './merchandiseFacts.ts'

export function MerchandiseTeaser({ item }: { item: Merchandise }) {
  const colors = swatchesOf(item.variants).length
  const price = item.variants[0]?.retailPrice
  return (
    <ArticleTeaser item={item} imageUrl={imageFor(item, undefined)} to="/merchandise">
      <Line>
        {price && <Price amount={price} />}
        {colors > 1 && <Colors>{t('{count, plural, one {# color} other {# colors}}', { count: colors })}</Colors>}
      </Line>
    </ArticleTeaser>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[2]};
`
const Colors = styled.span`
  color: ${theme.color.muted};
  font: 500 ${theme.size.xs} / 1.4 ${theme.font.mono};
`
