import { button } from '../mailBlocks.ts'
import { mail, type Words } from '../mail.ts'
import { firstName } from '../samples.ts'

const inEnglish = (...text: string[]): Words => ({
  subject: 'Your membership has ended',
  title: 'Until the next hunt, {firstName}',
  body: [
    ...text,
    'You’re welcome back anytime. Your account, comments and orders stay as they are.',
    '{link}',
    '{invoicesLink}',
  ],
})

const inGerman = (...text: string[]): Words => ({
  subject: 'Deine Mitgliedschaft ist beendet',
  title: 'Bis zur nächsten Suche, {firstName}',
  body: [
    ...text,
    'Du bist jederzeit wieder willkommen. Dein Konto, deine Kommentare und deine Bestellungen bleiben, wie sie sind.',
    '{link}',
    '{invoicesLink}',
  ],
})

export const subscriptionEnded = mail('subscription-ended', {
  wordings: {
    'subscription-ended.cancelled': {
      label: 'Membership ended after a cancellation',
      required: ['link'],
      en: inEnglish(
        'Your membership has ended, as you asked. You won’t be charged again. Thank you for hunting with us.',
      ),
      de: inGerman(
        'Deine Mitgliedschaft ist beendet, wie du es wolltest. Es wird nichts mehr abgebucht. Danke, dass du mit uns gesucht hast.',
      ),
    },
    'subscription-ended.unpaid': {
      label: 'Membership ended unpaid',
      required: ['link'],
      sample: { reason: 'unpaid' },
      en: inEnglish(
        'We couldn’t charge your card to renew your membership, so it has ended. You won’t be charged again.',
      ),
      de: inGerman(
        'Wir konnten für die Verlängerung deiner Mitgliedschaft nichts von deiner Karte abbuchen, deshalb ist sie beendet. Es wird nichts mehr abgebucht.',
      ),
    },
    'subscription-ended.disputed': {
      label: 'Membership ended after a dispute',
      required: ['link'],
      sample: { reason: 'disputed' },
      en: inEnglish(
        'Your bank refunded a disputed payment to you, so your membership has ended. You won’t be charged again.',
      ),
      de: inGerman(
        'Deine Bank hat dir eine angefochtene Zahlung erstattet, deshalb ist deine Mitgliedschaft beendet. Es wird nichts mehr abgebucht.',
      ),
    },
  },
  sample: { firstName, reason: 'cancelled' },
  draw: ({ firstName, reason }, { t }) => ({
    key: `subscription-ended.${reason}`,
    values: { firstName },
    blocks: {
      link: button(t('Subscribe again'), '/subscribe'),
      invoicesLink: button(t('See your invoices'), '/api/billing'),
    },
  }),
})
