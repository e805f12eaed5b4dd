import { Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { FREE_SHIPPING_FROM_CENTS } from '#contracts/shared/constants.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { centsOf } from '#contracts/shared/money.ts'
import { formatMoney } from '../../../lib/money.ts'
import { useSiteConfig } from '../../../lib/siteConfig.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'

type FreeShippingBannerProps = {
  subtotal: Cents
  /** What it costs now: express and some heavy goods cost something although standard shipping is free. */
  shipping: Cents
  /** While something is missing. */
  children?: ReactNode
}

export function FreeShippingBanner({ subtotal, shipping, children }: FreeShippingBannerProps) {
  const amount = useSiteConfig().data?.prices.freeShippingFrom
  const from = amount === undefined ? FREE_SHIPPING_FROM_CENTS : centsOf(amount)
  const missing = from - subtotal
  if (missing <= 0 && shipping > 0) return null
  return (
    <Box>
      <Line>
        <Truck size={20} strokeWidth={1.75} aria-hidden="true" />
        {missing > 0
          ? t('{amount} away from free shipping', { amount: formatMoney(missing) })
          : t('You have free shipping')}
      </Line>
      {missing > 0 && (
        <ProgressBar label={t('Progress to free shipping')} value={Math.round(subtotal / 100)} max={from / 100} />
      )}
      <Small>
        {t('Free shipping on orders of {amount} or more.', {
          amount: formatMoney(from, { decimals: from % 100 === 0 ? 0 : 2 }),
        })}
        {missing <= 0 && ` ${t('It stays free if you cancel an item later.')}`}
      </Small>
      {missing > 0 && children}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.base};
  background: ${theme.color.malachiteSoft};
`
const Line = styled.p`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  color: ${theme.color.malachite};
  font-weight: 650;
`
const Small = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
