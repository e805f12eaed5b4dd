import { renewalTerms } from '#contracts/membership/renewalTerms.ts'
import { type Database, sql } from '#database/sql.ts'
import { dayIn } from '#texts/formats.ts'
import { termsWords } from '#texts/termsWords.ts'
import { createReference } from '#domain/shop/orders/createReference.ts'
import type { Req } from '#domain/platform/Req.ts'
import type { Residence } from './readResidence.ts'
import { fullPriceAt, offeredPayments } from '../membershipOffers/fullPriceAt.ts'
import type { BegunForm } from './BegunForm.ts'

/**
 * Pressing the button below the terms is the consent; pressing it again while the form is open renews it. The terms are
 * stored in the language in which they were read.
 */
export async function recordConsent(
  tx: Database,
  { id, plan, priceCents, isTrial, trialDays, offer, firstCents, isTaxed, taxCents, renewalTaxCents }: BegunForm,
  { country, startRequest, hasWithdrawal }: Residence,
  { now, language = 'en' }: Pick<Req, 'now' | 'language'>,
): Promise<void> {
  const until = offer && fullPriceAt(offer, plan, now)
  const reduced = offer && {
    cents: firstCents,
    payments: offeredPayments(offer, plan),
    until: until && dayIn(language, until),
  }
  const terms = renewalTerms(
    {
      plan,
      cents: priceCents,
      trialDays: isTrial ? trialDays : 0,
      ...(reduced && { offer: reduced }),
      ...(isTaxed && { tax: { firstCents: taxCents, renewalCents: renewalTaxCents } }),
    },
    termsWords(language),
  )
  await tx.query(sql`
    insert into renewal_consents as c (subscription_id, terms, consented_at, country, start_request, reference)
    values (${id}, ${terms}, ${now}, ${country}, ${startRequest}, ${hasWithdrawal ? createReference('MEMBER') : null})
    on conflict (subscription_id) do update set terms = excluded.terms, consented_at = excluded.consented_at,
      country = excluded.country, start_request = excluded.start_request,
      reference = case when excluded.reference is not null then coalesce(c.reference, excluded.reference) end`)
  await tx.query(sql`
    update subscriptions s
    set terms_hash = terms.hash, terms_accepted_at = case when terms.hash is not null then ${now}::timestamptz end
    from store_terms() as terms (hash) where s.id = ${id}`)
}
