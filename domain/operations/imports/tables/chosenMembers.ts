import type { ChosenColumns } from '#contracts/operations/imports.ts'
import type { MemberLine } from '../formats/MemberLine.ts'
import { personName } from '../formats/personName.ts'
import { columnDates } from './columnDates.ts'
import { cellOf, type Table } from './toTable.ts'

/** What services write for yes. Anything else is a no. */
const YES = ['true', 'yes', 'y', '1', 'x', 'active', 'enabled', 'ja', 'wahr', 'aktiv', 'oui', 'sí', '✓']
const WANTS = new Set([...YES, 'subscribed', 'confirmed', 'regular'])
const PAYS = new Set([...YES, 'paid', 'paying', 'premium', 'active patron', 'active member', 'bezahlt'])

/** Such as "Ada Byron <ada@example.test>". */
const NAMED_ADDRESS = /^([^<>]*)<([^<>\s@]+@[^<>\s@]+)>$/

/** Reads the members of a table by the columns that the owner has chosen. */
export function chosenMembers({ names, lines }: Table, columns: ChosenColumns): (cells: string[]) => MemberLine {
  const cell = cellOf(names, columns)
  const dateOf = columnDates(lines.map(({ cells }) => cell(cells, 'joinedAt')))
  const isOneOf = (words: ReadonlySet<string>, text: string) => words.has(text.toLowerCase())
  return (cells) => {
    const written = cell(cells, 'email')
    const [, said = '', email = written] = NAMED_ADDRESS.exec(written) ?? []
    return {
      email,
      ...personName(nameIn((field) => cell(cells, field)) || said, email),
      joinedAt: dateOf(cell(cells, 'joinedAt')),
      wantsEmails: isOneOf(WANTS, cell(cells, 'wantsEmails')),
      isPaying: isOneOf(PAYS, cell(cells, 'isPaying')),
      leftOut: null,
    }
  }
}

/** Some tables call the first name only “Name”. */
function nameIn(cell: (field: 'name' | 'firstName' | 'lastName') => string): string {
  const [name, first, last] = [cell('name'), cell('firstName'), cell('lastName')]
  const isFirst = first === '' && last !== '' && !name.toLowerCase().endsWith(last.toLowerCase())
  return name === '' || isFirst ? `${first || name} ${last}`.trim() : name
}
