import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const giftCardRefunded = mail('gift-card-refunded', {
  wordings: {
    'gift-card-refunded.membership': {
      label: 'Gift membership refunded',
      required: ['refunded'],
      sample: { months: 6 },
      en: {
        subject: 'We refunded {refunded} for gift membership {reference}',
        title: 'Your refund, {firstName}',
        body: [
          'We refunded {refunded} for gift membership {reference} to the card you paid with. It can take a few days to arrive. After a full refund, the code no longer works.',
        ],
      },
      de: {
        subject: 'Wir haben {refunded} für die geschenkte Mitgliedschaft {reference} erstattet',
        title: 'Deine Erstattung, {firstName}',
        body: [
          'Wir haben {refunded} für die geschenkte Mitgliedschaft {reference} auf die Karte erstattet, mit der du bezahlt hast. Bis das Geld da ist, kann es ein paar Tage dauern. Nach einer vollen Erstattung gilt der Code nicht mehr.',
        ],
      },
    },
    'gift-card-refunded': {
      label: 'Gift card refunded',
      required: ['refunded'],
      en: {
        subject: 'We refunded {refunded} for gift card {reference}',
        title: 'Your refund, {firstName}',
        body: [
          'We refunded {refunded} for gift card {reference} to the card you paid with. It can take a few days to arrive. That amount can no longer be spent with the gift card.',
        ],
      },
      de: {
        subject: 'Wir haben {refunded} für die Geschenkkarte {reference} erstattet',
        title: 'Deine Erstattung, {firstName}',
        body: [
          'Wir haben {refunded} für die Geschenkkarte {reference} auf die Karte erstattet, mit der du bezahlt hast. Bis das Geld da ist, kann es ein paar Tage dauern. Diesen Betrag kann man mit der Geschenkkarte nicht mehr ausgeben.',
        ],
      },
    },
  },
  sample: { firstName, reference: 'CARD-3456789ABC', refundedCents: 5000 },
  draw: ({ firstName, reference, refundedCents, months }, { money }) => ({
    key: months ? 'gift-card-refunded.membership' : 'gift-card-refunded',
    values: { firstName, reference, refunded: money(refundedCents) },
    blocks: {},
  }),
})
