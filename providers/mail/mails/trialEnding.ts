import { button } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const trialEnding = mail('trial-ending', {
  wordings: {
    'trial-ending': {
      label: 'Free trial ends soon',
      required: ['endsAt', 'price', 'cancelLink'],
      en: {
        subject: 'Your free trial ends in 3 days',
        title: 'Three days left, {firstName}',
        body: [
          'Your free trial ends on {endsAt}. We’ll charge your card {price} then, unless you cancel first.',
          '{link}',
          'If it isn’t for you, cancel the trial before that day and you pay nothing.',
          '{cancelLink}',
        ],
      },
      de: {
        subject: 'Deine kostenlose Probezeit endet in 3 Tagen',
        title: 'Noch drei Tage, {firstName}',
        body: [
          'Deine kostenlose Probezeit endet am {endsAt}. Dann buchen wir von deiner Karte ab: {price}, wenn du nicht vorher kündigst.',
          '{link}',
          'Wenn es nichts für dich ist, kündige die Probezeit vor diesem Tag, und du bezahlst nichts.',
          '{cancelLink}',
        ],
      },
    },
  },
  sample: { firstName, endsAt: '2026-06-14T12:00:00.000Z', price: { plan: 'monthly', cents: 1212 } },
  draw: ({ firstName, endsAt, price }, writer) => ({
    key: 'trial-ending',
    values: { firstName, endsAt: writer.day(endsAt), price: writer.price(price) },
    blocks: {
      link: button(writer.t('Manage subscription'), '/api/billing'),
      cancelLink: button(writer.t('Cancel the trial'), '/api/billing?flow=cancel'),
    },
  }),
})
