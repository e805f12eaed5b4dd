import { z } from 'zod'
import { inTransaction } from '#database/inTransaction.ts'
import { dynamicSql, parsedRow, sql } from '#database/sql.ts'
import { recordOrderAudit } from '#domain/platform/auditLog/recordOrderAudit.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import { createOrderLink } from '../orders/createOrderLink.ts'
import { addOrderEvent } from '../orders/addOrderEvent.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { mayPrint } from './mayPrint.ts'

const askedRow = z.object({ reference: z.string(), email: z.string(), isStuck: z.boolean() })

/**
 * Emails the buyer of an order that the print provider refused a link to correct its address.
 * @param problem what is wrong with it, as the buyer reads it.
 * @throws AppError `order_not_found`, `illegal_order_move`.
 */
export async function askForAddress(req: SignedInReq, orderId: number, problem: string): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const order = await parsedRow(
      tx,
      askedRow,
      dynamicSql`
        select reference, email, ${mayPrint} and fulfilment = 'needs_attention' and confirmed_at is null as "isStuck"
        from orders where id = ${orderId} for update`,
    )
    if (!order) throw new AppError('order_not_found')
    if (!order.isStuck || order.email === '') throw new AppError('illegal_order_move.ask_address_too_late')
    await tx.query(sql`update orders set address_problem = ${problem}, updated_at = now() where id = ${orderId}`)
    await addOrderEvent(tx, orderId, { kind: 'address-asked' })
    await recordOrderAudit(tx, req, orderId, 'Asked the buyer for the address', [
      { field: 'Problem', before: null, after: problem },
    ])
    const key = await createOrderLink(tx, orderId, req.now)
    await queueMail(tx, {
      kind: 'order-address-needed',
      key: `order-address-needed:${orderId}:${req.now.getTime()}`,
      to: order.email,
      data: { firstName: '', reference: order.reference, key, problem },
    })
  })
}
