import { amountToCents } from '../shared/amountToCents.ts'
import { type Cents, centsToAmount } from '../shared/money.ts'

/** What a parcel costs by its weight: ascending; null in the last row for any weight. Empty: not decided. */
export type ShippingTable = { upToGrams: number | null; cents: Cents }[]

const ROW = /^(\d{1,6})?:(\d{1,5})$/
const MAX_ROWS = 12

/** Reads the stored text, such as `500:600,2000:1200`, or `:600` for any weight. @returns null for anything else. */
export function parseShippingTable(text: string): ShippingTable | null {
  if (text === '') return []
  const parts = text.split(',')
  if (parts.length > MAX_ROWS) return null
  const table: ShippingTable = []
  for (const part of parts) {
    const [, grams, cents] = ROW.exec(part) ?? []
    const before = table.at(-1)
    const upToGrams = grams === undefined ? null : Number(grams)
    if (cents === undefined || upToGrams === 0 || before?.upToGrams === null) return null
    if (before && upToGrams !== null && upToGrams <= before.upToGrams) return null
    table.push({ upToGrams, cents: Number(cents) })
  }
  return table
}

/** What is heavier than the last row goes in several parcels. @param table not empty. */
export function tablePrice(table: ShippingTable, grams: number): Cents {
  const row = table.find(({ upToGrams }) => upToGrams === null || grams <= upToGrams)
  if (row) return row.cents
  const last = table.at(-1)
  if (!last?.upToGrams) return 0
  const full = Math.ceil(grams / last.upToGrams) - 1
  return full * last.cents + tablePrice(table, grams - full * last.upToGrams)
}

/** Without its spaces. */
const TYPED_ROW = /^(?:(\d{1,6})(g|kg)[:=]?)?\$?(\d{1,4}(?:\.\d{1,2})?)$/i

/** What an owner types, such as `500 g: 6.00, 2 kg: 12.00`, as it is stored. @returns null for anything else. */
export function typedShippingTable(typed: string): string | null {
  const parts = typed.split(/[,;\n]/).filter((part) => part.trim() !== '')
  const rows = parts.map((part) => {
    const [, weight, unit, amount] = TYPED_ROW.exec(part.replace(/\s+/g, '')) ?? []
    const cents = amount === undefined ? null : amountToCents(amount)
    if (cents === null) return null
    const grams = weight === undefined ? '' : Number(weight) * (unit?.toLowerCase() === 'kg' ? 1000 : 1)
    return `${grams}:${cents}`
  })
  return rows.includes(null) ? null : rows.join(',')
}

/** As it is typed and read: `500 g: 6.00, 2 kg: 12.00`. @returns the text itself if it isn't a table. */
export function shippingTableText(text: string): string {
  const rows = parseShippingTable(text)
  if (!rows) return text
  return rows.map(({ upToGrams, cents }) => `${weightText(upToGrams)}${centsToAmount(cents)}`).join(', ')
}

function weightText(grams: number | null): string {
  if (grams === null) return ''
  return grams % 1000 === 0 ? `${grams / 1000} kg: ` : `${grams} g: `
}
