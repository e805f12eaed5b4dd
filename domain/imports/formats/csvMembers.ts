import type { MemberColumns } from '#contracts/imports.ts'
import type { MemberLine } from './MemberLine.ts'
import { personName } from './personName.ts'
import { readDate } from './readDate.ts'
import { readFlag } from './readFlag.ts'

/** A line of any table, by the columns that were chosen. */
export function csvMember(chosen: MemberColumns, cells: string[]): MemberLine {
  const cell = (place: number | undefined) => (place === undefined ? '' : (cells[place]?.trim() ?? ''))
  const email = cell(chosen.email)
  const parts = `${cell(chosen.firstName)} ${cell(chosen.lastName)}`.trim()
  return {
    email,
    ...personName(cell(chosen.name) || parts, email),
    joinedAt: readDate(cell(chosen.joinedAt)),
    wantsEmails: readFlag(cell(chosen.wantsEmails), 'subscribed'),
    isPaying: readFlag(cell(chosen.isPaying), 'paid', 'paying'),
    leftOut: null,
  }
}
