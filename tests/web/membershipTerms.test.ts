import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plannedMonthlyTerms } from '#contracts/membership/plannedMonthlyTerms.ts'
import { planChangeTerms } from '#contracts/membership/planChangeTerms.ts'
import { renewalTerms } from '#contracts/membership/renewalTerms.ts'
import type { TermsWords } from '#contracts/membership/TermsWords.ts'
import { termsWords } from '#texts/termsWords.ts'
import { termsWords as wordsOfSite } from '../../web/src/features/membership/subscription/termsWords.ts'
import { startLanguage } from '../../web/src/lib/text.ts'

type Write = (words: TermsWords) => string

const monthly = { plan: 'monthly', cents: 1212, trialDays: 0 } as const
const annual = { plan: 'annual', cents: 11500, trialDays: 0 } as const
const offer = (payments: number | null, until: string | null) => ({ cents: 606, payments, until })

const ENGLISH: [Write, string][] = [
  [
    (words) => renewalTerms({ ...monthly, trialDays: 7 }, words),
    'You won’t be charged today. We’ll charge the first $12.12 after the 7-day free trial. Cancel before then and you pay nothing. It renews automatically every month for $12.12 until you cancel, which you can do anytime.',
  ],
  [
    (words) => renewalTerms({ ...annual, trialDays: 7, firstCharge: 'November 28, 2026' }, words),
    'You won’t be charged today. We’ll charge the first $115 on November 28, 2026. Cancel before then and you pay nothing. It renews automatically every year for $115 until you cancel, which you can do anytime.',
  ],
  [
    (words) => renewalTerms({ ...monthly, credit: { usedCents: 1180, dueCents: 0 } }, words),
    'You pay $0.00 today: $12.12 less $11.80 of your credit. The remaining $0.32 is added to your next payment. It renews automatically every month for $12.12 until you cancel, which you can do anytime.',
  ],
  [
    (words) =>
      renewalTerms({ ...monthly, offer: offer(3, 'April 30, 2026'), credit: { usedCents: 200, dueCents: 406 } }, words),
    'You pay $4.06 today: $6.06 less $2.00 of your credit. Then you pay $6.06 at each of the next 2 renewals. From April 30, 2026 on, it renews automatically every month for $12.12 until you cancel, which you can do anytime.',
  ],
  [
    (words) => renewalTerms({ ...annual, offer: { ...offer(1, 'January 31, 2027'), cents: 5750 } }, words),
    'You pay $57.50 today. From January 31, 2027 on, it renews automatically every year for $115 until you cancel, which you can do anytime.',
  ],
  [
    (words) => plannedMonthlyTerms({ from: 'March 4, 2027', cents: 1212, isTaxed: false }, words),
    'On March 4, 2027, a day before your year ends, your plan changes to monthly. You pay $12.12 then, less the last day of your year. It renews automatically every month for $12.12 until you cancel, which you can do anytime.',
  ],
  [
    (words) => renewalTerms({ ...monthly, tax: { firstCents: 48, renewalCents: 48 } }, words),
    'You pay $12.60 today. It renews automatically every month for $12.60 until you cancel, which you can do anytime. $12.60 is $12.12 plus $0.48 tax. Renewals are taxed at the rates of their day.',
  ],
  [
    (words) => renewalTerms({ ...monthly, trialDays: 7, tax: { firstCents: 0, renewalCents: 0 } }, words),
    'You won’t be charged today. We’ll charge the first $12.12 after the 7-day free trial. Cancel before then and you pay nothing. It renews automatically every month for $12.12 until you cancel, which you can do anytime. No tax is added to $12.12 where you live. Renewals are taxed at the rates of their day.',
  ],
  [
    (words) =>
      renewalTerms(
        { ...monthly, offer: offer(1, 'February 28, 2026'), tax: { firstCents: 24, renewalCents: 48 } },
        words,
      ),
    'You pay $6.30 today. From February 28, 2026 on, it renews automatically every month for $12.60 until you cancel, which you can do anytime. $6.30 is $6.06 plus $0.24 tax. $12.60 is $12.12 plus $0.48 tax. Renewals are taxed at the rates of their day.',
  ],
  [
    (words) =>
      renewalTerms(
        { ...monthly, offer: { ...offer(1, 'February 28, 2026'), cents: 0 }, tax: { firstCents: 0, renewalCents: 48 } },
        words,
      ),
    'You pay $0.00 today. From February 28, 2026 on, it renews automatically every month for $12.60 until you cancel, which you can do anytime. $12.60 is $12.12 plus $0.48 tax. Renewals are taxed at the rates of their day.',
  ],
  [
    (words) => renewalTerms({ ...monthly, offer: offer(null, null), tax: { firstCents: 24, renewalCents: 48 } }, words),
    'You pay $6.30 today. It renews automatically every month for $6.30 until you cancel, which you can do anytime. $6.30 is $6.06 plus $0.24 tax. Renewals are taxed at the rates of their day.',
  ],
]

const GERMAN: [Write, string][] = [
  [
    (words) => renewalTerms({ ...monthly, trialDays: 7 }, words),
    'Heute wird nichts abgebucht. Die ersten 12,12 $ buchen wir nach der kostenlosen Probezeit von 7 Tagen ab. Wenn du vorher kündigst, bezahlst du nichts. Deine Mitgliedschaft verlängert sich automatisch jeden Monat für 12,12 $, bis du kündigst. Kündigen kannst du jederzeit.',
  ],
  [
    (words) => renewalTerms({ ...annual, trialDays: 7, firstCharge: '28. November 2026' }, words),
    'Heute wird nichts abgebucht. Die ersten 115 $ buchen wir am 28. November 2026 ab. Wenn du vorher kündigst, bezahlst du nichts. Deine Mitgliedschaft verlängert sich automatisch jedes Jahr für 115 $, bis du kündigst. Kündigen kannst du jederzeit.',
  ],
  [
    (words) => renewalTerms({ ...annual, cents: 115_050 }, words),
    'Du bezahlst heute 1.150,50 $. Deine Mitgliedschaft verlängert sich automatisch jedes Jahr für 1.150,50 $, bis du kündigst. Kündigen kannst du jederzeit.',
  ],
  [
    (words) => renewalTerms({ ...monthly, credit: { usedCents: 1180, dueCents: 0 } }, words),
    'Du bezahlst heute 0,00 $: 12,12 $ abzüglich 11,80 $ aus deinem Guthaben. Die restlichen 0,32 $ kommen zu deiner nächsten Zahlung dazu. Deine Mitgliedschaft verlängert sich automatisch jeden Monat für 12,12 $, bis du kündigst. Kündigen kannst du jederzeit.',
  ],
  [
    (words) => renewalTerms({ ...monthly, offer: offer(1, '28. Februar 2026') }, words),
    'Du bezahlst heute 6,06 $. Ab dem 28. Februar 2026 verlängert sich deine Mitgliedschaft automatisch jeden Monat für 12,12 $, bis du kündigst. Kündigen kannst du jederzeit.',
  ],
  [
    (words) => renewalTerms({ ...annual, offer: { ...offer(2, '31. Januar 2028'), cents: 5700 } }, words),
    'Du bezahlst heute 57 $ und bei der nächsten Verlängerung ebenfalls 57 $. Ab dem 31. Januar 2028 verlängert sich deine Mitgliedschaft automatisch jedes Jahr für 115 $, bis du kündigst. Kündigen kannst du jederzeit.',
  ],
  [
    (words) =>
      renewalTerms({ ...monthly, offer: offer(3, '30. April 2026'), credit: { usedCents: 200, dueCents: 406 } }, words),
    'Du bezahlst heute 4,06 $: 6,06 $ abzüglich 2,00 $ aus deinem Guthaben. Danach bezahlst du bei jeder der nächsten 2 Verlängerungen 6,06 $. Ab dem 30. April 2026 verlängert sich deine Mitgliedschaft automatisch jeden Monat für 12,12 $, bis du kündigst. Kündigen kannst du jederzeit.',
  ],
  [
    (words) => renewalTerms({ ...monthly, offer: offer(null, null) }, words),
    'Du bezahlst heute 6,06 $. Deine Mitgliedschaft verlängert sich automatisch jeden Monat für 6,06 $, bis du kündigst. Kündigen kannst du jederzeit.',
  ],
  [
    (words) =>
      planChangeTerms(
        { plan: 'annual', cents: 11500, renewalTaxCents: null, dueCents: 10692, creditLeftCents: 0 },
        words,
      ),
    'Du bezahlst heute 106,92 $. Deine Mitgliedschaft verlängert sich automatisch jedes Jahr für 115 $, bis du kündigst. Kündigen kannst du jederzeit.',
  ],
  [
    (words) =>
      planChangeTerms(
        { plan: 'monthly', cents: 1212, renewalTaxCents: null, dueCents: 0, creditLeftCents: 6788 },
        words,
      ),
    'Du bezahlst heute nichts. 67,88 $ bleiben dir als Guthaben, mit dem deine nächsten Zahlungen bezahlt werden. Deine Mitgliedschaft verlängert sich automatisch jeden Monat für 12,12 $, bis du kündigst. Kündigen kannst du jederzeit.',
  ],
  [
    (words) => plannedMonthlyTerms({ from: '4. März 2027', cents: 1212, isTaxed: false }, words),
    'Am 4. März 2027, einen Tag vor dem Ende deines Jahres, wechselst du zum Monatstarif. Dann bezahlst du 12,12 $ abzüglich des letzten Tages deines Jahres. Deine Mitgliedschaft verlängert sich automatisch jeden Monat für 12,12 $, bis du kündigst. Kündigen kannst du jederzeit.',
  ],
  [
    (words) => renewalTerms({ ...monthly, tax: { firstCents: 230, renewalCents: 230 } }, words),
    'Du bezahlst heute 14,42 $. Deine Mitgliedschaft verlängert sich automatisch jeden Monat für 14,42 $, bis du kündigst. Kündigen kannst du jederzeit. In 14,42 $ sind 2,30 $ Steuer enthalten, ohne Steuer sind es 12,12 $. Für Verlängerungen gelten die Steuersätze ihres Tages.',
  ],
]

/** Amounts don’t break across lines. */
const withFixedSpaces = (text: string) => text.replaceAll(' $', '\u00a0$')

describe('the terms of a membership, on the site and as they are stored', () => {
  it.each(ENGLISH)('in English: %#', (write, terms) => {
    expect(write(termsWords('en'))).toBe(terms)
    expect(write(wordsOfSite)).toBe(terms)
  })

  describe('in German', () => {
    beforeAll(() => startLanguage('de'))
    afterAll(() => startLanguage('en'))

    it.each(GERMAN)('%#', (write, terms) => {
      expect(write(termsWords('de'))).toBe(withFixedSpaces(terms))
      expect(write(wordsOfSite)).toBe(withFixedSpaces(terms))
    })
  })
})
