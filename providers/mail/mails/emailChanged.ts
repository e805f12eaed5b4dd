import { button } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const emailChanged = mail('email-changed', {
  wordings: {
    'email-changed': {
      label: 'Email address changed, to the old one',
      required: ['link'],
      en: {
        subject: 'Your account has a new email address',
        title: 'Was this you?',
        body: [
          'The email address of your {siteName} account was changed. We no longer send anything about it to this address.',
          'If this wasn’t you, undo it within seven days. Everyone is signed out, and we email you a link to choose a new password.',
          '{link}',
        ],
      },
      de: {
        subject: 'Dein Konto hat eine neue E-Mail-Adresse',
        title: 'Warst du das?',
        body: [
          'Die E-Mail-Adresse deines Kontos bei {siteName} wurde geändert. An diese Adresse schicken wir dazu nichts mehr.',
          'Wenn du das nicht warst, nimm es innerhalb von sieben Tagen zurück. Alle werden abgemeldet, und wir schicken dir einen Link, mit dem du ein neues Passwort wählst.',
          '{link}',
        ],
      },
    },
  },
  sample: { firstName, token: 'sample' },
  draw: ({ firstName, token }, { t }) => ({
    key: 'email-changed',
    values: { firstName },
    blocks: { link: button(t('This wasn’t me'), `/api/undo-email-change?token=${token}`) },
  }),
})
