import { fullName } from '#contracts/people/fullName.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { returnsRow, row, sql, statement } from '#database/sql.ts'
import { createCustomer, findCustomer, hasCustomer } from '#providers/stripe/customers.ts'
import { withIdempotencyKey } from '#domain/platform/cardPlumbing/withIdempotencyKey.ts'
import { lockPerson } from '#domain/people/people/locks.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'

type CustomerRow = { customerId: string | null; key: string; isConfirmed: boolean }

/** Replaces a customer that Stripe deleted. @throws AppError `unauthorized` when the account was closed. */
export async function ensureCustomer(req: SignedInReq): Promise<string> {
  const known = await readStored(req)
  if (known.customerId && (await hasCustomer(known.customerId))) return known.customerId
  if (known.customerId) await dropCustomer(req, known.customerId)
  const stored = known.customerId ? await readStored(req) : known
  if (stored.customerId) return stored.customerId
  return storeCustomer(req, (await findEarlier(req, stored)) ?? (await create(req, stored)))
}

/** Includes a customer that was lost here by a restore. */
export async function findKnownCustomer(req: SignedInReq): Promise<string | null> {
  const stored = await readStored(req)
  if (stored.customerId) return stored.customerId
  const found = await findEarlier(req, stored)
  return found && storeCustomer(req, found)
}

async function readStored({ pool, user }: SignedInReq): Promise<CustomerRow> {
  const stored = await row(
    pool,
    sql<CustomerRow>`
      select card_customer_id as "customerId", customer_idempotency_key as key, email_verified_at is not null as "isConfirmed"
      from users where id = ${user.id} and closed_at is null`,
  )
  if (!stored) throw new AppError('unauthorized')
  return stored
}

/** Anyone can sign up with a stranger's address, so an unconfirmed one finds nothing. */
async function findEarlier({ user }: SignedInReq, { isConfirmed }: CustomerRow): Promise<string | null> {
  return isConfirmed ? findCustomer(user) : null
}

async function create({ pool, user }: SignedInReq, { key }: CustomerRow): Promise<string> {
  const member = { id: user.id, email: user.email, name: fullName(user) }
  return withIdempotencyKey(pool, {
    owner: { of: 'customer', id: user.id },
    key,
    call: (idempotencyKey) => createCustomer(member, idempotencyKey),
    find: () => findCustomer(member),
  })
}

/** A concurrent request may have stored another one first. */
async function storeCustomer({ pool, user }: SignedInReq, id: string): Promise<string> {
  return inTransaction(pool, async (tx) => {
    await lockPerson(tx, user.id)
    const stored = await row(
      tx,
      sql<{ id: string | null }>`
        update users set card_customer_id = coalesce(card_customer_id, ${id})
        where id = ${user.id} and closed_at is null returning card_customer_id as id`,
    )
    if (!stored) throw new AppError('unauthorized')
    return stored.id ?? id
  })
}

/** Open forms can't be finished without their customer. */
async function dropCustomer({ pool, user, now }: SignedInReq, missing: string): Promise<void> {
  await inTransaction(pool, async (tx) => {
    await lockPerson(tx, user.id)
    const dropped = await returnsRow(
      tx,
      statement`
        update users set card_customer_id = null, customer_idempotency_key = gen_random_uuid()::text
        where id = ${user.id} and card_customer_id = ${missing} returning id`,
    )
    if (!dropped) return
    await tx.query(sql`
      update subscriptions set status = 'incomplete_expired', ended_at = ${now}, updated_at = now()
      where user_id = ${user.id} and status in ('pending', 'incomplete')`)
  })
}
