import { CANCELLATION_REASONS } from '#contracts/shop/cancellationReasons.ts'
import { factText } from '#contracts/platform/facts.ts'
import type { GiftReturn } from '#contracts/platform/mails.ts'
import type { Writer } from '../writerIn.ts'
import { mail } from '../mail.ts'
import { firstName, reference } from '../samples.ts'

export const orderCancelled = mail('order-cancelled', {
  wordings: {
    'order-cancelled.refunded': {
      label: 'Order canceled and refunded',
      required: ['refunded'],
      en: {
        subject: 'Order {reference} was canceled',
        title: 'Your order was canceled, {firstName}',
        body: ['{reason}', 'We refunded {refunded} for order {reference}. Your bank may take a few days to show it.'],
      },
      de: {
        subject: 'Bestellung {reference} wurde storniert',
        title: 'Deine Bestellung wurde storniert, {firstName}',
        body: [
          '{reason}',
          'Wir haben {refunded} für Bestellung {reference} erstattet. Bis deine Bank das anzeigt, kann es ein paar Tage dauern.',
        ],
      },
    },
    'order-cancelled.unpaid': {
      label: 'Order canceled, nothing to refund',
      required: [],
      sample: { refundedCents: null },
      en: {
        subject: 'Order {reference} was canceled',
        title: 'Your order was canceled, {firstName}',
        body: ['{reason}', 'You won’t be charged again.'],
      },
      de: {
        subject: 'Bestellung {reference} wurde storniert',
        title: 'Deine Bestellung wurde storniert, {firstName}',
        body: ['{reason}', 'Es wird nichts mehr abgebucht.'],
      },
    },
  },
  sample: { firstName, reference, refundedCents: 6582, reason: { kind: 'asked', values: {} } },
  draw: ({ firstName, reference, refundedCents, reason, giftCard }, writer) => ({
    key: refundedCents ? 'order-cancelled.refunded' : 'order-cancelled.unpaid',
    values: {
      firstName,
      reference,
      reason: [reason && factText(CANCELLATION_REASONS, reason, writer), giftCard && whatCameBack(giftCard, writer)]
        .filter(Boolean)
        .join(' '),
      ...(refundedCents && { refunded: writer.money(refundedCents) }),
    },
    blocks: {},
  }),
})

function whatCameBack({ lastFour, amountCents, settledCents }: GiftReturn, { t, money }: Writer): string {
  const back = t('{amount} went back to your gift card ending in {lastFour}.', { amount: money(amountCents), lastFour })
  if (settledCents === 0) return back
  const settled = money(settledCents)
  return `${back} ${t('{settled} of it can’t be used: the payment for that card went back to its buyer.', { settled })}`
}
