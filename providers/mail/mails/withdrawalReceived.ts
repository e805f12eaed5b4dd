import { itemLabel } from '#contracts/shop/itemLabel.ts'
import { table } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName, reference } from '../samples.ts'

export const withdrawalReceived = mail('withdrawal-received', {
  wordings: {
    'withdrawal-received': {
      label: 'Withdrawal received',
      required: ['reference', 'submittedAt', 'details', 'returnsAddress'],
      en: {
        subject: 'We received your withdrawal from order {reference}',
        title: 'We received your withdrawal',
        body: [
          'You withdrew from the contract for order {reference} on {submittedAt}. This email is your receipt.',
          '{details}',
          'When you have the goods, send them to {returnsAddress} within 14 days of your withdrawal. You pay for sending them back.',
          'We refund everything you paid for the order, including standard shipping, the way you paid, no later than 14 days after your withdrawal. We may wait until the goods are back or you have shown that you sent them.',
        ],
      },
      de: {
        subject: 'Dein Widerruf zu Bestellung {reference} ist eingegangen',
        title: 'Dein Widerruf ist eingegangen',
        body: [
          'Du hast den Vertrag zu Bestellung {reference} widerrufen: {submittedAt}. Diese E-Mail ist deine Eingangsbestätigung.',
          '{details}',
          'Wenn du die Waren hast, schick sie innerhalb von 14 Tagen nach deinem Widerruf an {returnsAddress}. Die Kosten der Rücksendung trägst du.',
          'Wir erstatten alles, was du für die Bestellung bezahlt hast, einschließlich des Standardversands, auf dem Weg, auf dem du bezahlt hast, spätestens 14 Tage nach deinem Widerruf. Wir dürfen damit warten, bis die Waren zurück sind oder du nachgewiesen hast, dass du sie abgeschickt hast.',
        ],
      },
    },
    'withdrawal-received.part': {
      label: 'Withdrawal of some items received',
      required: ['reference', 'submittedAt', 'details', 'returnsAddress'],
      sample: { refundCents: 2290 },
      en: {
        subject: 'We received your withdrawal from order {reference}',
        title: 'We received your withdrawal',
        body: [
          'You withdrew from a part of order {reference} on {submittedAt}. This email is your receipt. The rest of your order stays as it is.',
          '{details}',
          'When you have these items, send them to {returnsAddress} within 14 days of your withdrawal. You pay for sending them back.',
          'We refund {refund} the way you paid, no later than 14 days after your withdrawal. We may wait until the items are back or you have shown that you sent them. Shipping is one price per order: it goes back with the last item.',
        ],
      },
      de: {
        subject: 'Dein Widerruf zu Bestellung {reference} ist eingegangen',
        title: 'Dein Widerruf ist eingegangen',
        body: [
          'Du hast einen Teil von Bestellung {reference} widerrufen: {submittedAt}. Diese E-Mail ist deine Eingangsbestätigung. Der Rest deiner Bestellung bleibt, wie er ist.',
          '{details}',
          'Wenn du diese Artikel hast, schick sie innerhalb von 14 Tagen nach deinem Widerruf an {returnsAddress}. Die Kosten der Rücksendung trägst du.',
          'Wir erstatten {refund} auf dem Weg, auf dem du bezahlt hast, spätestens 14 Tage nach deinem Widerruf. Wir dürfen damit warten, bis die Artikel zurück sind oder du nachgewiesen hast, dass du sie abgeschickt hast. Der Versand hat einen Preis für die ganze Bestellung: Er wird mit dem letzten Artikel erstattet.',
        ],
      },
    },
  },
  sample: {
    firstName,
    reference,
    name: 'Ada Morgan',
    email: 'ada@example.com',
    submittedAt: '2026-06-14T09:41:07.000Z',
    lines: [{ title: 'Laguna bands tee', size: 'M', color: 'Graphite', quantity: 2 }],
    totalCents: 7597,
    returnsAddress: '1 Harbor Road, Duluth, MN 55801, US',
  },
  draw: (declared, { t, money, exactMoment }) => {
    const {
      firstName,
      reference,
      name,
      email,
      lines,
      totalCents,
      refundedCents = 0,
      refundCents,
      returnsAddress,
    } = declared
    const submittedAt = exactMoment(declared.submittedAt)
    const refund = refundCents === undefined ? null : money(refundCents)
    return {
      key: refund ? 'withdrawal-received.part' : 'withdrawal-received',
      values: { firstName, reference, name, email, submittedAt, returnsAddress, ...(refund && { refund }) },
      blocks: {
        details: table(
          { label: t('Order'), value: reference },
          { label: t('Declared by'), value: name },
          { label: t('Receipt to'), value: email },
          { label: t('Received'), value: submittedAt },
          ...lines.map((line) => ({ label: itemLabel(line), value: t('Withdrawn') })),
          ...(refund
            ? [{ label: t('Refund for these items'), value: refund, isStrong: true }]
            : [
                { label: t('Paid'), value: money(totalCents), isStrong: refundedCents === 0 },
                ...(refundedCents === 0
                  ? []
                  : [
                      { label: t('Refunded before'), value: money(refundedCents) },
                      { label: t('Still to be refunded'), value: money(totalCents - refundedCents), isStrong: true },
                    ]),
              ]),
        ),
      },
    }
  },
})
