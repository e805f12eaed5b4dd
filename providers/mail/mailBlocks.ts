import { itemLabel } from '#contracts/itemLabel.ts'
import { addressLines } from '#contracts/addressLines.ts'
import type { Language } from '#contracts/languages.ts'
import type { MailAddress, MailData, OrderMail } from '#contracts/mails.ts'
import type { Translate } from '#texts/textsIn.ts'
import type { Block } from './layout.ts'

export const button = (label: string, path: string): Block[] => [{ kind: 'button', label, url: path }]
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
const rightOfWithdrawal = ({ paragraphs, form }: Right, path: string, t: Translate): Block[] => [
  ...paragraphs.map(text),
  ...button(t('Withdraw from contract here'), path),
  text(t('Or use this form:')),
  ...form.map(text),
]

export const orderWithdrawal = ({ withdrawal, reference, key }: OrderMail, t: Translate): Block[] =>
  withdrawal
    ? [
        text(t('Sold by {seller}.', { seller: withdrawal.seller.join(', ') })),
        ...rightOfWithdrawal(withdrawal, `/orders?withdraw=true&order=${reference}&key=${key}`, t),
      ]
    : []

export const giftWithdrawal = ({ withdrawal, reference }: MailData['gift-card-bought'], t: Translate): Block[] =>
  withdrawal
    ? [
        text(t('Sold by {seller}.', { seller: withdrawal.seller.join(', ') })),
        ...rightOfWithdrawal(withdrawal, `/orders?withdraw=true&gift=${reference}`, t),
      ]
    : []

export const membershipWithdrawal = (
  withdrawal: MailData['membership-started']['withdrawal'],
  t: Translate,
): Block[] =>
  withdrawal
    ? [
        text(t('You agreed: “{request}”', { request: withdrawal.request })),
        text(
          t('Sold by {seller}. Your membership’s reference is {reference}.', {
            seller: withdrawal.seller.join(', '),
            reference: withdrawal.reference,
          }),
        ),
        ...rightOfWithdrawal(withdrawal, `/orders?withdraw=true&membership=${withdrawal.reference}`, t),
      ]
    : []

export const orderTable = (order: OrderMail, t: Translate): Block[] =>
  table(
    ...order.lines.map((line) => ({
      label: itemLabel(line),
      value: line.lineTotal,
    })),
    { label: t('Subtotal'), value: order.subtotal },
    ...(order.code
      ? [
          {
            label: t('Code {code}', { code: order.code.code }),
            value: order.code.saved ? `-${order.code.saved}` : t('Free shipping'),
          },
        ]
      : []),
    ...(order.discount ? [{ label: t('Member discount'), value: `-${order.discount}` }] : []),
    { label: t('Shipping'), value: order.shipping },
    { label: t('Tax'), value: order.tax },
    { label: t('Total'), value: order.total, isStrong: true },
    ...(order.giftCard
      ? [
          {
            label: t('Gift card ending in {lastFour}', { lastFour: order.giftCard.lastFour }),
            value: `-${order.giftCard.amount}`,
          },
          { label: t('Charged to your card'), value: order.giftCard.charged },
        ]
      : []),
  )
