import { type Role, may } from '#contracts/platform/roles.ts'
import { isPartOn } from '#contracts/platform/siteParts.ts'
import type { StudioResult } from '#contracts/operations/studio.ts'
import type { Language } from '#contracts/shared/languages.ts'
import type { Database } from '#database/sql.ts'
import { readPartsOff } from '#domain/platform/site/readPartsOff.ts'
import { findRecords } from './findRecords.ts'
import { SEARCH_TERMS } from './searchTerms.ts'
import type { StudioEntry } from './studioEntries.ts'
import { foldText } from '#contracts/shared/foldText.ts'

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
export async function searchStudio(
  database: Database,
  person: Person,
  q: string,
  language: Language = 'en',
): Promise<StudioResult[]> {
  const off = await readPartsOff(database)
  const { entries: known, unheard } = SEARCH_TERMS[language]
  const entries = matchEntries(
    q,
    unheard,
    known.filter(({ needs, part }) => may(person, needs) && isPartOn(part, off)),
  )
  const leads = NAMES_A_RECORD.test(q) ? [] : entries.filter(({ isComplete }) => isComplete).slice(0, LEADING)
  const rest = entries.filter((one) => !leads.includes(one))
  const records = await findRecords(database, person, q)
  return [...leads.map(resultOf), ...records, ...rest.map(resultOf)].slice(0, LIMIT)
}

const resultOf = ({ entry: { kind, label, note, url } }: EntryMatch): StudioResult => ({ kind, label, note, url })

const MAX_WORDS = 8
/** How well an entry has a word, by where it stands. */
const IN_LABEL = { exact: 5, begun: 3 }
const IN_SYNONYMS = { exact: 4, begun: 2 }
const IN_NOTE = { exact: 1, begun: 0 }

type EntryMatch<Entry = StudioEntry> = {
  entry: Entry
  /** Every word of the query is in it. */
  isComplete: boolean
}

type Indexed = { label: string; parts: [words: readonly string[], worth: typeof IN_LABEL][] }
const indexed = new WeakMap<object, Indexed>()

/**
 * The entries that have at least half of the words of a query, best first; rare words count more. Each entry is looked at
 * once for each of at most eight words.
 */
function matchEntries<Entry extends Pick<StudioEntry, 'label' | 'synonyms' | 'note'>>(
  query: string,
  unheard: ReadonlySet<string>,
  entries: readonly Entry[],
): EntryMatch<Entry>[] {
  const wanted = wordsOf(query).slice(0, MAX_WORDS)
  const heard = wanted.filter((word) => !unheard.has(word))
  const words = heard.length > 0 ? heard : wanted
  if (words.length === 0) return []
  const found = entries.map((entry) => ({ entry, worths: words.map((word) => worthOf(word, indexOf(entry))) }))
  const rarities = words.map((_, at) =>
    Math.log(1 + entries.length / (1 + found.filter(({ worths }) => (worths[at] ?? 0) > 0).length)),
  )
  const whole = wordsOf(query).join(' ')
  return found
    .map(({ entry, worths }) => {
      const share = worths.filter((worth) => worth > 0).length / words.length
      const sum = worths.reduce((total, worth, at) => total + worth * (rarities[at] ?? 0), 0)
      return { entry, share, score: sum * share * likeness(whole, indexOf(entry).label) }
    })
    .filter(({ share }) => share >= 0.5)
    .sort((one, other) => other.score - one.score)
    .map(({ entry, share }) => ({ entry, isComplete: share === 1 }))
}

/** The name itself, or the beginning of it. */
function likeness(query: string, label: string): number {
  if (query === label) return 2
  return label.startsWith(query) ? 1.3 : 1
}

function worthOf(word: string, { parts }: Indexed): number {
  const worths = parts.map(([words, worth]) => {
    if (words.includes(word)) return worth.exact
    return words.some((one) => one.startsWith(word)) ? worth.begun : 0
  })
  return Math.max(...worths)
}

function indexOf(entry: Pick<StudioEntry, 'label' | 'synonyms' | 'note'>): Indexed {
  const known = indexed.get(entry)
  if (known) return known
  const { label, synonyms, note } = entry
  const index: Indexed = {
    label: wordsOf(label).join(' '),
    parts: [
      [wordsOf(label), IN_LABEL],
      [wordsOf(synonyms), IN_SYNONYMS],
      [wordsOf(note), IN_NOTE],
    ],
  }
  indexed.set(entry, index)
  return index
}

/** A plural is the same word. */
const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word))
