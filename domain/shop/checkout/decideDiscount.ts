import type { ShippingMethod } from '#contracts/shop/cart.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { percentOf } from '#contracts/shop/percentOf.ts'
import { isEligible } from '../promoCodes/isEligible.ts'
import type { Promo, PromoCode } from '../promoCodes/PromoCode.ts'
import {
  alreadyFree,
  betterWithout,
  needsStandard,
  type Refusal,
  refuseCart,
  refusePerson,
} from '../promoCodes/refusal.ts'

export type PricedLine = {
  unitPriceCents: Cents
  quantity: number
  /** Without these, a code for some articles does not apply. */
  merchandiseId?: number
  category?: string
}

type Basket = {
  lines: PricedLine[]
  /** 0 to 100. */
  memberPercent: number
  /** Before the code. */
  shippingCents: Cents
  method: ShippingMethod
}

export type Discount = {
  /** In all. */
  discountCents: Cents
  /** The code’s part of it. */
  codeCents: Cents
  freesShipping: boolean
  /** Why the code changes nothing. */
  refusal: Refusal | null
}

/**
 * The rules of record 058: one code for an order; the code or the member discount, whichever saves more, unless the code
 * adds to the member discount, which is then taken from what the code leaves. Each is rounded once.
 */
export function decideDiscount({ lines, memberPercent, shippingCents, method }: Basket, promo: Promo | null): Discount {
  const subtotalCents = sumOf(lines)
  const memberOnly = percentOf(subtotalCents, memberPercent)
  const without = { discountCents: memberOnly, codeCents: 0, freesShipping: false }
  if (!promo || lines.length === 0) return { ...without, refusal: promo && refusePerson(promo) }
  const { code } = promo
  const eligibleCents = sumOf(lines.filter((line) => isEligible(code, line)))
  const refusal = refusePerson(promo) ?? refuseCart(promo, eligibleCents)
  if (refusal) return { ...without, refusal }
  if (code.kind === 'shipping') {
    const unusable = refuseShipping(promo, method, shippingCents)
    return { ...without, freesShipping: unusable === null, refusal: unusable }
  }
  const codeCents = savingOf(code, eligibleCents)
  if (code.addsToMemberDiscount) {
    const discountCents = codeCents + percentOf(subtotalCents - codeCents, memberPercent)
    return { discountCents, codeCents, freesShipping: false, refusal: null }
  }
  if (codeCents <= memberOnly) return { ...without, refusal: betterWithout(promo) }
  return { discountCents: codeCents, codeCents, freesShipping: false, refusal: null }
}

function refuseShipping(promo: Promo, method: ShippingMethod, shippingCents: Cents): Refusal | null {
  if (method !== 'standard') return needsStandard(promo)
  return shippingCents === 0 ? alreadyFree(promo) : null
}

const savingOf = ({ kind, percent, amountCents }: PromoCode, eligibleCents: Cents): Cents =>
  kind === 'percent' ? percentOf(eligibleCents, percent ?? 0) : Math.min(amountCents ?? 0, eligibleCents)

const sumOf = (lines: PricedLine[]): Cents => lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0)
