import { readDate } from '../formats/readDate.ts'

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
export function columnDates(values: Iterable<string>): (text: string) => string | null {
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
