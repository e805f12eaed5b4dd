import { button } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const changeEmail = mail('change-email', {
  wordings: {
    'change-email': {
      label: 'Confirm a new email address',
      required: ['link'],
      en: {
        subject: 'Please confirm your new email address',
        title: 'One press, and this is your address',
        body: [
          'Someone asked to use this address for their {siteName} account. The link works once and expires in one day.',
          '{link}',
          'If this wasn’t you, ignore this email.',
        ],
      },
      de: {
        subject: 'Bitte bestätige deine neue E-Mail-Adresse',
        title: 'Ein Klick, und das ist deine Adresse',
        body: [
          'Jemand möchte diese Adresse für sein Konto bei {siteName} verwenden. Der Link gilt einmal und läuft nach einem Tag ab.',
          '{link}',
          'Wenn du das nicht warst, ignoriere diese E-Mail.',
        ],
      },
    },
  },
  sample: { firstName, token: 'sample' },
  draw: ({ firstName, token }, { t }) => ({
    key: 'change-email',
    values: { firstName },
    blocks: { link: button(t('Use this address'), `/api/change-email?token=${token}`) },
  }),
})
