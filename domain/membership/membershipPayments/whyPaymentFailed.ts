/** The card provider's codes in plain words, for employees. */
const REASONS: Record<string, string> = {
  insufficient_funds: 'There wasn’t enough money on the card.',
  expired_card: 'The card has expired.',
  incorrect_cvc: 'The security code of the card is wrong.',
  incorrect_number: 'The card number is wrong.',
  lost_card: 'The bank says the card was lost.',
  stolen_card: 'The bank says the card was stolen.',
  pickup_card: 'The bank has blocked the card.',
  restricted_card: 'The bank has blocked the card.',
  card_velocity_exceeded: 'The card has reached its limit.',
  withdrawal_count_limit_exceeded: 'The card has reached its limit.',
  fraudulent: 'The bank suspects fraud.',
  do_not_honor: 'The bank declined the card without saying why. The member can ask their bank.',
  generic_decline: 'The bank declined the card without saying why. The member can ask their bank.',
  try_again_later: 'The bank couldn’t be reached. The next try may work.',
  processing_error: 'The bank couldn’t be reached. The next try may work.',
  authentication_required: 'The bank asks the member to confirm the payment.',
  payment_intent_authentication_failure: 'The member didn’t confirm the payment with their bank.',
  currency_not_supported: 'The card can’t pay in US dollars.',
  card_not_supported: 'The card can’t be used for this kind of payment.',
}

type Failure = { code: string | null; declineCode: string | null; attempts: number }

/** A reason of the bank says more than the provider's code. */
export function whyPaymentFailed({ code, declineCode, attempts }: Failure): string {
  const known = [declineCode, code].flatMap(
    (name) => (name && Object.hasOwn(REASONS, name) ? REASONS[name] : undefined) ?? [],
  )
  if (known[0]) return known[0]
  const given = declineCode ?? code
  if (given) return `The card was declined (${given}).`
  return attempts === 0 ? 'The card has not been charged yet.' : 'There is no card to charge.'
}
