import { mail } from '../mail.ts'
import { firstName, reference } from '../samples.ts'

export const orderCancelled = mail('order-cancelled', {
  wordings: {
    'order-cancelled.refunded': {
      label: 'Order canceled and refunded',
      required: ['refunded'],
      en: {
        subject: 'Order {reference} was canceled',
        title: 'Your order was canceled, {firstName}',
        body: ['{reason}', 'We refunded {refunded} for order {reference}. Your bank may take a few days to show it.'],
      },
      de: {
        subject: 'Bestellung {reference} wurde storniert',
        title: 'Deine Bestellung wurde storniert, {firstName}',
        body: [
          '{reason}',
          'Wir haben {refunded} für Bestellung {reference} erstattet. Bis deine Bank das anzeigt, kann es ein paar Tage dauern.',
        ],
      },
    },
    'order-cancelled.unpaid': {
      label: 'Order canceled, nothing to refund',
      required: [],
      sample: { refunded: null },
      en: {
        subject: 'Order {reference} was canceled',
        title: 'Your order was canceled, {firstName}',
        body: ['{reason}', 'You won’t be charged again.'],
      },
      de: {
        subject: 'Bestellung {reference} wurde storniert',
        title: 'Deine Bestellung wurde storniert, {firstName}',
        body: ['{reason}', 'Es wird nichts mehr abgebucht.'],
      },
    },
  },
  sample: { firstName, reference, refunded: '$65.82', reason: 'You asked us to cancel it.' },
  draw: ({ firstName, reference, refunded, reason }) => ({
    key: refunded ? 'order-cancelled.refunded' : 'order-cancelled.unpaid',
    values: { firstName, reference, reason, ...(refunded && { refunded }) },
    blocks: {},
  }),
})
