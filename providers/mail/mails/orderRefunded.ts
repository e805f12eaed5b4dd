import type { MailLine } from '#contracts/platform/mails.ts'
import type { Translate } from '#texts/textsIn.ts'
import { itemLabel } from '#contracts/shop/itemLabel.ts'
import { mail } from '../mail.ts'
import { firstName, reference } from '../samples.ts'

export const orderRefunded = mail('order-refunded', {
  wordings: {
    'order-refunded': {
      label: 'Refund for an order',
      required: ['refunded'],
      en: {
        subject: 'We refunded {refunded} for order {reference}',
        title: 'Your refund, {firstName}',
        body: [
          'We refunded {refunded} for order {reference}. Your bank may take a few days to show it.',
          '{why}',
          'After this refund, you’ve paid {left} in total.',
        ],
      },
      de: {
        subject: 'Wir haben {refunded} für Bestellung {reference} erstattet',
        title: 'Deine Erstattung, {firstName}',
        body: [
          'Wir haben {refunded} für Bestellung {reference} erstattet. Bis deine Bank das anzeigt, kann es ein paar Tage dauern.',
          '{why}',
          'Nach dieser Erstattung hast du insgesamt {left} bezahlt.',
        ],
      },
    },
    'order-refunded.gift-card': {
      label: 'Refund to a gift card',
      required: ['refunded', 'giftCard'],
      sample: { giftCard: 'EFGH' },
      en: {
        subject: 'We refunded {refunded} for order {reference}',
        title: 'Your refund, {firstName}',
        body: [
          'We put {refunded} for order {reference} back on your gift card ending in {giftCard}. You can use it again right away.',
          '{why}',
        ],
      },
      de: {
        subject: 'Wir haben {refunded} für Bestellung {reference} erstattet',
        title: 'Deine Erstattung, {firstName}',
        body: [
          'Wir haben {refunded} für Bestellung {reference} wieder auf deine Geschenkkarte mit den letzten Zeichen {giftCard} gebucht. Du kannst sie sofort wieder verwenden.',
          '{why}',
        ],
      },
    },
    'order-refunded.owed': {
      label: 'Refund to a gift card whose payment went back',
      required: ['refunded', 'giftCard', 'settled'],
      sample: { giftCard: 'EFGH', settledCents: 1200 },
      en: {
        subject: 'We refunded {refunded} for order {reference}',
        title: 'Your refund, {firstName}',
        body: [
          'We put {refunded} for order {reference} back on your gift card ending in {giftCard}. {settled} of it can’t be used: the payment for that card went back to the person who bought it. Ask us if you think this is wrong.',
          '{why}',
        ],
      },
      de: {
        subject: 'Wir haben {refunded} für Bestellung {reference} erstattet',
        title: 'Deine Erstattung, {firstName}',
        body: [
          'Wir haben {refunded} für Bestellung {reference} wieder auf deine Geschenkkarte mit den letzten Zeichen {giftCard} gebucht. {settled} davon lassen sich nicht verwenden: Die Zahlung für diese Karte ging an die Person zurück, die sie gekauft hat. Frag uns, wenn das nicht stimmt.',
          '{why}',
        ],
      },
    },
  },
  sample: { firstName, reference, refundedCents: 1650, leftCents: 4932 },
  draw: ({ firstName, reference, refundedCents, leftCents, giftCard, settledCents, line }, { t, money }) => ({
    key: giftCard ? (settledCents ? 'order-refunded.owed' : 'order-refunded.gift-card') : 'order-refunded',
    values: {
      firstName,
      reference,
      refunded: money(refundedCents),
      left: leftCents ? money(leftCents) : null,
      why: line ? whyRefunded(line, t) : null,
      ...(giftCard && { giftCard }),
      ...(settledCents && { settled: money(settledCents) }),
    },
    blocks: {},
  }),
})

const whyRefunded = (line: MailLine & { isUnavailable: boolean }, t: Translate) =>
  line.isUnavailable
    ? t('The print shop couldn’t make {item}. We’re sorry.', { item: itemLabel(line) })
    : t('This refund is for {item}.', { item: itemLabel(line) })
