import type { ClaimKind, ClaimState } from '#contracts/shop/claims.ts'
import { msg } from '#contracts/shared/msg.ts'

export const KIND_LABELS: Record<ClaimKind, string> = {
  damaged: msg('It arrived damaged'),
  misprint: msg('The print is wrong'),
  wrong_item: msg('It’s the wrong item'),
  missing: msg('Something is missing'),
  other: msg('Something else'),
}

export const STATE_LABELS: Record<ClaimState, string> = {
  open: msg('We’re looking into it'),
  answered: msg('We wrote to you'),
  replaced: msg('Replacement on its way'),
  refunded: msg('Refunded'),
  declined: msg('Declined'),
}
