import { button } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const verifyEmail = mail('verify-email', {
  wordings: {
    'verify-email': {
      label: 'Confirm an email address',
      required: ['link'],
      en: {
        subject: 'Please confirm your email address',
        title: 'Welcome to the hunt, {firstName}',
        body: ['Please confirm that this address is yours.', '{link}'],
      },
      de: {
        subject: 'Bitte bestätige deine E-Mail-Adresse',
        title: 'Willkommen auf der Suche, {firstName}',
        body: ['Bitte bestätige, dass diese Adresse dir gehört.', '{link}'],
      },
    },
  },
  sample: { firstName, token: 'sample' },
  draw: ({ firstName, token, redirect }, { t }) => ({
    key: 'verify-email',
    values: { firstName },
    blocks: {
      link: button(
        t('Confirm my address'),
        `/api/verify-email?${new URLSearchParams({ token, ...(redirect && { redirect }) }).toString()}`,
      ),
    },
  }),
})
