import { button } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName, reference } from '../samples.ts'

export const orderLink = mail('order-link', {
  wordings: {
    'order-link': {
      label: 'Fresh link to an order',
      required: ['link'],
      en: {
        subject: 'Your order {reference}',
        title: 'Here is your order, {firstName}',
        body: [
          'You asked for a link to order {reference}. It works for seven days.',
          '{link}',
          'If this wasn’t you, ignore this email.',
        ],
      },
      de: {
        subject: 'Deine Bestellung {reference}',
        title: 'Hier ist deine Bestellung, {firstName}',
        body: [
          'Du hast einen Link zu Bestellung {reference} angefordert. Er gilt sieben Tage.',
          '{link}',
          'Wenn du das nicht warst, ignoriere diese E-Mail.',
        ],
      },
    },
  },
  sample: { firstName, reference, key: 'sample' },
  draw: ({ firstName, reference, key }, { t }) => ({
    key: 'order-link',
    values: { firstName, reference },
    blocks: { link: button(t('See your order'), `/orders?order=${reference}&key=${key}`) },
  }),
})
