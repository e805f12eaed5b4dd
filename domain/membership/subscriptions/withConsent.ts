import { type Database, row, sql } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { MissingPriceError } from '#providers/stripe/prices.ts'
import type { Req } from '#domain/platform/Req.ts'

type Consent = { terms: string; consentedAt: Date }

/**
 * Stores the consent to other terms before `work` makes them hold. If the card provider changed nothing, the consent that was
 * stored before is put back; without an answer the change may have happened, so the new one stays.
 *
 * @param agreed.id of the membership.
 * @param agreed.consentedAt now by default.
 */
export async function withConsent(
  { pool, now }: Req,
  { id, terms, consentedAt = now }: { id: number; terms: string; consentedAt?: Date },
  work: () => Promise<void>,
): Promise<void> {
  const before = await row(
    pool,
    sql<Consent>`select terms, consented_at as "consentedAt" from renewal_consents where subscription_id = ${id}`,
  )
  await store(pool, id, { terms, consentedAt })
  try {
    await work()
  } catch (error) {
    if (before && changedNothing(error)) await store(pool, id, before)
    throw error
  }
}

const changedNothing = (error: unknown): boolean =>
  error instanceof MissingPriceError || (error instanceof CardProviderError && error.outcome === 'refused')

async function store(database: Database, id: number, { terms, consentedAt }: Consent): Promise<void> {
  await database.query(sql`
    insert into renewal_consents as c (subscription_id, terms, consented_at) values (${id}, ${terms}, ${consentedAt})
    on conflict (subscription_id) do update set terms = excluded.terms, consented_at = excluded.consented_at`)
}
