import type { Decline, TestCard } from './testCards.ts'

type CardOutcome = { kind: 'accepted' } | { kind: 'authenticate' } | { kind: 'declined'; decline: Decline }

interface CardUse {
  purpose: 'save' | 'charge'
  authenticated: boolean
  /** Off-session: the holder can't authenticate. */
  offSession: boolean
}

const AUTHENTICATION_REQUIRED: Decline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}

export function decideCardOutcome(card: TestCard & { authenticated: boolean }, use: CardUse): CardOutcome {
  if (card.declined) return { kind: 'declined', decline: card.declined }
  if (use.purpose === 'charge' && card.declinedWhenCharged)
    return { kind: 'declined', decline: card.declinedWhenCharged }
  const trusted = card.authentication === 'unless_saved' && card.authenticated && use.offSession
  if (!card.authentication || use.authenticated || trusted) return { kind: 'accepted' }
  return use.offSession ? { kind: 'declined', decline: AUTHENTICATION_REQUIRED } : { kind: 'authenticate' }
}
