import { type Message, problem } from '#contracts/shared/problem.ts'

/** The card provider's codes in plain words, for employees. */
const REASONS: Record<string, Message> = {
  insufficient_funds: problem('There wasn’t enough money on the card.'),
  expired_card: problem('The card has expired.'),
  incorrect_cvc: problem('The security code of the card is wrong.'),
  incorrect_number: problem('The card number is wrong.'),
  lost_card: problem('The bank says the card was lost.'),
  stolen_card: problem('The bank says the card was stolen.'),
  pickup_card: problem('The bank has blocked the card.'),
  restricted_card: problem('The bank has blocked the card.'),
  card_velocity_exceeded: problem('The card has reached its limit.'),
  withdrawal_count_limit_exceeded: problem('The card has reached its limit.'),
  fraudulent: problem('The bank suspects fraud.'),
  do_not_honor: problem('The bank declined the card without saying why. The member can ask their bank.'),
  generic_decline: problem('The bank declined the card without saying why. The member can ask their bank.'),
  try_again_later: problem('The bank couldn’t be reached. The next try may work.'),
  processing_error: problem('The bank couldn’t be reached. The next try may work.'),
  authentication_required: problem('The bank asks the member to confirm the payment.'),
  payment_intent_authentication_failure: problem('The member didn’t confirm the payment with their bank.'),
  currency_not_supported: problem('The card can’t pay in US dollars.'),
  card_not_supported: problem('The card can’t be used for this kind of payment.'),
}

type Failure = { code: string | null; declineCode: string | null; attempts: number }

/** A reason of the bank says more than the provider's code. */
export function whyPaymentFailed({ code, declineCode, attempts }: Failure): Message {
  const known = [declineCode, code].flatMap(
    (name) => (name && Object.hasOwn(REASONS, name) ? REASONS[name] : undefined) ?? [],
  )
  if (known[0]) return known[0]
  const given = declineCode ?? code
  if (given) return problem('The card was declined ({code}).', { code: given })
  return attempts === 0 ? problem('The card has not been charged yet.') : problem('There is no card to charge.')
}
