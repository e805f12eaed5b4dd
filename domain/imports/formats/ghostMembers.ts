import type { MemberFormat } from './MemberLine.ts'
import { personName } from './personName.ts'
import { readDate } from './readDate.ts'
import { readFlag } from './readFlag.ts'

/**
 * Members → Export. A customer id at Stripe alone doesn’t say that somebody pays now; a tier does. Newer exports list the
 * newsletters of a member.
 */
export const ghostMembers: MemberFormat = {
  columns: [
    ['email', 'subscribed_to_emails', 'created_at'],
    ['email', 'newsletters', 'created_at'],
  ],
  read: (cell) => ({
    email: cell('email'),
    ...personName(cell('name'), cell('email')),
    joinedAt: readDate(cell('created_at')),
    wantsEmails:
      !readFlag(cell('email_disabled')) && (readFlag(cell('subscribed_to_emails')) || cell('newsletters') !== ''),
    isPaying: readFlag(cell('complimentary_plan')) || (cell('tiers') || cell('products')) !== '',
    leftOut: cell('deleted_at') ? 'This member was deleted at Ghost.' : null,
  }),
}
