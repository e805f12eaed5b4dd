import { itemLabel } from '#contracts/itemLabel.ts'
import type { OrderMail } from '#contracts/mails.ts'
import type { Translate } from '#texts/textsIn.ts'
import type { Block } from '../layout.ts'
import { button, deliveredTo, expected, rightOfWithdrawal, table, text } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName, reference, address } from '../samples.ts'

export const orderConfirmed = mail('order-confirmed', {
  wordings: {
    'order-confirmed': {
      label: 'Order confirmed',
      required: ['demoNotice', 'details', 'link', 'withdrawal'],
      en: {
        subject: 'Order {reference} is confirmed',
        title: 'Thank you, {firstName}',
        body: [
          '{demoNotice}',
          'We’ve received your order {reference}. It ships within 1-3 business days. We’ll email you tracking info once it has shipped.',
          '{details}',
          '{address}',
          '{link}',
          '{withdrawal}',
        ],
      },
      de: {
        subject: 'Bestellung {reference} ist bestätigt',
        title: 'Vielen Dank, {firstName}',
        body: [
          '{demoNotice}',
          'Wir haben deine Bestellung {reference} erhalten. Sie wird innerhalb von 1 bis 3 Werktagen verschickt. Sobald sie unterwegs ist, schicken wir dir die Sendungsverfolgung.',
          '{details}',
          '{address}',
          '{link}',
          '{withdrawal}',
        ],
      },
    },
  },
  sample: {
    firstName,
    reference,
    key: 'sample',
    lines: [
      { title: 'Laguna bands tee', size: 'M', color: 'Graphite', quantity: 2, lineTotal: '$49.98' },
      { title: 'Field mug', size: 'One size', color: 'Chalk', quantity: 1, lineTotal: '$16.50' },
    ],
    subtotal: '$66.48',
    discount: '$6.65',
    code: null,
    giftCard: null,
    shipping: '$5.99',
    tax: '$0.00',
    total: '$65.82',
    address,
    delivery: 'Dec 3–9',
    isDemo: false,
  },
  draw: (order, { t, language }) => ({
    key: 'order-confirmed',
    values: { firstName: order.firstName, reference: order.reference, total: order.total },
    blocks: {
      demoNotice: order.isDemo
        ? [text(t('This is a demo order. No card was charged and no package will be sent.'))]
        : [],
      details: orderTable(order, t),
      address: [...deliveredTo(order.address, t, language), ...expected(order.delivery, t)],
      link: button(t('See your order'), `/orders?success=true&order=${order.reference}&key=${order.key}`),
      withdrawal: orderWithdrawal(order, t),
    },
  }),
})

const orderTable = (order: OrderMail, t: Translate): Block[] =>
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

const orderWithdrawal = ({ withdrawal, reference, key }: OrderMail, t: Translate): Block[] =>
  withdrawal
    ? [
        text(t('Sold by {seller}.', { seller: withdrawal.seller.join(', ') })),
        ...rightOfWithdrawal(withdrawal, `/orders?withdraw=true&order=${reference}&key=${key}`, t),
      ]
    : []
