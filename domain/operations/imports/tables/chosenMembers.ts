import type { ChosenColumns } from '#contracts/operations/imports.ts'
import type { MemberLine } from '../formats/MemberLine.ts'
import { personName } from '../formats/personName.ts'
import { cellOf, type Table } from './toTable.ts'
import { readDate } from '../formats/readDate.ts'

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

const NUMBERS = /^(\d{1,2})([./])(\d{1,2})[./](\d{4})(?:[ ,T]|$)/
const MONTH_FIRST = /^(\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?:[ ,]|$)/u
const DAY_FIRST = /^(\d{1,2})\.? (\p{L}{3,9})\.?,? (\d{4})(?:[ ,]|$)/u
/** The first letters of each month, in English and German. */
const MONTHS = ['jan', 'feb', 'mar|mär', 'apr', 'may|mai', 'jun', 'jul', 'aug', 'sep', 'oct|okt', 'nov', 'dec|dez']

type Order = 'day first' | 'month first' | null

/**
 * Reads the dates of a column. Whether 03/04/2024 is in March or April is read from the others: one of them has a day after
 * the 12th. If none has, such dates are not guessed.
 */
function columnDates(values: Iterable<string>): (text: string) => string | null {
  const order = orderOf(values)
  return (text) => readDate(text) ?? readDay(text.trim(), order)
}

function orderOf(values: Iterable<string>): Order {
  let order: Order = null
  for (const value of values) {
    const [, first, mark, second] = NUMBERS.exec(value.trim()) ?? []
    if (mark !== '/') continue
    const here = Number(first) > 12 ? 'day first' : Number(second) > 12 ? 'month first' : null
    // A column that has both is not to be trusted.
    if (here !== null && order !== null && here !== order) return null
    order ??= here
  }
  return order
}

function readDay(text: string, order: Order): string | null {
  const [, first, mark, second, year] = NUMBERS.exec(text) ?? []
  if (mark === '.' || (mark === '/' && order === 'day first')) return dayOf(year, Number(second), first)
  if (mark === '/') return order === null ? null : dayOf(year, Number(first), second)
  const [, before, day, ofYear] = MONTH_FIRST.exec(text) ?? []
  if (before !== undefined) return dayOf(ofYear, monthOf(before), day)
  const [, dayBefore, month, yearAfter] = DAY_FIRST.exec(text) ?? []
  return month === undefined ? null : dayOf(yearAfter, monthOf(month), dayBefore)
}

const monthOf = (name: string): number =>
  MONTHS.findIndex((begins) => begins.split('|').some((begin) => name.toLowerCase().startsWith(begin))) + 1

const dayOf = (year = '', month: number, day = ''): string | null =>
  readDate(`${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`)
