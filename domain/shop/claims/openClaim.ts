import { problem } from '#contracts/shared/problem.ts'
import type { ClaimKind } from '#contracts/shop/claims.ts'
import type { FulfilmentState, PaymentState } from '#contracts/shop/orders.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { addOrderEvent } from '../orders/addOrderEvent.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { type ClaimLine, readClaimLines, refuseNothing, refuseUnclaimable, sentLines } from './claimLines.ts'
import { mayClaim } from './claimWindow.ts'
import { addClaimMessage } from './lockClaim.ts'
import { queueClaimForStaff, queueClaimStep } from './queueClaimMails.ts'

type NewClaim = { kind: ClaimKind; message: string; lines: number[] }

/**
 * @param orderId already proven to be this visitor's.
 * @returns the claim's id.
 * @throws AppError `illegal_order_move` outside the time for claims, while another claim is open, or about what wasn't sent;
 * `invalid_input`.
 */
export async function openClaim(req: Req, orderId: number, { kind, message, lines }: NewClaim): Promise<number> {
  return inTransaction(req.pool, async (tx) => {
    const order = await row(
      tx,
      sql<{
        payment: PaymentState
        fulfilment: FulfilmentState
        shippedAt: Date | null
        deliveredAt: Date | null
        hasOpenClaim: boolean
      }>`
        select payment, fulfilment, shipped_at as "shippedAt", delivered_at as "deliveredAt",
          exists (select 1 from claims where order_id = orders.id and status in ('open', 'answered')) as "hasOpenClaim"
        from orders where id = ${orderId} for update`,
    )
    if (!order) throw new AppError('order_not_found')
    if (!mayClaim(order, req.now)) throw new AppError('illegal_order_move.claim_time')
    const about = await chooseLines(tx, orderId, lines)
    const claim = order.hasOpenClaim
      ? null
      : await row(
          tx,
          sql<{ id: number }>`
            insert into claims (order_id, kind, lines, created_at) values (${orderId}, ${kind}::enum_claims_kind, ${JSON.stringify(about.map(({ id }) => id))}::jsonb, ${req.now})
            on conflict do nothing returning id`,
        )
    if (!claim) throw new AppError('illegal_order_move.claim_open')
    await addClaimMessage(tx, claim.id, { text: message, authorId: req.user?.id ?? null, fromStaff: false })
    await addOrderEvent(tx, orderId, { kind: 'claim-opened' })
    await queueClaimStep(tx, orderId, { step: 'received', of: String(claim.id), lines: about }, req.now)
    await queueClaimForStaff(tx, orderId, { of: String(claim.id), text: message })
    return claim.id
  })
}

/**
 * What the claim is about stays the same when more is sent later. @param named none means all that was sent.
 * @throws AppError `invalid_input`, `illegal_order_move`.
 */
async function chooseLines(tx: Database, orderId: number, named: number[]): Promise<ClaimLine[]> {
  const lines = await readClaimLines(tx, orderId)
  if (named.length === 0) return refuseNothing(sentLines(lines))
  const chosen = lines.filter(({ id }) => named.includes(id))
  if (chosen.length !== new Set(named).size)
    throw new AppError('invalid_input', { errors: { lines: problem('Please choose items of this order') } })
  chosen.forEach(refuseUnclaimable)
  return chosen
}
