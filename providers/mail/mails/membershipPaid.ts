import { button, table } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const membershipPaid = mail('membership-paid', {
  wordings: {
    'membership-paid': {
      label: 'Receipt for a membership',
      required: ['details'],
      en: {
        subject: 'Receipt: {amount} for your membership',
        title: 'Thank you, {firstName}',
        body: ['We charged {amount} to your card.', '{details}', '{link}'],
      },
      de: {
        subject: 'Beleg: {amount} für deine Mitgliedschaft',
        title: 'Vielen Dank, {firstName}',
        body: ['Wir haben {amount} von deiner Karte abgebucht.', '{details}', '{link}'],
      },
    },
  },
  sample: {
    firstName,
    plan: 'monthly',
    amountCents: 1212,
    paidAt: '2026-06-14T12:00:00.000Z',
    nextChargeAt: '2026-07-14T12:00:00.000Z',
  },
  draw: ({ firstName, taxCents, ...paid }, writer) => {
    const { t, money, day } = writer
    const plan = writer.plan(paid.plan)
    const amount = money(paid.amountCents)
    const paidAt = day(paid.paidAt)
    const nextChargeAt = paid.nextChargeAt && day(paid.nextChargeAt)
    return {
      key: 'membership-paid',
      values: { firstName, plan, amount, paidAt, nextChargeAt },
      blocks: {
        details: table(
          { label: t('Plan'), value: plan },
          { label: t('Paid on'), value: paidAt },
          ...(nextChargeAt ? [{ label: t('Next charge'), value: nextChargeAt }] : []),
          { label: t('Total'), value: amount, isStrong: true },
          ...(taxCents ? [{ label: t('Tax included'), value: money(taxCents) }] : []),
        ),
        link: button(t('See your invoices'), '/api/billing'),
      },
    }
  },
})
