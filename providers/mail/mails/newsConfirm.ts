import { button } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const newsConfirm = mail('news-confirm', {
  wordings: {
    'news-confirm': {
      label: 'Confirm emails about new posts',
      required: ['link'],
      en: {
        subject: 'Email you about new hunts?',
        title: 'One press, and you’ll hear from us',
        body: [
          'Someone asked us to email this address about new posts.',
          '{link}',
          'If this wasn’t you, ignore this email. Nothing is sent without that press.',
        ],
      },
      de: {
        subject: 'Sollen wir dir neue Touren per E-Mail schicken?',
        title: 'Ein Klick, und du hörst von uns',
        body: [
          'Jemand möchte, dass wir an diese Adresse über neue Beiträge schreiben.',
          '{link}',
          'Wenn du das nicht warst, ignoriere diese E-Mail. Ohne diesen Klick wird nichts verschickt.',
        ],
      },
    },
  },
  sample: { firstName, key: 'sample' },
  draw: ({ firstName, key }, { t }) => ({
    key: 'news-confirm',
    values: { firstName },
    blocks: { link: button(t('Email me new hunts'), `/api/news?key=${key}`) },
  }),
})
