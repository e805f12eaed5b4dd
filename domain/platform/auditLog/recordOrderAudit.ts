import { type Database, row, sql } from '#database/sql.ts'
import type { SignedInReq } from '../Req.ts'
import { type FieldChange, recordAudit } from './recordAudit.ts'

export async function recordOrderAudit(
  tx: Database,
  req: SignedInReq,
  orderId: number,
  what: string,
  details: FieldChange[] = [],
): Promise<void> {
  const order = await row(
    tx,
    sql<{
      reference: string
      aboutId: number | null
    }>`select reference, user_id as "aboutId" from orders where id = ${orderId}`,
  )
  if (!order) return
  const { reference, aboutId } = order
  await recordAudit(tx, req, {
    what,
    kind: 'orders',
    subjectId: orderId,
    subject: `Order ${reference}`,
    details,
    aboutId,
  })
}
