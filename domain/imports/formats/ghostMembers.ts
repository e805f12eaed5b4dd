import type { MemberFormat } from './MemberLine.ts'
import { personName } from './personName.ts'
import { readDate } from './readDate.ts'
import { readFlag } from './readFlag.ts'

/** Members → Export. A customer id at Stripe alone doesn’t say that somebody pays now; a tier does. */
export const ghostMembers: MemberFormat = {
  columns: ['email', 'name', 'subscribed_to_emails', 'complimentary_plan', 'created_at'],
  read: (cell) => ({
    email: cell('email'),
    ...personName(cell('name'), cell('email')),
    joinedAt: readDate(cell('created_at')),
    wantsEmails: readFlag(cell('subscribed_to_emails')),
    isPaying: readFlag(cell('complimentary_plan')) || (cell('tiers') || cell('products')) !== '',
    leftOut: cell('deleted_at') ? 'This member was deleted at Ghost.' : null,
  }),
}
