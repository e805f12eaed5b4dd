import { type Message, problem } from '#contracts/shared/problem.ts'
import type { GiftInput } from '#contracts/membership/giftSales.ts'
import { sendDayProblem } from '#contracts/membership/sendDay.ts'
import { AppError } from '#domain/platform/AppError.ts'

type Terms = {
  isSignedIn: boolean
  now: Date
  /** The problem of what was chosen, by its field. */
  choice?: Record<string, Message>
}

/** What the schema can't know: what is on sale, today, and the buyer. @throws AppError `invalid_input`. */
export function refuseGiftForm(input: GiftInput, { isSignedIn, now, choice = {} }: Terms): void {
  const errors: Record<string, Message> = { ...choice }
  const dayProblem = input.sendOn === undefined ? null : sendDayProblem(input.sendOn, now)
  if (dayProblem) errors['sendOn'] = dayProblem
  if (!isSignedIn && input.buyerEmail === undefined) errors['buyerEmail'] = problem('Please enter your email address')
  if (Object.keys(errors).length > 0) throw new AppError('invalid_input', { errors })
}
