import { longDay } from '#contracts/longDay.ts'
import { type Cents, formatCents } from '#contracts/money.ts'
import { isLimitedToSome } from './isEligible.ts'
import type { Promo } from './PromoCode.ts'

export type Refusal = {
  message: string
  /** Another cart would not help: nobody pays while the cart holds such a code. */
  isFinal: boolean
}

const final = (message: string): Refusal => ({ message, isFinal: true })
const forThisCart = (message: string): Refusal => ({ message, isFinal: false })

/** Whether this person may use the code now, whatever is in the cart. */
export function refusePerson({ code, isMember, now }: Promo): Refusal | null {
  const { isActive, startsAt, endsAt, membersOnly, maxUses, uses, maxUsesPerPerson, usesByPerson } = code
  if (!isActive) return final(`${code.code} can’t be used at the moment.`)
  if (startsAt && now < startsAt) return final(`${code.code} can be used from ${longDay(startsAt)}.`)
  if (endsAt && now >= endsAt) return final(`${code.code} has expired.`)
  if (membersOnly && !isMember) return final(`${code.code} is for members. Sign in as a member to use it.`)
  if (maxUses !== null && uses >= maxUses) return final(`${code.code} was used up.`)
  if (maxUsesPerPerson !== null && usesByPerson >= maxUsesPerPerson) {
    return final(
      usesByPerson === 1 ? `You’ve already used ${code.code}.` : `You’ve used ${code.code} as often as you can.`,
    )
  }
  return null
}

/** @param eligibleCents of the items it applies to, before discounts. */
export function refuseCart({ code }: Promo, eligibleCents: Cents): Refusal | null {
  const some = isLimitedToSome(code)
  if (some && eligibleCents === 0) return forThisCart(`${code.code} doesn’t apply to anything in your cart.`)
  const missing = code.minimumCents - eligibleCents
  if (missing <= 0) return null
  const amount = formatCents(missing)
  return forThisCart(
    some ? `Add ${amount} more of the items that ${code.code} applies to.` : `Add ${amount} more to use ${code.code}.`,
  )
}

export const betterWithout = ({ code }: Promo): Refusal =>
  forThisCart(`Your member discount saves you at least as much, so ${code.code} isn’t used.`)

export const needsStandard = ({ code }: Promo): Refusal =>
  forThisCart(`${code.code} makes standard shipping free. You chose express.`)

export const alreadyFree = ({ code }: Promo): Refusal =>
  forThisCart(`Shipping is free already, so ${code.code} isn’t used.`)
