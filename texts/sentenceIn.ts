import type { Language } from '#contracts/shared/languages.ts'
import { type Message, MESSAGES, type MessageValues, MONEY, ROUND_MONEY } from '#contracts/shared/problem.ts'
import { centsIn } from './formats.ts'
import { textsIn, translationOf } from './textsIn.ts'

/** Writes a message in a language. A text without a translation stays English. */
export function sentenceIn(language: Language, message: Message): string {
  // Not as ICU: what a library or an owner's form says may have braces.
  if (typeof message === 'string') return translationOf(language, message)
  const values = Object.entries(message.values).map(([name, value]) => [name, valueIn(language, name, value)] as const)
  return textsIn(language)(message.text, Object.fromEntries(values))
}

function valueIn(language: Language, name: string, value: MessageValues[string]): string | number {
  if (value instanceof Date)
    return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(value)
  if (typeof value === 'number') return numberIn(language, name, value)
  if (value === undefined) return ''
  if (isList(value)) return value.map((one) => sentenceIn(language, one)).join(', ')
  return isOneOf(MESSAGES, name) || typeof value === 'object' ? sentenceIn(language, value) : value
}

function numberIn(language: Language, name: string, value: number): string | number {
  if (isOneOf(ROUND_MONEY, name)) return centsIn(language, value, { decimals: value % 100 === 0 ? 0 : 2 })
  return isOneOf(MONEY, name) ? centsIn(language, value) : value
}

const isList = (value: MessageValues[string]): value is readonly Message[] => Array.isArray(value)

const isOneOf = (names: readonly string[], name: string): boolean => names.includes(name)

const LOCALES: Record<Language, string> = { en: 'en-US', de: 'de-DE' }
