import { renewalTerms } from '#contracts/renewalTerms.ts'
import { type Database, sql } from '#database/sql.ts'
import type { SubscriptionForm } from './subscriptionForm.ts'

/** Pressing the button below the terms is the consent; pressing it again while the form is open renews it. */
export async function recordConsent(
  tx: Database,
  { id, plan, priceCents, isTrial, trialDays }: SubscriptionForm,
  now: Date,
): Promise<void> {
  const terms = renewalTerms({ plan, cents: priceCents, trialDays: isTrial ? trialDays : 0 })
  await tx.query(sql`
    insert into renewal_consents (subscription_id, terms, consented_at) values (${id}, ${terms}, ${now})
    on conflict (subscription_id) do update set terms = excluded.terms, consented_at = excluded.consented_at`)
  await tx.query(sql`
    update subscriptions s
    set terms_hash = terms.hash, terms_accepted_at = case when terms.hash is not null then ${now}::timestamptz end
    from store_terms() as terms (hash) where s.id = ${id}`)
}
