import { type Language, LANGUAGES } from '../shared/languages.ts'
import { type TradeWord, WORDS } from './tradeWords.ts'

/** The words of the trade, one and several, as a new site has them. */
export const TRADE_WORDS = {
  hunt: { en: ['hunt', 'hunts'], de: ['Tour', 'Touren'] },
  hunter: { en: ['hunter', 'hunters'], de: ['Steinsucher', 'Steinsucher'] },
  find: { en: ['find', 'finds'], de: ['Fund', 'Funde'] },
  stone: { en: ['stone', 'stones'], de: ['Stein', 'Steine'] },
} as const satisfies Record<TradeWord, Record<Language, Forms>>

/** One and several: `['pot', 'pots']`. */
export type Forms = readonly [string, string]

/** The owner’s words, without those that are as delivered. */
export type OwnWords = Partial<Record<Language, Partial<Record<TradeWord, Forms>>>> & {
  /** What order numbers begin with. */
  code?: string
}

/** Only letters, digits, spaces and `’.-`, so that a word can be part of any text. */
const FORMS = /^([\p{L}\p{N}][\p{L}\p{N} ’.-]{0,39}),([\p{L}\p{N} ][\p{L}\p{N} ’.-]{0,39})$/u

/** As delivered. */
export const CODE_PREFIX = 'HUNT'
/** What other codes of the site begin with. */
const TAKEN = ['CARD', 'GIFT', 'MEMBER', 'STONE']

export const isCodePrefix = (text: string): boolean => /^[A-Z]{2,8}$/.test(text) && !TAKEN.includes(text)

/** The words that names and codes begin with. */
export const calledIn = (words: OwnWords | undefined): { hunter?: string; code?: string } => ({
  ...(words?.en?.hunter && { hunter: words.en.hunter[0] }),
  ...(words?.code && { code: words.code }),
})

/** @returns `pot, pots` as its two forms, or null if it isn’t written like that. */
export function parseForms(written: string): Forms | null {
  const [, one = '', many = ''] = FORMS.exec(written.trim().replace(/, +/, ',')) ?? []
  return one.trim() && many.trim() ? [one.trim(), many.trim()] : null
}

/** Writes a template: `[find]`, `[finds]`, `[a find]`, or with a capital letter `[Find]`, `[Finds]`, `[A find]`. */
export function fillWords(template: string, language: Language, words: OwnWords): string {
  return template.replace(SLOT, (_, article: string | undefined, name: string) => {
    const { word, form } = slotOf(name)
    const said = (words[language]?.[word] ?? TRADE_WORDS[word][language])[form] ?? ''
    if (article) return `${article}${/^[aeiou]/i.test(said) ? 'n' : ''} ${said}`
    return /^[A-Z]/.test(name) ? said.charAt(0).toUpperCase() + said.slice(1) : said
  })
}

/** A text follows the words in it. One without words of the trade is for every site that has a word of its own. */
export function isOwn(template: string, language: Language, words: OwnWords): boolean {
  const own = words[language] ?? {}
  const named = [...template.matchAll(SLOT)].map(([, , name = '']) => slotOf(name).word)
  return named.length === 0 ? Object.keys(own).length > 0 : named.some((word) => own[word] !== undefined)
}

const SLOT = new RegExp(`\\[(?:(a) )?((?:${WORDS.toSorted((a, b) => b.length - a.length).join('|')})s?)\\]`, 'gi')

function slotOf(name: string): { word: TradeWord; form: 0 | 1 } {
  const lower = name.toLowerCase()
  const word = WORDS.find((known) => known === lower || `${known}s` === lower) ?? 'find'
  return { word, form: lower === word ? 0 : 1 }
}

/** What the owner wrote, by the keys of the settings. Words as delivered are left out. */
export function ownWordsOf(written: Record<string, string>): OwnWords | undefined {
  const code = written['code_prefix'] ?? CODE_PREFIX
  const words: OwnWords = code !== CODE_PREFIX && isCodePrefix(code) ? { code } : {}
  for (const language of LANGUAGES)
    for (const word of WORDS) {
      const forms = parseForms(written[wordKey(word, language)] ?? '')
      if (forms && forms.join() !== TRADE_WORDS[word][language].join())
        words[language] = { ...words[language], [word]: forms }
    }
  return Object.keys(words).length > 0 ? words : undefined
}

export const wordKey = <Word extends TradeWord, In extends Language>(word: Word, language: In): `word_${Word}_${In}` =>
  `word_${word}_${language}`
