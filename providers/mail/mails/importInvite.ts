import { button } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const importInvite = mail('import-invite', {
  wordings: {
    'import-invite': {
      label: 'Invitation of an imported member',
      required: ['link'],
      en: {
        subject: 'Your account at {siteName}',
        title: '{siteName} has moved',
        body: [
          'You have been a reader or member elsewhere. We moved, and your account came along. Choose a password to use it. The link works once and expires in a week; after that, use “Forgot your password?” on the sign-in page.',
          '{link}',
          'If you don’t want an account, ignore this email. We won’t send another one about it.',
        ],
      },
      de: {
        subject: 'Dein Konto bei {siteName}',
        title: '{siteName} ist umgezogen',
        body: [
          'Du hast uns bisher anderswo gelesen oder warst dort Mitglied. Wir sind umgezogen, und dein Konto ist mitgekommen. Wähle ein Passwort, um es zu nutzen. Der Link gilt einmal und läuft nach einer Woche ab; danach hilft dir „Passwort vergessen?“ auf der Anmeldeseite.',
          '{link}',
          'Wenn du kein Konto möchtest, ignoriere diese E-Mail. Wir schicken dazu keine weitere.',
        ],
      },
    },
  },
  sample: { firstName, token: 'sample' },
  draw: ({ firstName, token }, { t }) => ({
    key: 'import-invite',
    values: { firstName },
    blocks: { link: button(t('Choose a password'), `/api/reset-password?token=${token}`) },
  }),
})
