import { type Item, itemLabel } from '../shop/itemLabel.ts'
import { type Cents, formatCents } from '../shared/money.ts'
import type { TermsWords } from '../membership/TermsWords.ts'

/** A value as it is stored. Amounts are written in the reader's language, items by their labels, anything else as it is. */
type ValueTypes = { cents: Cents; count: number; items: readonly Item[]; text: string }

/** The kinds of one thing, such as the events of an order: each with its English text and the types of its values. */
export type FactCatalog = Record<string, { text: string; values?: Record<string, keyof ValueTypes> }>

type ValuesOf<Entry> = Entry extends { values: infer Types }
  ? { [Name in keyof Types]: ValueTypes[Types[Name] & keyof ValueTypes] }
  : unknown

/** A kind of a catalog with its values: `{ kind: 'refunded', amount: 500 }`. */
export type FactOf<Catalog extends FactCatalog> = {
  [Kind in keyof Catalog]: { kind: Kind } & ValuesOf<Catalog[Kind]>
}[keyof Catalog]

export type FactValue = string | number | Item[]
/** As it is stored and sent. */
export type StoredFact = { kind: string; values: Record<string, FactValue> }

type FactWords = { t: (text: string, values?: Record<string, string>) => string; money: TermsWords['money'] }

export const storedFact = ({ kind, ...values }: { kind: string }): StoredFact => ({ kind, values })

/** @returns null for a kind that only a newer version knows. */
export function factText(catalog: FactCatalog, { kind, values }: StoredFact, { t, money }: FactWords): string | null {
  const entry = Object.hasOwn(catalog, kind) ? catalog[kind] : undefined
  if (!entry) return null
  const types = Object.entries(entry.values ?? {})
  return t(entry.text, Object.fromEntries(types.map(([name, type]) => [name, written(values[name], type, money)])))
}

/** As the panel and the API write it. An unknown kind is named. */
export const factInEnglish = (catalog: FactCatalog, fact: StoredFact): string =>
  factText(catalog, fact, { t: fillText, money: formatCents }) ?? fact.kind

function written(value: FactValue | undefined, type: keyof ValueTypes, money: TermsWords['money']): string {
  if (value === undefined) return ''
  if (typeof value === 'object') return value.map(itemLabel).join(', ')
  return type === 'cents' ? money(Number(value)) : String(value)
}

const fillText = (text: string, values: Record<string, string> = {}): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
