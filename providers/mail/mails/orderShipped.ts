import { itemLabel } from '#contracts/shop/itemLabel.ts'
import type { ShippedLineState } from '#contracts/platform/mails.ts'
import { msg } from '#contracts/shared/msg.ts'
import { text, table, deliveredTo } from '../mailBlocks.ts'
import type { Block } from '../layout.ts'
import { mail } from '../mail.ts'
import { firstName, reference, address } from '../samples.ts'

const SHIPPED: Record<ShippedLineState, string> = {
  here: msg('In this package'),
  earlier: msg('Sent earlier'),
  later: msg('Comes later'),
  unknown: msg('In this package or another one'),
  replaced: msg('Can’t be made: we print it again as another order'),
  refunded: msg('Can’t be made: refunded'),
  unavailable: msg('Can’t be made: we’ll refund it or print it again, and email you'),
}

const sampleLines = (first: ShippedLineState, second: ShippedLineState) => [
  { title: 'Laguna bands tee', size: 'M', color: 'Graphite', quantity: 2, state: first },
  { title: 'Field mug', size: 'One size', color: 'Chalk', quantity: 1, state: second },
]

export const orderShipped = mail('order-shipped', {
  wordings: {
    'order-shipped': {
      label: 'Order shipped',
      required: ['items', 'tracking'],
      en: {
        subject: 'Order {reference} is on its way',
        title: 'Your order is on its way, {firstName}',
        body: ['Order {reference} has left the print shop.', '{items}', '{tracking}', '{address}'],
      },
      de: {
        subject: 'Bestellung {reference} ist unterwegs',
        title: 'Deine Bestellung ist unterwegs, {firstName}',
        body: ['Bestellung {reference} hat die Druckerei verlassen.', '{items}', '{tracking}', '{address}'],
      },
    },
    'order-shipped.part': {
      label: 'Order shipped in part',
      required: ['items', 'tracking'],
      sample: { lines: sampleLines('here', 'later') },
      en: {
        subject: 'A part of order {reference} is on its way',
        title: 'Part of your order is on its way, {firstName}',
        body: [
          'A part of order {reference} has left the print shop. We’ll email you again when more of it ships.',
          '{items}',
          '{tracking}',
          '{address}',
        ],
      },
      de: {
        subject: 'Ein Teil von Bestellung {reference} ist unterwegs',
        title: 'Ein Teil deiner Bestellung ist unterwegs, {firstName}',
        body: [
          'Ein Teil von Bestellung {reference} hat die Druckerei verlassen. Wenn mehr davon unterwegs ist, schreiben wir dir wieder.',
          '{items}',
          '{tracking}',
          '{address}',
        ],
      },
    },
    'order-shipped.rest': {
      label: 'Rest of an order shipped',
      required: ['items', 'tracking'],
      sample: { lines: sampleLines('earlier', 'here') },
      en: {
        subject: 'The rest of order {reference} is on its way',
        title: 'The rest of your order is on its way, {firstName}',
        body: ['The rest of order {reference} has left the print shop.', '{items}', '{tracking}', '{address}'],
      },
      de: {
        subject: 'Der Rest von Bestellung {reference} ist unterwegs',
        title: 'Der Rest deiner Bestellung ist unterwegs, {firstName}',
        body: [
          'Der Rest von Bestellung {reference} hat die Druckerei verlassen.',
          '{items}',
          '{tracking}',
          '{address}',
        ],
      },
    },
  },
  sample: {
    firstName,
    reference,
    tracking: [{ code: '1Z999AA10123456784', url: 'https://example.com/track' }],
    address,
    lines: sampleLines('here', 'here'),
  },
  draw: ({ firstName, reference, tracking, address, lines = [] }, writer) => ({
    key: caseOf(lines.map(({ state }) => state)),
    values: { firstName, reference },
    blocks: {
      items:
        lines.length > 0
          ? table(...lines.map((line) => ({ label: itemLabel(line), value: writer.t(SHIPPED[line.state]) })))
          : [],
      tracking: tracking.map(({ code, url }): Block =>
        url
          ? { kind: 'button', label: writer.t('Track {code}', { code }), url }
          : text(writer.t('Tracking code: {code}', { code })),
      ),
      address: deliveredTo(address, writer),
    },
  }),
})

function caseOf(states: ShippedLineState[]) {
  if (states.includes('later') || states.includes('unknown')) return 'order-shipped.part'
  return states.includes('earlier') ? 'order-shipped.rest' : 'order-shipped'
}
