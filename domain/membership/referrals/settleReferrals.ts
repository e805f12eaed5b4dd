import { inTransaction } from '#database/inTransaction.ts'
import { row, rows, sql, type Database, returnsRow, statement } from '#database/sql.ts'
import { creditCustomer, findCustomerCredit } from '#providers/stripe/customerCredit.ts'
import { isMissing } from '#providers/stripe/isMissing.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import { createBreaker, forEachUntilUnreachable } from '#domain/platform/cardPlumbing/createBreaker.ts'
import { baseKey } from '#domain/platform/cardPlumbing/nextIdempotencyKey.ts'
import { withIdempotencyKey } from '#domain/platform/cardPlumbing/withIdempotencyKey.ts'
import type { Req } from '#domain/platform/Req.ts'
import { readNumberSetting } from '#domain/platform/settings/settings.ts'
import { isOffered } from '#domain/platform/site/readPartsOff.ts'
import { decideReward, type RewardFacts } from './decideReward.ts'
import { readMonthCents } from './readMonthCents.ts'
import type { Move, VoidReason } from './referralStates.ts'

const PAGE = 100

type Open = { id: number; state: string }

/** Decides about friends' first payments and sends the credit. A killed run continues: the credit has one idempotency key. */
export async function settleReferrals(req: Req): Promise<void> {
  // They wait until the owner switches them on again.
  if (!(await isOffered(req.pool, 'referrals'))) return
  const breaker = createBreaker()
  for (let after = 0; !breaker.isOpen();) {
    const page = await rows(
      req.pool,
      sql<Open>`
        select id, state from referrals where state in ('waiting', 'crediting') and id > ${after} order by id limit ${PAGE}`,
    )
    await forEachUntilUnreachable(
      breaker,
      page,
      (open) => settle(req, open),
      (error, { id }) => req.log.warn({ err: error, referralId: id, msg: 'A referral could not be settled' }),
    )
    after = page.at(-1)?.id ?? 0
    if (page.length < PAGE) return
  }
}

async function settle(req: Req, { id, state }: Open): Promise<void> {
  if (state === 'crediting' || (await decide(req, id))) await sendCredit(req, id)
}

/** Runs once at a time, so that the limit of a year holds. @returns whether the credit is to be sent. */
async function decide({ pool, now }: Req, id: number): Promise<boolean> {
  const mostPerYear = await readNumberSetting(pool, 'referral_rewards_per_year')
  const facts = await row(
    pool,
    sql<Omit<RewardFacts, 'mostPerYear'> & { referrerId: number; keptCents: number | null }>`
      select r.referrer_id as "referrerId", coalesce(r.due_at, r.created_at) as "dueAt",
        coalesce(p.returned_cents >= p.cents, true)
          or exists (select 1 from membership_withdrawals w where w.subscription_id = p.subscription_id) as "isReturned",
        p.cents - p.returned_cents as "keptCents",
        coalesce(p.is_disputed, false) as "isDisputed",
        u.closed_at is not null as "hasReferrerLeft", u.card_customer_id is not null as "hasCustomer",
        exists (
          select 1 from subscriptions s left join membership_payments own on own.subscription_id = s.id
          where s.user_id = r.referrer_id and p.card_fingerprint in (s.card_fingerprint, own.card_fingerprint)) as "isSameCard",
        coalesce((
          select count(*) from referrals o where o.referrer_id = r.referrer_id and o.state in ('crediting', 'credited')
            and date_trunc('year', o.decided_at at time zone 'UTC') = date_trunc('year', ${now}::timestamptz at time zone 'UTC')), 0) as "creditedThisYear"
      from referrals r join users u on u.id = r.referrer_id left join membership_payments p on p.invoice_id = r.invoice_id
      where r.id = ${id} and r.state = 'waiting'`,
  )
  if (!facts) return false
  const decision = decideReward({ ...facts, mostPerYear }, now)
  if (decision.next === 'void')
    await moveReferral(pool, id, { from: 'waiting', to: 'void' }, { reason: decision.reason, now })
  if (decision.next !== 'credit') return false
  // Never more than the friend paid, who may have joined with an offer or got a part back.
  const creditCents = Math.min(await readMonthCents(pool, facts.referrerId, now), facts.keptCents ?? 0)
  return moveReferral(pool, id, { from: 'waiting', to: 'crediting' }, { creditCents, now })
}

type Sending = { creditCents: number; key: string; customerId: string | null; email: string }

async function sendCredit({ pool }: Req, id: number): Promise<void> {
  const sending = await row(
    pool,
    sql<Sending>`
      select coalesce(r.credit_cents, 0) as "creditCents", r.idempotency_key as key, u.card_customer_id as "customerId", u.email
      from referrals r join users u on u.id = r.referrer_id where r.id = ${id} and r.state = 'crediting'`,
  )
  if (!sending) return
  const { creditCents, key, customerId, email } = sending
  const localKey = baseKey(key)
  const find = () => (customerId ? findCustomerCredit(customerId, localKey) : Promise.resolve(null))
  try {
    // The card provider forgets idempotency keys after a day, so look first.
    const sent = customerId && ((await find()) ?? (await send(customerId)))
    if (!sent) return void (await moveReferral(pool, id, { from: 'crediting', to: 'waiting' }))
  } catch (error) {
    if (!isMissing(error, 'customer')) throw error
    return void (await moveReferral(pool, id, { from: 'crediting', to: 'waiting' }))
  }
  await inTransaction(pool, async (tx) => {
    if (!(await moveReferral(tx, id, { from: 'crediting', to: 'credited' }))) return
    const data = { firstName: '', amountCents: creditCents }
    await queueMail(tx, { kind: 'referral-reward', key: `referral-reward:${id}`, to: email, data })
  })

  function send(customer: string): Promise<string> {
    return withIdempotencyKey(pool, {
      owner: { of: 'referral', id },
      key,
      call: (idempotencyKey) =>
        creditCustomer({
          customerId: customer,
          cents: creditCents,
          localKey,
          description: 'A friend became a member',
          idempotencyKey,
        }),
      find,
    })
  }
}

type Facts = { creditCents?: number; reason?: VoidReason; now?: Date }

/** @returns false when it is in another state by now. */
function moveReferral(
  tx: Database,
  id: number,
  { from, to }: Move,
  { creditCents, reason, now }: Facts = {},
): Promise<boolean> {
  const isDecided = to !== 'waiting'
  return returnsRow(
    tx,
    statement`
      update referrals set state = ${to}, void_reason = ${reason ?? null},
        credit_cents = case when ${isDecided}::boolean then coalesce(${creditCents ?? null}::int, credit_cents) end,
        decided_at = case when ${isDecided}::boolean then coalesce(decided_at, ${now ?? null}::timestamptz) end
      where id = ${id} and state = ${from} returning id`,
  )
}
