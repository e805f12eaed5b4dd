import { button } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const employeeInvite = mail('employee-invite', {
  wordings: {
    'employee-invite': {
      label: 'Invitation of an employee',
      required: ['link'],
      en: {
        subject: 'Help run {siteName}',
        title: 'You are invited to help run {siteName}',
        body: [
          'An owner of the site made an account for you. Choose a password to use it. The link works once and expires in a week; after that, ask for a new invitation.',
          '{link}',
          'If you don’t know what this is about, ignore this email.',
        ],
      },
      de: {
        subject: 'Hilf mit bei {siteName}',
        title: 'Du bist eingeladen, bei {siteName} mitzuarbeiten',
        body: [
          'Wer die Website besitzt, hat ein Konto für dich angelegt. Wähle ein Passwort, um es zu nutzen. Der Link gilt einmal und läuft nach einer Woche ab; bitte danach um eine neue Einladung.',
          '{link}',
          'Wenn du nicht weißt, worum es geht, ignoriere diese E-Mail.',
        ],
      },
    },
  },
  sample: { firstName, token: 'sample' },
  draw: ({ firstName, token }, { t }) => ({
    key: 'employee-invite',
    values: { firstName },
    blocks: { link: button(t('Choose a password'), `/api/reset-password?token=${token}`) },
  }),
})
