import { button } from '../mailBlocks.ts'
import { itemName } from '../itemName.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const itemAlert = mail('item-alert', {
  wordings: {
    'item-alert.stock': {
      label: 'Alert: back in stock',
      required: ['link', 'stopLink'],
      en: {
        subject: '{title} is back',
        title: 'It’s back, {firstName}',
        body: [
          '{item} is in stock again, for {price}.',
          '{link}',
          'This was the one email you asked for. To stop everything else you asked us to watch:',
          '{stopLink}',
        ],
      },
      de: {
        subject: '{title} ist wieder da',
        title: 'Wieder da, {firstName}',
        body: [
          '{item} ist wieder vorrätig, für {price}.',
          '{link}',
          'Das war die eine E-Mail, die du wolltest. Wenn wir auf nichts anderes mehr achten sollen:',
          '{stopLink}',
        ],
      },
    },
    'item-alert.price': {
      label: 'Alert: lower price',
      required: ['link', 'stopLink'],
      sample: { alert: 'price', oldPriceCents: 2690 },
      en: {
        subject: '{title} now costs {price}',
        title: 'It costs less now, {firstName}',
        body: [
          '{item} costs {price} now. It was {oldPrice} when you asked.',
          '{link}',
          'This was the one email you asked for. To stop everything else you asked us to watch:',
          '{stopLink}',
        ],
      },
      de: {
        subject: '{title} kostet jetzt {price}',
        title: 'Jetzt günstiger, {firstName}',
        body: [
          '{item} kostet jetzt {price}. Als du gefragt hast, waren es {oldPrice}.',
          '{link}',
          'Das war die eine E-Mail, die du wolltest. Wenn wir auf nichts anderes mehr achten sollen:',
          '{stopLink}',
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
    priceCents: 2290,
    oldPriceCents: null,
    path: '/merchandise',
    key: 'sample',
  },
  draw: ({ firstName, alert, title, size, color, priceCents, oldPriceCents, path, key }, { t, money }) => ({
    key: `item-alert.${alert}`,
    values: {
      firstName,
      title,
      size,
      color,
      item: itemName({ title, size, color }, t),
      price: money(priceCents),
      ...(oldPriceCents && { oldPrice: money(oldPriceCents) }),
    },
    blocks: {
      link: button(t('See it in the shop'), path),
      stopLink: button(t('Stop all alerts'), `/alerts?key=${key}`),
    },
    unsubscribe: `/api/item-alerts/link/stop?key=${key}&all=true`,
  }),
})
