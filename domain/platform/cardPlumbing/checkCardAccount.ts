import type { Pool } from 'pg'
import type { Payload } from 'payload'
import { type Database, returnsRow, row, sql, statement } from '#database/sql.ts'
import { readCardAccountId } from '#providers/stripe/account.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { isLiveMode } from '#providers/stripe/mode.ts'

type Account = { isLive: boolean; accountId: string | null }

/**
 * With keys of another Stripe account or mode, every stored payment would be "missing". A database without payments may
 * change its account. If Stripe is unreachable, only the mode is checked.
 */
export async function checkCardAccount(pool: Pool, log: Payload['logger']): Promise<void> {
  const stored = await row(pool, sql<Account>`select is_live as "isLive", account_id as "accountId" from card_account`)
  const given: Account = { isLive: isLiveMode(), accountId: await tryToRead(log) }
  if (stored && isOther(stored, given) && (await hasPayments(pool))) throw new Error(explain(stored, given))
  const accountId = given.accountId ?? (stored?.isLive === given.isLive ? stored.accountId : null)
  await pool.query(sql`
    insert into card_account (is_live, account_id) values (${given.isLive}, ${accountId})
    on conflict (is_only_row) do update set is_live = excluded.is_live, account_id = excluded.account_id`)
}

function isOther(stored: Account, given: Account): boolean {
  if (stored.isLive !== given.isLive) return true
  return stored.accountId !== null && given.accountId !== null && stored.accountId !== given.accountId
}

async function tryToRead(log: Payload['logger']): Promise<string | null> {
  try {
    return await readCardAccountId()
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error
    log.warn({ err: error, msg: 'The Stripe account could not be read, so only its mode was checked' })
    return null
  }
}

async function hasPayments(database: Database): Promise<boolean> {
  return returnsRow(
    database,
    statement`
      select 1 where exists (select 1 from orders where payment_intent_id is not null)
        or exists (select 1 from gift_card_sales where payment_intent_id is not null)
        or exists (select 1 from subscriptions where subscription_id is not null)`,
  )
}

const nameOf = ({ isLive, accountId }: Account): string =>
  `${isLive ? 'live' : 'test'} mode of ${accountId ?? 'an account whose id is unknown'}`

const explain = (stored: Account, given: Account): string =>
  `This database holds payments made in Stripe's ${nameOf(stored)}, but STRIPE_SECRET_KEY belongs to ${nameOf(given)}. ` +
  'Set the keys of the first one, or start with an empty database.'
