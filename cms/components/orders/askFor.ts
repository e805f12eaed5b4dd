import type { OrderAction } from './possibleActions.ts'

/** What an employee has entered so far. */
export type Draft = {
  amount: string
  reason: string
  number: string
  isNotThere: boolean
  /** Of this opening of the form: what is sent twice with it is done once. */
  key: string
}

type Facts = { money: string; isUnknown: boolean }

/** The sentence to agree to, and what is then sent; `body` is null while something is missing. */
export function askFor(
  action: OrderAction,
  { amount, reason: typed, number, isNotThere, key }: Draft,
  { money, isUnknown }: Facts,
): { question: string; body: object | null } {
  const reason = typed.trim()
  switch (action) {
    case 'cancel':
      return {
        question: `Cancel this order at the print provider and refund ${money} to the card? If it’s too late to cancel, nothing is refunded.`,
        body: reason ? { reason } : {},
      }
    case 'refund': {
      const exact = /^\d{1,6}\.\d{2}$/.test(amount.trim())
      return {
        question: exact ? `Refund ${money} to the card?` : 'Enter an amount such as 12.34, and a reason.',
        body: exact && reason ? { amount: amount.trim(), reason, key } : null,
      }
    }
    case 'retry':
      if (number.trim()) {
        return { question: 'Try again with that order number?', body: { providerOrderId: number.trim() } }
      }
      if (isNotThere) return { question: 'Send it to the print provider as a new order?', body: { notThere: true } }
      return isUnknown
        ? { question: 'Check the print provider first: printing the order twice costs you.', body: null }
        : { question: 'Try again from where it stopped?', body: {} }
    case 'deliver':
      return { question: 'Mark this order as delivered?', body: {} }
    case 'resolve':
      return { question: 'Resolve the problem with this note?', body: reason ? { note: reason } : null }
    case 'resend-mail':
      return { question: 'Send the confirmation to the buyer again?', body: {} }
  }
}
