import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { BYTES, UPLOAD_TICKET_MINUTES } from '#contracts/shared/constants.ts'
import { returnsRow, row, sql, statement } from '#database/sql.ts'

/** A guest’s has no owner: the browser that asked for it may send one small file. */
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

/** What is known of an address before anything is sent to it. */
export type FoundTicket = TakenTicket & {
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
  if (!found?.maxBytes || !found.expiresAt) return null
  // Its account was deleted.
  if (found.ownerId === null && found.maxBytes > BYTES.image) return null
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

type Redemption = 'taken' | 'unknown' | 'used' | 'expired'

/**
 * A second redemption gets the reason. One statement decides and names the reason, from the locked row: read afterwards,
 * a ticket that was returned in between would look expired.
 */
export async function redeemTicket(pool: Pool, { mediaId }: Ticket, now: Date): Promise<Redemption> {
  const found = await row(
    pool,
    sql<{ state: 'ticket' | 'receiving' | 'ready' | 'converting' | 'failed'; isTaken: boolean }>`
      with known as (select id, state, ticket_expires_at from media where id = ${mediaId} for update),
        taken as (
          update media set state = 'receiving', updated_at = ${now} from known
          where media.id = known.id and known.state = 'ticket' and known.ticket_expires_at > ${now}
          returning media.id)
      select known.state, exists (select 1 from taken) as "isTaken" from known`,
  )
  if (!found) return 'unknown'
  if (found.isTaken) return 'taken'
  return found.state === 'ticket' ? 'expired' : 'used'
}

/** An address that its sender has given up takes nothing any more. @returns false once it was stored. */
export async function deleteTicket(pool: Pool, mediaId: number): Promise<boolean> {
  return returnsRow(
    pool,
    statement`delete from media where id = ${mediaId} and state in ('ticket', 'receiving') returning 1`,
  )
}

/** After a broken upload the same URL can be used again. */
export async function returnTicket(pool: Pool, mediaId: number): Promise<void> {
  await pool.query(sql`update media set state = 'ticket' where id = ${mediaId} and state = 'receiving'`)
}
