import { type Role, may } from '#contracts/platform/roles.ts'
import { isPartOn } from '#contracts/platform/siteParts.ts'
import type { StudioResult } from '#contracts/operations/studio.ts'
import type { Database } from '#database/sql.ts'
import { readPartsOff } from '#domain/platform/site/readPartsOff.ts'
import { findRecords } from './findRecords.ts'
import { type EntryMatch, matchEntries } from './matchEntries.ts'
import { STUDIO_ENTRIES } from './studioEntries.ts'

type Person = { role?: Role | null } | null | undefined

const LIMIT = 20
/** So many places and actions stand before what the database has. */
const LEADING = 3
/** Part of an email address, or of an order’s reference. */
const NAMES_A_RECORD = /[@\d]/

/**
 * What an employee may open, best first. Names of places, settings and actions lead, because they are few and people know
 * them; an address or a number is of a person or an order.
 */
export async function searchStudio(database: Database, person: Person, q: string): Promise<StudioResult[]> {
  const off = await readPartsOff(database)
  const entries = matchEntries(
    q,
    STUDIO_ENTRIES.filter(({ needs, part }) => may(person, needs) && isPartOn(part, off)),
  )
  const leads = NAMES_A_RECORD.test(q) ? [] : entries.filter(({ isComplete }) => isComplete).slice(0, LEADING)
  const rest = entries.filter((one) => !leads.includes(one))
  const records = await findRecords(database, person, q)
  return [...leads.map(resultOf), ...records, ...rest.map(resultOf)].slice(0, LIMIT)
}

const resultOf = ({ entry: { kind, label, note, url } }: EntryMatch): StudioResult => ({ kind, label, note, url })
