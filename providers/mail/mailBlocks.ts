import { addressLines } from '#contracts/addressLines.ts'
import type { Language } from '#contracts/languages.ts'
import type { MailAddress } from '#contracts/mails.ts'
import type { Translate } from '#texts/textsIn.ts'
import type { Block } from './layout.ts'

export const button = (label: string, path: string): Block[] => [{ kind: 'button', label, url: path }]
export const newPassword = (t: Translate): Block[] => button(t('Choose a new password'), '/api/forgot-password')
export const text = (value: string): Block => ({ kind: 'text', text: value })
export const table = (...rows: { label: string; value: string; isStrong?: boolean }[]): Block[] => [
  { kind: 'table', rows },
]

export function deliveredTo(address: MailAddress, t: Translate, language: Language): Block[] {
  const lines = Array.isArray(address) ? address : address ? addressLines(address, language) : []
  return lines.length > 0 ? table({ label: t('Delivery address'), value: lines.join(', ') }) : []
}

/** Mails that were queued by an older version have no estimate. */
export const expected = (delivery: string | null | undefined, t: Translate): Block[] =>
  delivery ? table({ label: t('Estimated delivery'), value: delivery }) : []

type Right = { paragraphs: string[]; form: string[] }

/** A durable medium must repeat it: Directive 2011/83/EU, article 8(7). */
export const rightOfWithdrawal = ({ paragraphs, form }: Right, path: string, t: Translate): Block[] => [
  ...paragraphs.map(text),
  ...button(t('Withdraw from contract here'), path),
  text(t('Or use this form:')),
  ...form.map(text),
]
