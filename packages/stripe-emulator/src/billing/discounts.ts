import type { Emulator } from '../Emulator.ts'
import { missingParam } from '../http/StripeError.ts'
import { changeObject } from '../state/changeObject.ts'
import { newId } from '../state/newId.ts'
import type { Coupon, Discount, Subscription } from '../state/objects.ts'
import { requireObject } from '../state/requireObject.ts'
import type { Line } from './createInvoice.ts'
import { addMonths } from './periods.ts'

export interface DiscountAmount {
  amount: number
  discount: string
}

interface DiscountParam {
  coupon?: string
  discount?: string
}

/** A coupon begins now; a discount that the subscription has already is kept as it is. @returns the ids. */
export function startDiscounts(emulator: Emulator, subscription: Subscription, given: DiscountParam[]): string[] {
  return given.map(({ coupon: couponId, discount }, index) => {
    if (discount) return requireObject(emulator, 'discount', discount, `discounts[${index}][discount]`).id
    if (!couponId) throw missingParam(`discounts[${index}][coupon]`)
    const coupon = requireObject(emulator, 'coupon', couponId, `discounts[${index}][coupon]`)
    const start = emulator.clock.now()
    const end = coupon.duration === 'repeating' ? addMonths(start, coupon.duration_in_months ?? 0) : null
    return emulator.store.save<'discount'>({
      id: newId('di'),
      object: 'discount',
      checkout_session: null,
      customer: subscription.customer,
      customer_account: null,
      end,
      invoice: null,
      invoice_item: null,
      promotion_code: null,
      source: { coupon: coupon.id, type: 'coupon' },
      start,
      subscription: subscription.id,
      subscription_item: null,
    }).id
  })
}

/** Each discount takes from what the one before left. Prorations are of amounts after discounts, so they get none. */
export function discountLines(
  emulator: Emulator,
  subscription: Subscription,
  lines: Line[],
): { totalCents: number; totals: DiscountAmount[]; ofLines: DiscountAmount[][] } {
  const discounts = runningDiscounts(emulator, subscription)
  const ofLines = lines.map(({ amount, proration }) => (proration ? [] : amountsOf(emulator, discounts, amount)))
  const totals = discounts.map(({ id }) => ({
    amount: ofLines.flat().reduce((sum, { amount, discount }) => (discount === id ? sum + amount : sum), 0),
    discount: id,
  }))
  return { totalCents: totals.reduce((sum, { amount }) => sum + amount, 0), totals, ofLines }
}

/** What is left of an amount of this subscription. */
export function afterDiscounts(emulator: Emulator, subscription: Subscription, amount: number): number {
  const taken = amountsOf(emulator, runningDiscounts(emulator, subscription), amount)
  return taken.reduce((left, { amount: cents }) => left - cents, amount)
}

/** After an invoice: one that counts once was used, and one that is over takes nothing any more. */
export function dropUsedDiscounts(emulator: Emulator, subscription: Subscription): void {
  const left = runningDiscounts(emulator, subscription).filter(
    (discount) => couponOf(emulator, discount).duration !== 'once',
  )
  if (left.length < subscription.discounts.length)
    changeObject(emulator, subscription, { discounts: left.map(({ id }) => id) })
}

function amountsOf(emulator: Emulator, discounts: Discount[], amount: number): DiscountAmount[] {
  let left = amount
  return discounts.map((discount) => {
    const { percent_off: percent, amount_off: off } = couponOf(emulator, discount)
    const taken = percent === null ? Math.min(off ?? 0, left) : Math.round((left * percent) / 100)
    left -= taken
    return { amount: taken, discount: discount.id }
  })
}

const couponOf = (emulator: Emulator, { source }: Discount): Coupon =>
  requireObject(emulator, 'coupon', source.coupon, 'coupon')

function runningDiscounts(emulator: Emulator, subscription: Subscription): Discount[] {
  const now = emulator.clock.now()
  return subscription.discounts
    .map((id) => requireObject(emulator, 'discount', id, 'discount'))
    .filter(({ end }) => end === null || end > now)
}
