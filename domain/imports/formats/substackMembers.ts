import type { MemberFormat } from './MemberLine.ts'
import { personName } from './personName.ts'
import { readDate } from './readDate.ts'
import { readFlag } from './readFlag.ts'

/** Types of subscription that cost nothing. */
const FREE = ['', 'free', 'free trial', 'follower', 'none', 'author']

/**
 * Settings → Exports: `email_list….csv` in the ZIP file, where older ones have no names. Or *Export* above the list of
 * subscribers, which has other columns.
 */
export const substackMembers: MemberFormat = {
  columns: [
    ['email', 'active_subscription', 'email_disabled', 'created_at'],
    ['email', 'subscription type'],
    ['email', 'type', 'start date'],
  ],
  read: (cell) => ({
    email: cell('email'),
    ...personName(cell('name'), cell('email')),
    joinedAt: readDate(cell('created_at') || cell('subscription date') || cell('start date')),
    // The list of subscribers names the sections whose emails somebody gets.
    wantsEmails: cell('email_disabled').toLowerCase() === 'false' || cell('receiving emails for') !== '',
    isPaying:
      readFlag(cell('active_subscription')) ||
      !FREE.includes((cell('subscription type') || cell('type')).toLowerCase()),
    leftOut: null,
  }),
}
