import { itemLabel } from '#contracts/shop/itemLabel.ts'
import { button } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName, reference } from '../samples.ts'

export const orderItemReplaced = mail('order-item-replaced', {
  wordings: {
    'order-item-replaced': {
      label: 'Item printed again',
      required: ['item', 'replacement'],
      en: {
        subject: 'We’re printing an item of order {reference} again',
        title: 'An item of your order is printed again, {firstName}',
        body: [
          'The print shop couldn’t make one item of order {reference}: {item}. We’re sorry. We’re printing it again, at no cost to you, as order {replacement}. We’ll email you when it ships.',
          '{link}',
        ],
      },
      de: {
        subject: 'Wir drucken einen Artikel von Bestellung {reference} neu',
        title: 'Ein Artikel deiner Bestellung wird neu gedruckt, {firstName}',
        body: [
          'Die Druckerei konnte einen Artikel von Bestellung {reference} nicht herstellen: {item}. Das tut uns leid. Wir drucken ihn als Bestellung {replacement} neu, ohne Kosten für dich. Sobald er unterwegs ist, schreiben wir dir.',
          '{link}',
        ],
      },
    },
  },
  sample: {
    firstName,
    reference,
    key: 'sample',
    line: { title: 'Field mug', size: 'One size', color: 'Chalk', quantity: 1 },
    replacement: 'HUNT-2222222222',
  },
  draw: ({ firstName, reference, key, line, replacement }, { t }) => ({
    key: 'order-item-replaced',
    values: { firstName, reference, item: itemLabel(line), replacement },
    blocks: { link: button(t('See the replacement'), `/orders?order=${replacement}&key=${key}`) },
  }),
})
