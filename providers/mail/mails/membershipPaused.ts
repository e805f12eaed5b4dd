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
    accessUntil: 'July 14, 2026',
    resumesAt: 'September 14, 2026',
    price: '$12.12 a month',
  },
  draw: ({ firstName, accessUntil, resumesAt, price }, { t }) => ({
    key: 'membership-paused',
    values: { firstName, accessUntil },
    blocks: {
      details: table(
        { label: t('Price'), value: price, isStrong: true },
        { label: t('Next charge'), value: resumesAt },
      ),
      link: button(t('Your account'), '/account'),
    },
  }),
})
