import { table } from '../mailBlocks.ts'
import { mail } from '../mail.ts'

export const giftWithdrawn = mail('gift-withdrawn', {
  wordings: {
    'gift-withdrawn': {
      label: 'Withdrawal from a gift card received',
      required: ['reference', 'submittedAt', 'details'],
      en: {
        subject: 'We received your withdrawal from a gift card',
        title: 'We received your withdrawal',
        body: [
          'You withdrew from the contract for gift card {reference} on {submittedAt}. This email is your receipt. Nothing is left on the card.',
          '{details}',
          'We refund {refund}, which is what was left on it, the way you paid, no later than 14 days after your withdrawal. Orders it paid for before stay as they are.',
        ],
      },
      de: {
        subject: 'Wir haben deinen Widerruf einer Geschenkkarte erhalten',
        title: 'Dein Widerruf ist eingegangen',
        body: [
          'Du hast den Vertrag über die Geschenkkarte {reference} am {submittedAt} widerrufen. Diese E-Mail ist deine Eingangsbestätigung. Auf der Karte ist nichts mehr.',
          '{details}',
          'Wir erstatten dir {refund}, also das, was noch darauf war, auf dem Weg, auf dem du bezahlt hast, spätestens 14 Tage nach deinem Widerruf. Bestellungen, die sie vorher bezahlt hat, bleiben, wie sie sind.',
        ],
      },
    },
    'gift-withdrawn.membership': {
      label: 'Withdrawal from a gift membership received',
      required: ['reference', 'submittedAt', 'details'],
      sample: { months: 6, refundCents: 5000 },
      en: {
        subject: 'We received your withdrawal from a gift membership',
        title: 'We received your withdrawal',
        body: [
          'You withdrew from the contract for gift membership {reference} on {submittedAt}. This email is your receipt. Its code no longer works, and no one had redeemed it.',
          '{details}',
          'We refund {refund}, which is everything you paid, the way you paid, no later than 14 days after your withdrawal.',
        ],
      },
      de: {
        subject: 'Wir haben deinen Widerruf einer Geschenkmitgliedschaft erhalten',
        title: 'Dein Widerruf ist eingegangen',
        body: [
          'Du hast den Vertrag über die Geschenkmitgliedschaft {reference} am {submittedAt} widerrufen. Diese E-Mail ist deine Eingangsbestätigung. Ihr Code gilt nicht mehr, und niemand hatte ihn eingelöst.',
          '{details}',
          'Wir erstatten dir {refund}, also alles, was du bezahlt hast, auf dem Weg, auf dem du bezahlt hast, spätestens 14 Tage nach deinem Widerruf.',
        ],
      },
    },
  },
  sample: {
    reference: 'CARD-3456789ABC',
    name: 'Ada Morgan',
    email: 'ada@example.com',
    months: null,
    submittedAt: '2026-06-14T09:41:07.000Z',
    amountCents: 5000,
    refundCents: 3120,
  },
  draw: ({ reference, name, email, months, ...declared }, { t, money, exactMoment }) => {
    const submittedAt = exactMoment(declared.submittedAt)
    const refund = money(declared.refundCents)
    return {
      key: months === null ? 'gift-withdrawn' : 'gift-withdrawn.membership',
      values: { reference, name, email, submittedAt, refund },
      blocks: {
        details: table(
          { label: t('Purchase'), value: reference },
          { label: t('Declared by'), value: name },
          { label: t('Receipt to'), value: email },
          { label: t('Received'), value: submittedAt },
          { label: t('Paid'), value: money(declared.amountCents) },
          { label: t('Refund'), value: refund, isStrong: true },
        ),
      },
    }
  },
})
