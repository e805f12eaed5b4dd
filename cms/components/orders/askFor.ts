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
        question: `Stop this order at the print provider and give ${money} back to the card? If it is too late to stop, nothing goes back.`,
        body: reason ? { reason } : {},
      }
    case 'refund': {
      const exact = /^\d{1,6}\.\d{2}$/.test(amount.trim())
      return {
        question: exact ? `Give ${money} back to the card?` : 'Enter an amount such as 12.34, and a reason.',
        body: exact && reason ? { amount: amount.trim(), reason, key } : null,
      }
    }
    case 'retry':
      if (number.trim()) {
        return { question: 'Go on with the order of that number?', body: { providerOrderId: number.trim() } }
      }
      if (isNotThere) return { question: 'Send it to the print provider as a new order?', body: { notThere: true } }
      return isUnknown
        ? { question: 'Look at the print provider first: printing it twice costs you.', body: null }
        : { question: 'Go on from where it stopped?', body: {} }
    case 'deliver':
      return { question: 'Have the goods arrived?', body: {} }
    case 'resolve':
      return { question: 'Take the problem off the desk, with this note?', body: reason ? { note: reason } : null }
    case 'resend-mail':
      return { question: 'Send the confirmation to its buyer once more?', body: {} }
  }
}
