import { type Database, dynamicSql, returnsRow } from '#database/sql.ts'

/** Once per account and mailbox; `claimTrial` checks the card. An own unfinished claim does not count as used. */
export const trialAvailable = dynamicSql`
  (u.trial_used_at is null
    and not exists (select 1 from site_settings where key = 'trial_days' and value ~ '^0+$')
    and not exists (select 1 from users o where o.normalized_email = u.normalized_email and o.trial_used_at is not null)
    and not exists (
      select 1 from trial_claims c join subscriptions cs on cs.id = c.subscription_id
      where c.key = encode(sha256(convert_to('mailbox ' || coalesce(u.normalized_email, u.email), 'UTF8')), 'hex')
        and not (cs.user_id = u.id and cs.status = 'pending')))`

export async function mayHaveTrial(database: Database, userId: number): Promise<boolean> {
  return returnsRow(database, dynamicSql`select 1 from users u where u.id = ${userId} and ${trialAvailable}`)
}
