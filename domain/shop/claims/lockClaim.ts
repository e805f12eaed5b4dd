import { assertStored } from '#database/assertStored.ts'
import type { ClaimState } from '#contracts/shop/claims.ts'
import { type Database, type Json, row, sql, statement } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { mayMove } from './claimStates.ts'

export type LockedClaim = { id: number; orderId: number; status: ClaimState; lines: number[] }

/** Locks the order, then the claim. Before a free copy, the order that it stands for. @throws AppError `claim_not_found`. */
export async function lockClaim(tx: Database, id: number): Promise<LockedClaim> {
  await tx.query(statement`
    select 1 from orders where id in (
      select unnest(array[o.replaces_id, o.id]) from claims c join orders o on o.id = c.order_id where c.id = ${id})
    order by id for update`)
  const claim = await row(
    tx,
    sql<Omit<LockedClaim, 'lines'> & { lines: Json }>`
      select id, order_id as "orderId", status, lines from claims where id = ${id} for update`,
  )
  if (!claim) throw new AppError('claim_not_found')
  return { ...claim, lines: lineIdsOf(claim.lines) }
}

/** @param stored of a claim. */
export const lineIdsOf = (stored: Json): number[] => (Array.isArray(stored) ? stored.map(Number) : [])

/** @throws AppError `illegal_order_move` when the table does not allow it. */
export async function moveClaim(tx: Database, claim: LockedClaim, to: ClaimState, now: Date): Promise<void> {
  if (!mayMove(claim.status, to)) throw new AppError('illegal_order_move.claim_settled')
  const settledAt = to === 'open' || to === 'answered' ? null : now
  await tx.query(sql`
    update claims set status = ${to}::enum_claims_status, settled_at = ${settledAt}, updated_at = now() where id = ${claim.id}`)
}

export async function addClaimMessage(
  tx: Database,
  claimId: number,
  message: { text: string; authorId: number | null; fromStaff: boolean },
): Promise<number> {
  const { text, authorId, fromStaff } = message
  const added = await row(
    tx,
    sql<{ id: number }>`
      insert into claim_messages (claim_id, author_id, from_staff, text) values (${claimId}, ${authorId}, ${fromStaff}, ${text}) returning id`,
  )
  assertStored(added, 'message')
  return added.id
}
