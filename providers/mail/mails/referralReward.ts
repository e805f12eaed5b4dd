import { button } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const referralReward = mail('referral-reward', {
  wordings: {
    'referral-reward': {
      label: 'Reward for an invited friend',
      required: ['amount'],
      en: {
        subject: 'Your reward: your friend is a member now',
        title: 'Thank you, {firstName}',
        body: [
          'A friend who joined with your link has become a member. We credited {amount} to your membership. It is taken off your next payment by itself.',
          '{link}',
        ],
      },
      de: {
        subject: 'Deine Belohnung: Jemand, den du eingeladen hast, ist jetzt Mitglied',
        title: 'Vielen Dank, {firstName}',
        body: [
          'Jemand, der über deinen Link gekommen ist, ist jetzt Mitglied. Wir haben deiner Mitgliedschaft {amount} gutgeschrieben. Der Betrag wird von selbst von deiner nächsten Zahlung abgezogen.',
          '{link}',
        ],
      },
    },
  },
  sample: { firstName, amountCents: 1212 },
  draw: ({ firstName, amountCents }, { t, money }) => ({
    key: 'referral-reward',
    values: { firstName, amount: money(amountCents) },
    blocks: { link: button(t('See your account'), '/account') },
  }),
})
