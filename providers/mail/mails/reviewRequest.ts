import { button, table } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName, reference } from '../samples.ts'

export const reviewRequest = mail('review-request', {
  wordings: {
    'review-request': {
      label: 'Review an order',
      required: ['link', 'stopLink'],
      en: {
        subject: 'How is your order {reference}?',
        title: 'How is it, {firstName}?',
        body: [
          'You’ve had these for a while now. What should others know before they buy?',
          '{items}',
          'A few words help, good or bad. You don’t need to sign in.',
          '{link}',
          'We ask once for each order. If you’d rather not be asked at all:',
          '{stopLink}',
        ],
      },
      de: {
        subject: 'Wie gefällt dir deine Bestellung {reference}?',
        title: 'Wie ist es, {firstName}?',
        body: [
          'Du hast diese Artikel jetzt eine Weile. Was sollten andere wissen, bevor sie kaufen?',
          '{items}',
          'Ein paar Worte helfen, ob gut oder schlecht. Du musst dich nicht anmelden.',
          '{link}',
          'Wir fragen bei jeder Bestellung einmal. Wenn du gar nicht gefragt werden möchtest:',
          '{stopLink}',
        ],
      },
    },
  },
  sample: {
    firstName,
    reference,
    key: 'sample',
    lines: [{ title: 'Laguna bands tee', size: 'M', color: 'Graphite' }],
  },
  draw: ({ firstName, reference, key, lines }, { t }) => ({
    key: 'review-request',
    values: { firstName, reference },
    blocks: {
      items: table(
        ...lines.map(({ title, size, color }) => ({ label: title, value: [color, size].filter(Boolean).join(', ') })),
      ),
      link: button(t('Write a review'), `/reviews?order=${reference}&key=${key}`),
      stopLink: button(t('Don’t ask me again'), `/reviews?order=${reference}&key=${key}&emails=off`),
    },
    unsubscribe: `/api/orders/${reference}/review-emails/stop?key=${key}`,
  }),
})
