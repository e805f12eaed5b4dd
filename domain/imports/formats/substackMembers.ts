import type { MemberFormat } from './MemberLine.ts'
import { personName } from './personName.ts'
import { readDate } from './readDate.ts'
import { readFlag } from './readFlag.ts'

/** Settings → Exports: `email_list….csv` in the ZIP file. Older exports have no names. */
export const substackMembers: MemberFormat = {
  columns: ['email', 'active_subscription', 'email_disabled', 'created_at'],
  read: (cell) => ({
    email: cell('email'),
    ...personName(cell('name'), cell('email')),
    joinedAt: readDate(cell('created_at')),
    wantsEmails: cell('email_disabled').toLowerCase() === 'false',
    isPaying: readFlag(cell('active_subscription')),
    leftOut: null,
  }),
}
