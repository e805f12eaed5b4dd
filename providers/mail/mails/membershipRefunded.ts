import { button } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const membershipRefunded = mail('membership-refunded', {
  wordings: {
    'membership-refunded': {
      label: 'Membership payment refunded',
      required: ['refunded'],
      en: {
        subject: 'We refunded {refunded} for your membership',
        title: 'Your refund, {firstName}',
        body: [
          'We refunded {refunded} for your membership to the card you paid with. It can take a few days to arrive. You find your payments and refunds on your account page.',
          '{link}',
        ],
      },
      de: {
        subject: 'Wir haben {refunded} für deine Mitgliedschaft erstattet',
        title: 'Deine Erstattung, {firstName}',
        body: [
          'Wir haben {refunded} für deine Mitgliedschaft auf die Karte erstattet, mit der du bezahlt hast. Bis das Geld da ist, kann es ein paar Tage dauern. Deine Zahlungen und Erstattungen findest du auf deiner Kontoseite.',
          '{link}',
        ],
      },
    },
  },
  sample: { firstName, refundedCents: 1212 },
  draw: ({ firstName, refundedCents }, { t, money }) => ({
    key: 'membership-refunded',
    values: { firstName, refunded: money(refundedCents) },
    blocks: { link: button(t('See your payments'), '/account') },
  }),
})
