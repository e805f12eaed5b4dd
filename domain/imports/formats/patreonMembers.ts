import type { MemberFormat } from './MemberLine.ts'
import { personName } from './personName.ts'
import { readDate } from './readDate.ts'

/** Audience → Relationship manager → Download CSV. It says nothing about emails that somebody asked for. */
export const patreonMembers: MemberFormat = {
  columns: ['name', 'email', 'patron status', 'patronage since date'],
  read: (cell) => ({
    email: cell('email'),
    ...personName(cell('name'), cell('email')),
    joinedAt: readDate(cell('patronage since date')),
    wantsEmails: false,
    isPaying: cell('patron status').toLowerCase() === 'active patron' && cell('free trial').toLowerCase() !== 'yes',
    leftOut: null,
  }),
}
