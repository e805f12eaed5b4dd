import type { ClaimState } from '#contracts/shop/claims.ts'

/** `open` waits for an employee, `answered` for the buyer. Money that went back and goods that were printed are final. */
const claimMoves: Record<ClaimState, readonly ClaimState[]> = {
  open: ['answered', 'replaced', 'refunded', 'declined'],
  answered: ['open', 'answered', 'replaced', 'refunded', 'declined'],
  // The buyer may object.
  declined: ['open'],
  replaced: [],
  refunded: [],
}

export const mayMove = (from: ClaimState, to: ClaimState): boolean => claimMoves[from].includes(to)

/** A message of the buyer leaves an open claim open. */
export const mayReply = (status: ClaimState): boolean => status === 'open' || mayMove(status, 'open')
