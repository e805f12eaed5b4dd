import { itemLabel } from '#contracts/shop/itemLabel.ts'
import type { OrderMail } from '#contracts/platform/mails.ts'
import type { Block } from '../layout.ts'
import type { Writer } from '../writerIn.ts'
import { button, deliveredTo, rightOfWithdrawal, soldBy, table, text } from '../mailBlocks.ts'
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
    'order-confirmed.own': {
      label: 'Order confirmed: only what you send yourself',
      required: ['demoNotice', 'details', 'link', 'withdrawal'],
      sample: { delivery: null, ownDelivery: { from: '2026-12-04', to: '2026-12-08' } },
      en: {
        subject: 'Order {reference} is confirmed',
        title: 'Thank you, {firstName}',
        body: [
          '{demoNotice}',
          'We’ve received your order {reference}. We pack it ourselves, and email you tracking info once it has shipped.',
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
          'Wir haben deine Bestellung {reference} erhalten. Wir packen sie selbst. Sobald sie unterwegs ist, schicken wir dir die Sendungsverfolgung.',
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
      { title: 'Laguna bands tee', size: 'M', color: 'Graphite', quantity: 2, lineTotalCents: 4998 },
      { title: 'Field mug', size: 'One size', color: 'Chalk', quantity: 1, lineTotalCents: 1650 },
    ],
    subtotalCents: 6648,
    discountCents: 665,
    code: null,
    giftCard: null,
    shippingCents: 599,
    taxCents: 0,
    totalCents: 6582,
    address,
    delivery: { from: '2026-12-03', to: '2026-12-09' },
    isDemo: false,
  },
  draw: (order, writer) => {
    const { firstName, reference, key, totalCents, isDemo, address } = order
    const { t, money } = writer
    return {
      // Printed goods ship within days that its text names.
      key: !order.delivery && order.ownDelivery ? 'order-confirmed.own' : 'order-confirmed',
      values: { firstName, reference, total: money(totalCents) },
      blocks: {
        demoNotice: isDemo ? [text(t('This is a demo order. No card was charged and no package will be sent.'))] : [],
        details: orderTable(order, writer),
        address: [...deliveredTo(address, writer), ...expected(order, writer)],
        link: button(t('See your order'), `/orders?success=true&order=${reference}&key=${key}`),
        withdrawal: withdrawalFrom(order, writer),
      },
    }
  },
})

function orderTable(order: OrderMail, { t, money }: Writer): Block[] {
  const { lines, subtotalCents, code, discountCents, shippingCents, taxCents, totalCents, giftCard } = order
  return table(
    ...lines.map((line) => ({ label: itemLabel(line), value: money(line.lineTotalCents) })),
    { label: t('Subtotal'), value: money(subtotalCents) },
    ...(code
      ? [
          {
            label: t('Code {code}', { code: code.code }),
            value: code.savedCents ? money(-code.savedCents) : t('Free shipping'),
          },
        ]
      : []),
    ...(discountCents ? [{ label: t('Member discount'), value: money(-discountCents) }] : []),
    { label: t('Shipping'), value: shippingCents === 0 ? t('Free') : money(shippingCents) },
    { label: t('Tax'), value: money(taxCents) },
    { label: t('Total'), value: money(totalCents), isStrong: true },
    ...(giftCard
      ? [
          {
            label: t('Gift card ending in {lastFour}', { lastFour: giftCard.lastFour }),
            value: money(-giftCard.amountCents),
          },
          { label: t('Charged to your card'), value: money(giftCard.chargedCents) },
        ]
      : []),
  )
}

function expected({ delivery, ownDelivery }: OrderMail, { t, days }: Writer): Block[] {
  if (delivery && ownDelivery)
    return table(
      { label: t('Printed for you: estimated delivery'), value: days(delivery) },
      { label: t('Sent by us: estimated delivery'), value: days(ownDelivery) },
    )
  const only = delivery ?? ownDelivery
  return only ? table({ label: t('Estimated delivery'), value: days(only) }) : []
}

function withdrawalFrom({ withdrawal: trader, reference, key }: OrderMail, { t }: Writer): Block[] {
  if (!trader) return []
  const path = `/orders?withdraw=true&order=${reference}&key=${key}`
  return [
    text(t('Sold by {seller}.', { seller: soldBy(trader, t) })),
    ...rightOfWithdrawal({ contract: 'goods', trader, path }, t),
  ]
}
