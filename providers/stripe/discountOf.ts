import type Stripe from 'stripe'
import type { Cents } from '#contracts/shared/money.ts'
import { toDate } from './toDate.ts'

export type CardDiscount = {
  /** Either percent or an amount. */
  percent: number | null
  amountCents: Cents | null
  /** Charges from then on are in full; null when it lasts forever. */
  endsAt: Date | null
}

/** What `discountOf` reads, below a subscription. */
export const DISCOUNTS = 'discounts.source.coupon'

/** What the next invoices get off; null when a coupon that counts once has been used. */
export function discountOf(subscription: Stripe.Subscription, latest: Stripe.Invoice | null): CardDiscount | null {
  for (const discount of subscription.discounts) {
    if (typeof discount === 'string') continue
    const { coupon } = discount.source
    if (!coupon || typeof coupon === 'string') continue
    if (coupon.duration === 'once' && latest && latest.created >= discount.start) continue
    return { percent: coupon.percent_off, amountCents: coupon.amount_off, endsAt: toDate(discount.end) }
  }
  return null
}
