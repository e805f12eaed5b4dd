import { table } from '../mailBlocks.ts'
import { mail } from '../mail.ts'

export const membershipWithdrawn = mail('membership-withdrawn', {
  wordings: {
    'membership-withdrawn.part': {
      label: 'Withdrawal from a membership received',
      required: ['submittedAt', 'details'],
      en: {
        subject: 'We received your withdrawal from your membership',
        title: 'We received your withdrawal',
        body: [
          'You withdrew from the contract for your membership on {submittedAt}. This email is your receipt. Your membership has ended, and you won’t be charged again.',
          '{details}',
          'You asked for the membership to begin before the 14 days were over. We refund what you paid, less the part for the days until your withdrawal, the way you paid, no later than 14 days after your withdrawal.',
        ],
      },
      de: {
        subject: 'Der Widerruf deiner Mitgliedschaft ist eingegangen',
        title: 'Dein Widerruf ist eingegangen',
        body: [
          'Du hast den Vertrag über deine Mitgliedschaft widerrufen: {submittedAt}. Diese E-Mail ist deine Eingangsbestätigung. Deine Mitgliedschaft ist beendet, und es wird nichts mehr abgebucht.',
          '{details}',
          'Du wolltest, dass die Mitgliedschaft vor Ablauf der 14 Tage beginnt. Wir erstatten, was du bezahlt hast, abzüglich des Teils für die Tage bis zu deinem Widerruf, auf dem Weg, auf dem du bezahlt hast, spätestens 14 Tage nach deinem Widerruf.',
        ],
      },
    },
    'membership-withdrawn.all': {
      label: 'Withdrawal from a membership received, full refund',
      required: ['submittedAt', 'details'],
      sample: { isPart: false },
      en: {
        subject: 'We received your withdrawal from your membership',
        title: 'We received your withdrawal',
        body: [
          'You withdrew from the contract for your membership on {submittedAt}. This email is your receipt. Your membership has ended, and you won’t be charged again.',
          '{details}',
          'We refund everything you paid for it, the way you paid, no later than 14 days after your withdrawal.',
        ],
      },
      de: {
        subject: 'Der Widerruf deiner Mitgliedschaft ist eingegangen',
        title: 'Dein Widerruf ist eingegangen',
        body: [
          'Du hast den Vertrag über deine Mitgliedschaft widerrufen: {submittedAt}. Diese E-Mail ist deine Eingangsbestätigung. Deine Mitgliedschaft ist beendet, und es wird nichts mehr abgebucht.',
          '{details}',
          'Wir erstatten alles, was du dafür bezahlt hast, auf dem Weg, auf dem du bezahlt hast, spätestens 14 Tage nach deinem Widerruf.',
        ],
      },
    },
  },
  sample: {
    reference: 'MEMBER-7QK4M2XWPA',
    name: 'Ada Morgan',
    email: 'ada@example.com',
    plan: 'monthly',
    submittedAt: '2026-06-14T09:41:07.000Z',
    isPart: true,
  },
  draw: ({ reference, name, email, isPart, ...declared }, { t, plan, exactMoment }) => {
    const submittedAt = exactMoment(declared.submittedAt)
    return {
      key: isPart ? 'membership-withdrawn.part' : 'membership-withdrawn.all',
      values: { reference, name, email, submittedAt },
      blocks: {
        details: table(
          { label: t('Membership'), value: `${plan(declared.plan)}, ${reference}` },
          { label: t('Declared by'), value: name },
          { label: t('Receipt to'), value: email },
          { label: t('Received'), value: submittedAt },
        ),
      },
    }
  },
})
