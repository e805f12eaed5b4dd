import { button, table } from '../mailBlocks.ts'
import { mail } from '../mail.ts'

export const giftMembership = mail('gift-membership', {
  wordings: {
    'gift-membership': {
      label: 'Gift membership',
      required: ['code'],
      en: {
        subject: '{from} sent you a membership for {months} months',
        title: 'You’re invited: {months} months of membership',
        body: [
          'Hello {to},',
          '{from} gave you a membership for {months} months: every video, gallery and story, and the conversation below them.',
          '{message}',
          '{code}',
          'Press the button, sign in or create an account, and redeem the code. It works once. You need no card, nothing renews, and you’re never charged. Keep this email: we can’t show the code again.',
          '{link}',
        ],
      },
      de: {
        subject: '{from} schenkt dir eine Mitgliedschaft für {months} Monate',
        title: 'Du bist eingeladen: {months} Monate Mitgliedschaft',
        body: [
          'Hallo {to},',
          '{from} schenkt dir eine Mitgliedschaft für {months} Monate: jedes Video, jede Galerie und jede Geschichte, und die Gespräche darunter.',
          '{message}',
          '{code}',
          'Drück den Knopf, melde dich an oder leg ein Konto an, und löse den Code ein. Er gilt einmal. Du brauchst keine Karte, nichts verlängert sich, und es wird nie etwas abgebucht. Bewahre diese E-Mail auf: Wir können den Code nicht noch einmal zeigen.',
          '{link}',
        ],
      },
    },
  },
  sample: {
    months: 6,
    token: 'HUNT-2345-6789-ABCD-EFGH',
    from: 'A friend',
    recipientName: 'Ada',
    message: 'Enjoy it!',
  },
  draw: ({ months, token, from, recipientName, message }, { t }) => ({
    key: 'gift-membership',
    values: { months: String(months), from: from ?? t('Someone'), to: recipientName, message },
    blocks: {
      code: table({ label: t('Code'), value: token, isStrong: true }),
      link: button(t('Redeem it'), `/gift-memberships/redeem#${token}`),
    },
  }),
})
