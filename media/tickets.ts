import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { BYTES, UPLOAD_TICKET_MINUTES } from '#contracts/constants.ts'
import { returnsRow, row, sql, statement } from '#database/sql.ts'

/** A guest’s has no owner: whoever knows its code may send one small file. */
export type Ticket = { mediaId: number; ownerId: number | null; maxBytes: number }
type TakenTicket = Ticket & { isOfEmployee: boolean }

/** @returns a ticket for one file, 192 bits, valid for 15 minutes. */
export async function createTicket(
  pool: Pool,
  { ownerId, maxBytes, now }: { ownerId: number | null; maxBytes: number; now: Date },
): Promise<string> {
  const ticket = randomBytes(24).toString('base64url')
  const expiresAt = new Date(now.getTime() + UPLOAD_TICKET_MINUTES * 60_000)
  await pool.query(sql`
    insert into media (state, owner_id, ticket, ticket_expires_at, max_bytes, created_at, updated_at)
    values ('ticket', ${ownerId}, ${ticket}, ${expiresAt}, ${maxBytes}, ${now}, ${now})`)
  return ticket
}

/** What an upload in parts needs to know of its ticket. */
export type FoundTicket = TakenTicket & {
  ownerId: number
  code: string
  expiresAt: Date
  isStored: boolean
  isUsed: boolean
}

export async function findTicket(pool: Pool, code: string): Promise<FoundTicket | null> {
  const found = await row(
    pool,
    sql<{
      mediaId: number
      ownerId: number | null
      maxBytes: number | null
      expiresAt: Date | null
      isStored: boolean | null
      isUsed: boolean
      isOfEmployee: boolean
    }>`
      select id as "mediaId", owner_id as "ownerId", max_bytes as "maxBytes", ticket_expires_at as "expiresAt",
        state not in ('ticket', 'receiving') as "isStored", used_at is not null as "isUsed",
        coalesce((select is_employee from users where users.id = owner_id), false) as "isOfEmployee"
      from media where ticket = ${code}`,
  )
  if (!found?.ownerId || !found.maxBytes || !found.expiresAt) return null
  const { mediaId, ownerId, maxBytes, expiresAt, isStored, isUsed, isOfEmployee } = found
  return { mediaId, ownerId, maxBytes, expiresAt, code, isStored: isStored ?? false, isUsed, isOfEmployee }
}

/** An upload of this person: the key it is served under, once it was inspected. */
export function findOwnUpload(pool: Pool, code: string, ownerId: number): Promise<{ key: string | null } | null> {
  return row(
    pool,
    sql<{ key: string | null }>`
      select split_part(filename, '.', 1)::text as key from media where ticket = ${code} and owner_id = ${ownerId}`,
  )
}

/** How long a process that was killed keeps others from continuing its upload. */
const LEASE_SECONDS = 30
export const RENEW_LEASE_MS = 10_000

/**
 * At most one request at a time writes an upload in parts, across all processes.
 * @param isStarted some of it has arrived. Otherwise a single PUT may be at work, which renews nothing.
 */
export async function leaseTicket(pool: Pool, mediaId: number, isStarted: boolean): Promise<boolean> {
  return returnsRow(
    pool,
    statement`
      update media set state = 'receiving', updated_at = now()
      where id = ${mediaId} and (state = 'ticket' or (${isStarted}::boolean and state = 'receiving'
        and updated_at < now() - make_interval(secs => ${LEASE_SECONDS}::int)))
      returning 1`,
  )
}

export async function renewLease(pool: Pool, mediaId: number): Promise<void> {
  await pool.query(sql`update media set updated_at = now() where id = ${mediaId} and state = 'receiving'`)
}

/** A second redemption gets the reason. */
export async function redeemTicket(
  pool: Pool,
  ticket: string,
  now: Date,
): Promise<TakenTicket | 'unknown' | 'used' | 'expired'> {
  const taken = await row(
    pool,
    sql<{ mediaId: number; ownerId: number | null; maxBytes: number | null; isOfEmployee: boolean | null }>`
      update media set state = 'receiving', updated_at = ${now}
      where ticket = ${ticket} and state = 'ticket' and ticket_expires_at > ${now}
      returning id as "mediaId", owner_id as "ownerId", max_bytes as "maxBytes",
        coalesce((select is_employee from users where users.id = owner_id), false) as "isOfEmployee"`,
  )
  if (taken?.maxBytes && (taken.ownerId !== null || taken.maxBytes <= BYTES.image)) {
    const { mediaId, ownerId, maxBytes, isOfEmployee } = taken
    return { mediaId, ownerId, maxBytes, isOfEmployee: isOfEmployee ?? false }
  }
  const known = await row(
    pool,
    sql<{
      state: 'ticket' | 'receiving' | 'ready' | 'converting' | 'failed'
    }>`select state from media where ticket = ${ticket}`,
  )
  if (!known) return 'unknown'
  return known.state === 'ticket' ? 'expired' : 'used'
}

/** After a broken upload the same URL can be used again. */
export async function returnTicket(pool: Pool, mediaId: number): Promise<void> {
  await pool.query(sql`update media set state = 'ticket' where id = ${mediaId} and state = 'receiving'`)
}
