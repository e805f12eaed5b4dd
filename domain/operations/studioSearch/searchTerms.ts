import type { Language } from '#contracts/shared/languages.ts'
import german from '#texts/de/studio.json' with { type: 'json' }
import germanSearch from '#texts/de/studioSearch.json' with { type: 'json' }
import { STUDIO_ENTRIES, type StudioEntry } from './studioEntries.ts'

type SearchTerms = {
  entries: readonly StudioEntry[]
  /** A question consists of them, but they don’t say what it is about. Folded. */
  unheard: ReadonlySet<string>
}

type Translation = {
  texts: Record<string, string>
  /** What people type for an entry, by its English name, whose translated name or note doesn’t say it. */
  synonyms: Record<string, string>
  synonymsOfSettings: string
  unheard: string
}

/** With their words in a language; the English ones find them, too. */
const translated = ({ texts, synonyms, synonymsOfSettings, unheard }: Translation): SearchTerms => ({
  entries: STUDIO_ENTRIES.map((entry) => ({
    ...entry,
    label: texts[entry.label] ?? entry.label,
    note: texts[entry.note] ?? entry.note,
    synonyms: [
      synonyms[entry.label] ?? '',
      entry.kind === 'setting' ? synonymsOfSettings : '',
      entry.label,
      entry.synonyms,
    ].join(' '),
  })),
  unheard: new Set(unheard.split(' ')),
})

export const SEARCH_TERMS: Record<Language, SearchTerms> = {
  en: {
    entries: STUDIO_ENTRIES,
    unheard: new Set(
      'a an and are as at be can do does for from get has have how i in into is it me my of on or our so that the their them they this to up us was we what when where which who why will with you your'.split(
        ' ',
      ),
    ),
  },
  de: translated({ texts: german, ...germanSearch }),
}
