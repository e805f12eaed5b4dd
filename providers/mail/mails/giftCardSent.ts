import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const giftCardSent = mail('gift-card-sent', {
  wordings: {
    'gift-card-sent.membership': {
      label: 'Gift membership sent',
      required: ['recipientEmail'],
      sample: { months: 6 },
      en: {
        subject: 'Your gift membership for {recipientName} was sent',
        title: 'On its way, {firstName}',
        body: [
          'We emailed your gift membership of {months} months to {recipientName} at {recipientEmail}. Its purchase has the number {reference}.',
          'If it doesn’t arrive, write to us: we can send it again.',
        ],
      },
      de: {
        subject: 'Deine geschenkte Mitgliedschaft für {recipientName} ist verschickt',
        title: 'Unterwegs, {firstName}',
        body: [
          'Wir haben deine geschenkte Mitgliedschaft von {months} Monaten an {recipientName} geschickt, an {recipientEmail}. Der Kauf hat die Nummer {reference}.',
          'Wenn sie nicht ankommt, schreib uns: Wir können sie noch einmal schicken.',
        ],
      },
    },
    'gift-card-sent': {
      label: 'Gift card sent',
      required: ['recipientEmail'],
      en: {
        subject: 'Your gift card for {recipientName} was sent',
        title: 'On its way, {firstName}',
        body: [
          'We emailed your gift card of {amount} to {recipientName} at {recipientEmail}. Its purchase has the number {reference}.',
          'If it doesn’t arrive, write to us: we can send it again.',
        ],
      },
      de: {
        subject: 'Deine Geschenkkarte für {recipientName} ist verschickt',
        title: 'Unterwegs, {firstName}',
        body: [
          'Wir haben deine Geschenkkarte über {amount} an {recipientName} geschickt, an {recipientEmail}. Der Kauf hat die Nummer {reference}.',
          'Wenn sie nicht ankommt, schreib uns: Wir können sie noch einmal schicken.',
        ],
      },
    },
  },
  sample: {
    firstName,
    reference: 'CARD-3456789ABC',
    amountCents: 5000,
    recipientName: 'Ada',
    recipientEmail: 'ada@example.com',
  },
  draw: ({ firstName, reference, amountCents, recipientName, recipientEmail, months }, { money }) => ({
    key: months ? 'gift-card-sent.membership' : 'gift-card-sent',
    values: {
      firstName,
      reference,
      amount: money(amountCents),
      recipientName,
      recipientEmail,
      ...(months && { months: String(months) }),
    },
    blocks: {},
  }),
})
