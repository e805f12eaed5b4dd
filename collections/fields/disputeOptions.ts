import type { DisputeOutcome } from '#contracts/shop/orders.ts'

const WORDS: Record<DisputeOutcome, string> = {
  inquiry: 'The bank is asking',
  closed: 'The bank’s question is settled',
  open: 'Open',
  won: 'Won',
  lost: 'Lost',
  prevented: 'Prevented by a refund',
}

export const disputeOptions = Object.entries(WORDS).map(([value, label]) => ({ value, label }))
