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
    plan: 'Monthly',
    amount: '$12.12',
    paidAt: 'June 14, 2026',
    nextChargeAt: 'July 14, 2026',
  },
  draw: ({ firstName, plan, amount, tax, paidAt, nextChargeAt }, { t }) => ({
    key: 'membership-paid',
    values: { firstName, plan, amount, paidAt, nextChargeAt },
    blocks: {
      details: table(
        { label: t('Plan'), value: plan },
        { label: t('Paid on'), value: paidAt },
        ...(nextChargeAt ? [{ label: t('Next charge'), value: nextChargeAt }] : []),
        { label: t('Total'), value: amount, isStrong: true },
        ...(tax ? [{ label: t('Tax included'), value: tax }] : []),
      ),
      link: button(t('See your invoices'), '/api/billing'),
    },
  }),
})
