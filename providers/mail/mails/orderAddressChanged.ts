import { button, deliveredTo } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName, reference, address } from '../samples.ts'

export const orderAddressChanged = mail('order-address-changed', {
  wordings: {
    'order-address-changed': {
      label: 'Delivery address changed',
      required: ['address', 'link'],
      en: {
        subject: 'Order {reference} goes to a new address',
        title: 'A new address, {firstName}',
        body: [
          'The delivery address of order {reference} was changed. The price stays the same.',
          '{address}',
          '{link}',
          'If this wasn’t you, cancel the order there and write to us.',
        ],
      },
      de: {
        subject: 'Bestellung {reference} geht an eine neue Adresse',
        title: 'Eine neue Adresse, {firstName}',
        body: [
          'Die Lieferadresse von Bestellung {reference} wurde geändert. Der Preis bleibt gleich.',
          '{address}',
          '{link}',
          'Wenn du das nicht warst, storniere die Bestellung dort und schreib uns.',
        ],
      },
    },
  },
  sample: { firstName, reference, address },
  draw: ({ firstName, reference, address }, writer) => ({
    key: 'order-address-changed',
    values: { firstName, reference },
    blocks: {
      address: deliveredTo(address, writer),
      link: button(writer.t('See your order'), `/orders?order=${reference}`),
    },
  }),
})
