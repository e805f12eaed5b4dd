import { button } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const membershipCancelled = mail('membership-cancelled', {
  wordings: {
    'membership-cancelled': {
      label: 'Membership canceled',
      required: ['accessUntil', 'link'],
      en: {
        subject: 'Your membership is canceled',
        title: 'Your membership is canceled, {firstName}',
        body: [
          'Access continues until {accessUntil}. You won’t be charged again.',
          'If you change your mind, resume your subscription before that day.',
          '{link}',
        ],
      },
      de: {
        subject: 'Deine Mitgliedschaft ist gekündigt',
        title: 'Deine Mitgliedschaft ist gekündigt, {firstName}',
        body: [
          'Du hast Zugang bis {accessUntil}. Es wird nichts mehr abgebucht.',
          'Wenn du es dir anders überlegst, setz deine Mitgliedschaft vor diesem Tag fort.',
          '{link}',
        ],
      },
    },
  },
  sample: { firstName, accessUntil: '2026-07-14T12:00:00.000Z' },
  draw: ({ firstName, accessUntil }, { t, day }) => ({
    key: 'membership-cancelled',
    values: { firstName, accessUntil: day(accessUntil) },
    blocks: { link: button(t('Resume subscription'), '/api/billing') },
  }),
})
