import type { MailData, OrderMail } from '#contracts/mails.ts'
import type { Block } from './layout.ts'

export const button = (label: string, path: string): Block[] => [{ kind: 'button', label, url: path }]
export const text = (value: string): Block => ({ kind: 'text', text: value })
export const table = (...rows: { label: string; value: string; isStrong?: boolean }[]): Block[] => [
  { kind: 'table', rows },
]

/** Mails that were queued by an older version have no address. */
export const deliveredTo = (address: string[] | undefined): Block[] =>
  address && address.length > 0 ? table({ label: 'Delivery address', value: address.join(', ') }) : []

/** Mails that were queued by an older version have no estimate. */
export const expected = (delivery: string | null | undefined): Block[] =>
  delivery ? table({ label: 'Estimated delivery', value: delivery }) : []

type Right = { paragraphs: string[]; form: string[] }

/** A durable medium must repeat it: Directive 2011/83/EU, article 8(7). */
const rightOfWithdrawal = ({ paragraphs, form }: Right, path: string): Block[] => [
  ...paragraphs.map(text),
  ...button('Withdraw from contract here', path),
  text('Or use this form:'),
  ...form.map(text),
]

export const orderWithdrawal = ({ withdrawal, reference, key }: OrderMail): Block[] =>
  withdrawal
    ? [
        text(`Sold by ${withdrawal.seller.join(', ')}.`),
        ...rightOfWithdrawal(withdrawal, `/orders?withdraw=true&order=${reference}&key=${key}`),
      ]
    : []

export const membershipWithdrawal = (withdrawal: MailData['membership-started']['withdrawal']): Block[] =>
  withdrawal
    ? [
        text(`You agreed: “${withdrawal.request}”`),
        text(`Sold by ${withdrawal.seller.join(', ')}. Your membership’s reference is ${withdrawal.reference}.`),
        ...rightOfWithdrawal(withdrawal, `/orders?withdraw=true&membership=${withdrawal.reference}`),
      ]
    : []

export const orderTable = (order: OrderMail): Block[] =>
  table(
    ...order.lines.map((line) => ({
      label: `${line.quantity} × ${line.title} (${line.size}, ${line.color})`,
      value: line.lineTotal,
    })),
    { label: 'Subtotal', value: order.subtotal },
    ...(order.code
      ? [{ label: `Code ${order.code.code}`, value: order.code.saved ? `-${order.code.saved}` : 'Free shipping' }]
      : []),
    ...(order.discount ? [{ label: 'Member discount', value: `-${order.discount}` }] : []),
    { label: 'Shipping', value: order.shipping },
    { label: 'Tax', value: order.tax },
    { label: 'Total', value: order.total, isStrong: true },
    ...(order.giftCard
      ? [
          { label: `Gift card ending in ${order.giftCard.lastFour}`, value: `-${order.giftCard.amount}` },
          { label: 'Charged to your card', value: order.giftCard.charged },
        ]
      : []),
  )
