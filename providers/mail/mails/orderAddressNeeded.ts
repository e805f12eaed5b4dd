import { button, text } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName, reference } from '../samples.ts'

export const orderAddressNeeded = mail('order-address-needed', {
  wordings: {
    'order-address-needed': {
      label: 'Address to be corrected',
      required: ['problem', 'link'],
      en: {
        subject: 'Order {reference}: please check your address',
        title: 'Where shall we send it, {firstName}?',
        body: [
          'The print shop can’t deliver order {reference} to the address you entered:',
          '{problem}',
          'Please correct it there. Your order goes to print as soon as you have. The link works for seven days.',
          '{link}',
        ],
      },
      de: {
        subject: 'Bestellung {reference}: bitte prüf deine Adresse',
        title: 'Wohin sollen wir sie schicken, {firstName}?',
        body: [
          'Die Druckerei kann die Bestellung {reference} nicht an die Adresse liefern, die du angegeben hast:',
          '{problem}',
          'Bitte korrigiere sie dort. Danach geht deine Bestellung in den Druck. Der Link gilt sieben Tage.',
          '{link}',
        ],
      },
    },
  },
  sample: {
    firstName,
    reference,
    key: 'sample',
    problem: 'The postal code doesn’t belong to this city.',
  },
  draw: ({ firstName, reference, key, problem }, { t }) => ({
    key: 'order-address-needed',
    values: { firstName, reference },
    blocks: {
      problem: [text(problem)],
      link: button(t('Correct the address'), `/orders?order=${reference}&key=${key}`),
    },
  }),
})
