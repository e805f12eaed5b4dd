import { button, table } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const membershipPaused = mail('membership-paused', {
  wordings: {
    'membership-paused': {
      label: 'Membership paused',
      required: ['details'],
      en: {
        subject: 'Your membership is paused',
        title: 'Your pause is set, {firstName}',
        body: [
          'You keep access until {accessUntil}. Then your membership is paused and you aren’t charged.',
          '{details}',
          'You can resume or cancel anytime on your account page.',
          '{link}',
        ],
      },
      de: {
        subject: 'Deine Mitgliedschaft pausiert',
        title: 'Deine Pause ist eingetragen, {firstName}',
        body: [
          'Du hast Zugang bis {accessUntil}. Danach pausiert deine Mitgliedschaft, und es wird nichts abgebucht.',
          '{details}',
          'Auf deiner Kontoseite kannst du sie jederzeit fortsetzen oder kündigen.',
          '{link}',
        ],
      },
    },
  },
  sample: {
    firstName,
    accessUntil: '2026-07-14T12:00:00.000Z',
    resumesAt: '2026-09-14T12:00:00.000Z',
    price: { plan: 'monthly', cents: 1212 },
  },
  draw: ({ firstName, accessUntil, resumesAt, price }, { t, day, ...writer }) => ({
    key: 'membership-paused',
    values: { firstName, accessUntil: day(accessUntil) },
    blocks: {
      details: table(
        { label: t('Price'), value: writer.price(price), isStrong: true },
        { label: t('Next charge'), value: day(resumesAt) },
      ),
      link: button(t('Your account'), '/account'),
    },
  }),
})
