import { button } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const giftMembershipEnding = mail('gift-membership-ending', {
  wordings: {
    'gift-membership-ending': {
      label: 'Gift membership ends soon',
      required: ['endsAt'],
      en: {
        subject: 'Your gift membership ends on {endsAt}',
        title: 'A week left, {firstName}',
        body: [
          'Your gift membership ends on {endsAt}. You don’t need to do anything: it doesn’t renew, and you won’t be charged.',
          'If you’d like to stay a member, you can subscribe any time.',
          '{link}',
        ],
      },
      de: {
        subject: 'Deine geschenkte Mitgliedschaft endet am {endsAt}',
        title: 'Noch eine Woche, {firstName}',
        body: [
          'Deine geschenkte Mitgliedschaft endet am {endsAt}. Du musst nichts tun: Sie verlängert sich nicht, und es wird nichts abgebucht.',
          'Wenn du Mitglied bleiben möchtest, kannst du jederzeit eine Mitgliedschaft abschließen.',
          '{link}',
        ],
      },
    },
  },
  sample: { firstName, endsAt: '2026-12-24T12:00:00.000Z' },
  draw: ({ firstName, endsAt }, { t, day }) => ({
    key: 'gift-membership-ending',
    values: { firstName, endsAt: day(endsAt) },
    blocks: { link: button(t('Become a Subscriber'), '/subscribe') },
  }),
})
