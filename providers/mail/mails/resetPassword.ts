import { button } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const resetPassword = mail('reset-password', {
  wordings: {
    'reset-password': {
      label: 'Choose a new password',
      required: ['link'],
      en: {
        subject: 'Choose a new password',
        title: 'Choose a new password, {firstName}',
        body: [
          'Someone asked for a new password for your account. The link works once and expires in one hour.',
          '{link}',
          'If this wasn’t you, ignore this email.',
        ],
      },
      de: {
        subject: 'Neues Passwort wählen',
        title: 'Wähle ein neues Passwort, {firstName}',
        body: [
          'Jemand hat ein neues Passwort für dein Konto angefordert. Der Link gilt einmal und läuft nach einer Stunde ab.',
          '{link}',
          'Wenn du das nicht warst, ignoriere diese E-Mail.',
        ],
      },
    },
  },
  sample: { firstName, token: 'sample' },
  draw: ({ firstName, token }, { t }) => ({
    key: 'reset-password',
    values: { firstName },
    blocks: { link: button(t('Choose a new password'), `/api/reset-password?token=${token}`) },
  }),
})
