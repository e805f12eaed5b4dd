import { CURRENCY } from '#contracts/shared/constants.ts'
import { type Cents, formatCents } from '#contracts/shared/money.ts'
import { CardProviderError, callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'

/** Either percent or an amount. */
export type CouponTerms = {
  /** 1 to 100. */
  percent: number | null
  amountCents: Cents | null
  /** `repeating` takes something off every invoice within `months`, so an annual plan has one in 12 months. */
  duration: 'once' | 'repeating' | 'forever'
  /** For `repeating`. */
  months: number | null
}

/** Made from the terms, so that the same terms always have the same coupon. */
export function couponIdOf({ percent, amountCents, duration, months }: CouponTerms): string {
  const off = percent === null ? `${amountCents ?? 0}-cents` : `${percent}-percent`
  return `membership-${off}-${duration === 'repeating' ? `${months ?? 0}-months` : duration}`
}

/** @returns its id. Repeated and concurrent calls create one coupon. */
export async function ensureCoupon(terms: CouponTerms): Promise<string> {
  const id = couponIdOf(terms)
  try {
    await callStripe('reading a coupon', 'coupon', () => stripe().coupons.retrieve(id))
  } catch (error) {
    if (!(error instanceof CardProviderError) || !error.isMissing) throw error
    await createCoupon(id, terms)
  }
  return id
}

async function createCoupon(id: string, { percent, amountCents, duration, months }: CouponTerms): Promise<void> {
  const amount = { amount_off: amountCents ?? 0, currency: CURRENCY }
  try {
    await callStripe('creating a coupon', 'coupon', () =>
      stripe().coupons.create({
        id,
        // Buyers see it on the provider's own pages.
        name: percent === null ? `${formatCents(amountCents ?? 0)} off` : `${percent}% off`,
        ...(percent === null ? amount : { percent_off: percent }),
        duration,
        ...(duration === 'repeating' && { duration_in_months: months ?? 1 }),
      }),
    )
  } catch (error) {
    if (!(error instanceof CardProviderError) || error.code !== 'resource_already_exists') throw error
  }
}
