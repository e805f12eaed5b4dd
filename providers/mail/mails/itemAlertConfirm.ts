import { button } from '../mailBlocks.ts'
import { itemName } from '../itemName.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const itemAlertConfirm = mail('item-alert-confirm', {
  wordings: {
    'item-alert-confirm.stock': {
      label: 'Confirm an alert: back in stock',
      required: ['link'],
      en: {
        subject: 'Tell you when {title} is back?',
        title: 'One press, and we’ll watch for it',
        body: [
          'Someone asked us to email this address once when {item} is back in stock.',
          '{link}',
          'If this wasn’t you, ignore this email. Nothing is sent without that press.',
        ],
      },
      de: {
        subject: 'Sollen wir dir sagen, wenn {title} wieder da ist?',
        title: 'Ein Klick, und wir achten darauf',
        body: [
          'Jemand möchte, dass wir einmal an diese Adresse schreiben, wenn {item} wieder vorrätig ist.',
          '{link}',
          'Wenn du das nicht warst, ignoriere diese E-Mail. Ohne diesen Klick wird nichts verschickt.',
        ],
      },
    },
    'item-alert-confirm.price': {
      label: 'Confirm an alert: lower price',
      required: ['link'],
      sample: { alert: 'price' },
      en: {
        subject: 'Tell you when {title} costs less?',
        title: 'One press, and we’ll watch for it',
        body: [
          'Someone asked us to email this address once when {item} costs less.',
          '{link}',
          'If this wasn’t you, ignore this email. Nothing is sent without that press.',
        ],
      },
      de: {
        subject: 'Sollen wir dir sagen, wenn {title} weniger kostet?',
        title: 'Ein Klick, und wir achten darauf',
        body: [
          'Jemand möchte, dass wir einmal an diese Adresse schreiben, wenn {item} weniger kostet.',
          '{link}',
          'Wenn du das nicht warst, ignoriere diese E-Mail. Ohne diesen Klick wird nichts verschickt.',
        ],
      },
    },
  },
  sample: {
    firstName,
    alert: 'stock',
    title: 'Laguna bands tee',
    size: 'M',
    color: 'Graphite',
    key: 'sample',
  },
  draw: ({ firstName, alert, title, size, color, key }, { t }) => ({
    key: `item-alert-confirm.${alert}`,
    values: { firstName, title, size, color, item: itemName({ title, size, color }, t) },
    blocks: { link: button(t('Turn on this alert'), `/alerts?key=${key}`) },
  }),
})
