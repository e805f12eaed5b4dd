import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { centsOf } from '#contracts/shared/money.ts'
import { percentOf } from '#contracts/shop/percentOf.ts'
import { formatMoney } from '../../../lib/money.ts'
import { useSiteConfig } from '../../../lib/siteConfig.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { imageFor } from './merchandiseFacts.ts'
import { newestMerchandiseQuery } from './queries.ts'

/** What the discount for members makes of an article's price. The cart prices it; this only shows the same rule. */
export function MemberPriceExample() {
  const percent = useSiteConfig().data?.prices.memberDiscountPercent ?? 0
  const { data: items = [] } = useQuery(newestMerchandiseQuery)
  const item = items.find(({ category }) => /shirt/i.test(category)) ?? items[0]
  const variant = item?.variants[0]
  if (!item || !variant || percent === 0) return null
  const cents = centsOf(variant.retailPrice)
  const price = formatMoney(cents)
  const memberPrice = formatMoney(cents - percentOf(cents, percent))
  return (
    <Box aria-labelledby="member-price">
      <Frame>
        <Picture
          src={imageFor(item, variant.appearanceName)}
          alt=""
          seed={item.title}
          ramp="moss"
          width={192}
          height={192}
          sizes="6rem"
        />
      </Frame>
      <div>
        <h2 id="member-price">{t('{percent}% off in the shop', { percent })}</h2>
        <p>{t('{title}: {memberPrice} instead of {price}', { title: item.title, memberPrice, price })}</p>
      </div>
    </Box>
  )
}

const Box = styled.section`
  display: grid;
  grid-template-columns: 6rem 1fr;
  gap: ${theme.space[4]};
  align-items: center;

  h2 {
    margin-block-end: ${theme.space[1]};
    font-size: ${theme.size.h4};
  }
`
const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 1;
  ${theme.cleave.medium}
`
