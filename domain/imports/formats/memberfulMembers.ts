import type { MemberFormat } from './MemberLine.ts'
import { personName } from './personName.ts'
import { readDate } from './readDate.ts'
import { readFlag } from './readFlag.ts'

/** Members → Export. The site chooses the columns there, so only the address must be present. */
export const memberfulMembers: MemberFormat = {
  columns: [['email']],
  read: (cell) => ({
    email: cell('email'),
    ...personName(
      cell('full name') || cell('name') || `${cell('first name')} ${cell('last name')}`.trim(),
      cell('email'),
    ),
    joinedAt: readDate(cell('created at') || cell('signup date')),
    wantsEmails: false,
    isPaying: readFlag(cell('active') || cell('subscription status')),
    leftOut: null,
  }),
}
