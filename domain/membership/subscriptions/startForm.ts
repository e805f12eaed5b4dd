import { SMALLEST_PAYMENT_CENTS } from '#contracts/shared/constants.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { readCredit } from '#providers/stripe/customers.ts'
import { isMissing } from '#providers/stripe/isMissing.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { startCardSetup } from './startCardSetup.ts'
import { type Customer, firstPayment, startFirstPayment, type StartedForm } from './startFirstPayment.ts'
import { expireSubscriptionForm } from './subscriptionForm.ts'
import type { BegunForm } from './BegunForm.ts'

/**
 * Nothing is charged today, so a card is confirmed before the subscription exists. The card provider adds a rest of 1 to 49 cents
 * to the next payment. An open payment has its credit taken off already.
 */
const needsCardFirst = (begun: BegunForm, creditCents: Cents): boolean =>
  begun.isTrial ||
  begun.firstCents === 0 ||
  (begun.subscriptionId === null && firstPayment(begun) - creditCents < SMALLEST_PAYMENT_CENTS)

/** @returns null when the open form could not be used; it is closed now. */
export async function startForm(req: SignedInReq, begun: BegunForm, customer: Customer): Promise<StartedForm | null> {
  const { customerId } = customer
  try {
    const { isTrial } = begun
    const firstCents = firstPayment(begun)
    const creditCents = isTrial ? 0 : Math.min(firstCents, await readCredit(customerId))
    if (!needsCardFirst(begun, creditCents)) return await startFirstPayment(req, begun, customer)
    const clientSecret = await startCardSetup(req, begun, customerId)
    const cents = isTrial ? firstCents : 0
    return clientSecret === null ? null : { intentType: 'setup', clientSecret, cents, creditCents }
  } catch (error) {
    if (!isMissing(error, 'customer')) throw error
    await expireSubscriptionForm(req, begun)
    return null
  }
}
