import { variantLabel } from '#contracts/shop/itemLabel.ts'
import { button, table } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const cartReminder = mail('cart-reminder', {
  wordings: {
    'cart-reminder': {
      label: 'Reminder of a cart',
      required: ['link', 'stopLink'],
      en: {
        subject: 'Your cart is still here',
        title: 'Still thinking about it, {firstName}?',
        body: [
          'You asked us to remind you of your cart. This is the only email about it.',
          '{items}',
          '{link}',
          '{stopLink}',
        ],
      },
      de: {
        subject: 'Dein Warenkorb ist noch da',
        title: 'Überlegst du noch, {firstName}?',
        body: [
          'Du wolltest, dass wir dich an deinen Warenkorb erinnern. Das ist die einzige E-Mail dazu.',
          '{items}',
          '{link}',
          '{stopLink}',
        ],
      },
    },
  },
  sample: {
    firstName,
    key: 'sample',
    lines: [{ title: 'Hoodie', size: 'M', color: 'Moss', quantity: 1 }],
  },
  draw: ({ firstName, key, lines }, { t }) => ({
    key: 'cart-reminder',
    values: { firstName },
    blocks: {
      items: table(
        ...lines.map(({ title, size, color, quantity }) => ({
          label: title,
          value: `${quantity} × ${variantLabel({ size, color })}`.trim(),
        })),
      ),
      link: button(t('Back to my cart'), `/cart?restore=${key}`),
      stopLink: button(t('Stop reminders'), `/cart?stop-reminders=${key}`),
    },
  }),
})
