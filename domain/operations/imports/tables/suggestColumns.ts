import { type ChosenColumns, type ColumnField, TABLE_FIELDS, type TableKind } from '#contracts/operations/imports.ts'
import { columnName } from '../columnName.ts'
import type { Table } from './toTable.ts'

/**
 * Names that services give their columns, as `columnName` writes them, the surest first. Whether somebody wants emails is
 * suggested only where the name says so expressly.
 */
const KNOWN: Record<TableKind, Partial<Record<ColumnField, string[]>>> = {
  'members-csv': {
    email: [
      'email',
      'email address',
      'subscriber email',
      'member email',
      'email adresse',
      'supporter email',
      'purchase email',
      'buyer email',
    ],
    name: [
      'name',
      'full name',
      'display name',
      'subscriber name',
      'member name',
      'vollständiger name',
      'supporter name',
      'buyer name',
    ],
    firstName: ['first name', 'firstname', 'given name', 'vorname'],
    lastName: ['last name', 'lastname', 'surname', 'family name', 'nachname'],
    joinedAt: [
      'created at',
      'creation date',
      'joined at',
      'joined',
      'join date',
      'member since',
      'signup date',
      'signed up at',
      'subscribed at',
      'subscribed on',
      'subscribed time',
      'purchase date',
      'created (utc)',
      'patronage since date',
      'subscription date',
      'optin time',
      'confirm time',
      'start date',
      'date added',
      'mitglied seit',
    ],
    wantsEmails: ['subscribed to emails', 'accepts email marketing', 'email opt in', 'wants emails'],
    isPaying: [
      'active subscription',
      'is paying',
      'paying',
      'paid',
      'premium',
      'patron status',
      'subscription state',
      'subscription tier',
    ],
  },
  'products-csv': {
    name: ['name', 'product name', 'title'],
    price: ['price', 'variant price', 'preis'],
    description: ['description', 'body (html)', 'beschreibung'],
    category: ['category', 'product category', 'type', 'kategorie'],
    inStock: ['in stock', 'available', 'auf lager'],
    stock: ['stock', 'pieces', 'quantity', 'variant inventory qty', 'inventory', 'bestand', 'lagerbestand'],
    image: ['image', 'image src', 'image url', 'picture', 'bild'],
    isHidden: ['hidden', 'status', 'verborgen'],
  },
}

/** Which column is probably what. */
export function suggestColumns(kind: TableKind, { names, lines }: Table): ChosenColumns {
  const plain = names.map(columnName)
  const chosen: ChosenColumns = {}
  for (const { field } of TABLE_FIELDS[kind]) {
    const at = (KNOWN[kind][field] ?? []).map((name) => plain.indexOf(name)).find((place) => place >= 0)
    const name = at === undefined ? undefined : names[at]
    if (name !== undefined) chosen[field] = name
  }
  if (kind === 'members-csv' && chosen.email === undefined) {
    const at = lines[0]?.cells.findIndex((cell) => cell.includes('@')) ?? -1
    const name = names[at]
    if (name !== undefined) chosen.email = name
  }
  return chosen
}
