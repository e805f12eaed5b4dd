import { button, table } from '../mailBlocks.ts'
import { mail } from '../mail.ts'

export const giftCard = mail('gift-card', {
  wordings: {
    'gift-card': {
      label: 'Gift card',
      required: ['code'],
      en: {
        subject: '{from} sent you a gift card of {amount}',
        title: 'A gift card of {amount}',
        body: [
          'Hello {to},',
          '{from} sent you a gift card.',
          '{message}',
          '{code}',
          'Enter the code in your cart. The balance stays on it until it is used up; it doesn’t expire. Keep this email: we can’t show the code again.',
          '{link}',
        ],
      },
      de: {
        subject: '{from} schenkt dir eine Geschenkkarte über {amount}',
        title: 'Eine Geschenkkarte über {amount}',
        body: [
          'Hallo {to},',
          '{from} schickt dir eine Geschenkkarte.',
          '{message}',
          '{code}',
          'Gib den Code im Warenkorb ein. Das Guthaben bleibt auf der Karte, bis es aufgebraucht ist; es verfällt nicht. Bewahre diese E-Mail auf: Wir können den Code nicht noch einmal zeigen.',
          '{link}',
        ],
      },
    },
  },
  sample: {
    amountCents: 5000,
    token: 'GIFT-2345-6789-ABCD-EFGH',
    from: 'A friend',
    recipientName: 'Ada',
    message: 'Enjoy it!',
  },
  draw: ({ amountCents, token, from, recipientName, message }, { t, money }) => ({
    key: 'gift-card',
    values: { amount: money(amountCents), from: from ?? t('Someone'), to: recipientName ?? null, message },
    blocks: {
      code: table({ label: t('Code'), value: token, isStrong: true }),
      link: button(
        t('Shop now'),
        '/merchandise',
        button(t('Shop now'), '/shop', button(t('Open your cart'), '/cart')),
      ),
    },
  }),
})
