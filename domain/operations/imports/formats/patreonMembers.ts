import type { MemberFormat } from './MemberLine.ts'
import { personName } from './personName.ts'
import { readDate } from './readDate.ts'
import { readFlag } from './readFlag.ts'

/** Audience → Relationship manager → Download CSV. It says nothing about emails that somebody asked for. */
export const patreonMembers: MemberFormat = {
  columns: [
    ['name', 'email', 'patron status', 'patronage since date'],
    ['name', 'email', 'member status'],
    ['name', 'email', 'membership status'],
    ['first name', 'email', 'patron status'],
    // Until 2017.
    ['first name', 'last name', 'email', 'status', 'patronage since date'],
  ],
  read: (cell) => ({
    email: cell('email'),
    ...personName(cell('name') || `${cell('first name')} ${cell('last name')}`, cell('email')),
    joinedAt: readDate(cell('patronage since date') || cell('member since') || cell('join date')),
    wantsEmails: false,
    isPaying:
      ['active patron', 'active member', 'active', 'ok'].includes(statusOf(cell)) &&
      !readFlag(cell('free trial')) &&
      !readFlag(cell('free member')),
    leftOut: null,
  }),
}

const statusOf = (cell: Parameters<MemberFormat['read']>[0]): string =>
  (cell('patron status') || cell('member status') || cell('membership status') || cell('status')).toLowerCase()
