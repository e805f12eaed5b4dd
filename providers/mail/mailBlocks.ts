import { addressLines } from '#contracts/shop/addressLines.ts'
import type { MailAddress } from '#contracts/platform/mails.ts'
import { sellerLines, type Trader, withdrawalTerms } from '#contracts/shop/withdrawalTerms.ts'
import type { Translate } from '#texts/textsIn.ts'
import type { Block } from './layout.ts'
import type { Writer } from './writerIn.ts'

/** @param otherwise what the email says instead if the page belongs to a part that is off: nothing, if left out. */
export const button = (label: string, path: string, otherwise: Block[] = []): Block[] => [
  { kind: 'button', label, url: path, otherwise },
]
export const newPassword = (t: Translate): Block[] => button(t('Choose a new password'), '/api/forgot-password')
export const text = (value: string): Block => ({ kind: 'text', text: value })
export const table = (...rows: { label: string; value: string; isStrong?: boolean }[]): Block[] => [
  { kind: 'table', rows },
]

export function deliveredTo(address: MailAddress, { t, language }: Writer): Block[] {
  const lines = Array.isArray(address) ? address : address ? addressLines(address, language) : []
  return lines.length > 0 ? table({ label: t('Delivery address'), value: lines.join(', ') }) : []
}

type Right = { contract: 'goods' | 'membership' | 'gift'; trader: Trader; path: string }

/** A durable medium must repeat it: Directive 2011/83/EU, article 8(7). */
export function rightOfWithdrawal({ contract, trader, path }: Right, t: Translate): Block[] {
  const { paragraphs, form } = withdrawalTerms(contract, trader, t)
  return [
    ...paragraphs.map(text),
    ...button(t('Withdraw from contract here'), path),
    text(t('Or use this form:')),
    ...form.map(text),
  ]
}

export const soldBy = (trader: Trader, t: Translate): string => sellerLines(trader, t).join(', ')
