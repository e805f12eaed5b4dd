import type { MailData } from '#contracts/platform/mails.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { readTrader } from '#domain/shop/markets/readMarket.ts'

/** What the welcome email repeats on a durable medium: Directive 2011/83/EU, article 8(7). Null outside Europe. */
export async function readMembershipNotice(
  tx: Database,
  membershipId: number,
): Promise<MailData['membership-started']['withdrawal'] | null> {
  const consent = await row(
    tx,
    sql<{ country: string | null; request: string | null; reference: string | null }>`
      select country, start_request as request, reference from renewal_consents where subscription_id = ${membershipId}`,
  )
  if (!consent?.country || !consent.request || !consent.reference) return null
  const trader = await readTrader(tx, consent.country)
  return trader && { ...trader, reference: consent.reference, request: consent.request }
}
