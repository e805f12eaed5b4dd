import type { Cents } from '#contracts/shared/money.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { isLimitedToSome } from './isEligible.ts'
import type { Promo } from './PromoCode.ts'

export type Refusal = {
  /** `code_not_usable`. */
  error: AppError
  /** Another cart would not help: nobody pays while the cart holds such a code. */
  isFinal: boolean
}

const final = (error: AppError): Refusal => ({ error, isFinal: true })
const forThisCart = (error: AppError): Refusal => ({ error, isFinal: false })

/** Whether this person may use the code now, whatever is in the cart. */
export function refusePerson({ code: promo, isMember, now }: Promo): Refusal | null {
  const { code, isActive, startsAt, endsAt, membersOnly, maxUses, uses, maxUsesPerPerson, usesByPerson } = promo
  if (!isActive) return final(new AppError('code_not_usable.not_now', { code }))
  if (startsAt && now < startsAt) return final(new AppError('code_not_usable.starts', { code, date: startsAt }))
  if (endsAt && now >= endsAt) return final(new AppError('code_not_usable.expired', { code }))
  if (membersOnly && !isMember) return final(new AppError('code_not_usable.for_members', { code }))
  if (maxUses !== null && uses >= maxUses) return final(new AppError('code_not_usable.used_up', { code }))
  if (maxUsesPerPerson !== null && usesByPerson >= maxUsesPerPerson)
    return final(new AppError(usesByPerson === 1 ? 'code_not_usable.used' : 'code_not_usable.used_often', { code }))
  return null
}

/** @param eligibleCents of the items it applies to, before discounts. */
export function refuseCart({ code }: Promo, eligibleCents: Cents): Refusal | null {
  const some = isLimitedToSome(code)
  if (some && eligibleCents === 0) return forThisCart(new AppError('code_not_usable.nothing', { code: code.code }))
  const missing = code.minimumCents - eligibleCents
  if (missing <= 0) return null
  const values = { amount: missing, code: code.code }
  return forThisCart(new AppError(some ? 'code_not_usable.minimum_of_some' : 'code_not_usable.minimum', values))
}

export const betterWithout = ({ code }: Promo): Refusal =>
  forThisCart(new AppError('code_not_usable.better_without', { code: code.code }))

export const needsStandard = ({ code }: Promo): Refusal =>
  forThisCart(new AppError('code_not_usable.needs_standard', { code: code.code }))

export const alreadyFree = ({ code }: Promo): Refusal =>
  forThisCart(new AppError('code_not_usable.already_free', { code: code.code }))
