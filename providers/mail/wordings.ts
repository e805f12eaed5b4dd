import type { Language } from '#contracts/shared/languages.ts'
import type { MailData, MailKind } from '#contracts/platform/mails.ts'
import { codeWord } from '#contracts/platform/calledWords.ts'
import { inOwnWords } from '#texts/ownWords.ts'
import type { MailWording, Words } from './mail.ts'
import { MAILS } from './mails/index.ts'

export type Wording = { subject: string; title: string; body: string }
export type MailKey = { [Kind in MailKind]: keyof (typeof MAILS)[Kind]['wordings'] }[MailKind]

const WORDINGS = Object.fromEntries(Object.values(MAILS).flatMap(({ wordings }) => Object.entries(wordings))) as Record<
  MailKey,
  MailWording
>

export const MAIL_KEYS = Object.keys(WORDINGS) as MailKey[]

export const isMailKey = (key: string): key is MailKey => Object.hasOwn(WORDINGS, key)
export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(MAILS, kind)
export const kindOfKey = (key: MailKey): MailKind => key.split('.')[0] as MailKind

export const textOf = (key: MailKey): MailWording => WORDINGS[key]

/** Our own wording, which the owner may replace in English. */
export function wordingIn(language: Language, key: MailKey): Wording {
  const wording: { en: Words } & Partial<Record<Language, Words>> = textOf(key)
  const { subject, title, body } = wording[language] ?? wording.en
  const own = (text: string) => inOwnWords(wording[language] ? language : 'en', text)
  return { subject: own(subject), title: own(title), body: body.map(own).join('\n\n') }
}

/** Numbers of orders begin with the owner’s word. */
const inOwnCode = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/^HUNT-/, () => `${codeWord()}-`) : value

/** Sample data for one wording. */
export function sampleOf(key: MailKey): MailData[MailKind] {
  const { sample }: { sample?: object } = textOf(key)
  const data = { ...MAILS[kindOfKey(key)].sample, ...sample }
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, inOwnCode(value)])) as typeof data
}
