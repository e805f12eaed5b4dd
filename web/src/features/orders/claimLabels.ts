import type { ClaimKind, ClaimState } from '#contracts/claims.ts'

export const KIND_LABELS: Record<ClaimKind, string> = {
  damaged: 'It arrived damaged',
  misprint: 'The print is wrong',
  wrong_item: 'It’s the wrong item',
  missing: 'Something is missing',
  other: 'Something else',
}

export const STATE_LABELS: Record<ClaimState, string> = {
  open: 'We’re looking into it',
  answered: 'We wrote to you',
  replaced: 'Replacement on its way',
  refunded: 'Refunded',
  declined: 'Declined',
}
