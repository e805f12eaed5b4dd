import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'

type Hidden = { name: string; wasHidden: boolean }

/** Its own article follows. Repeated calls change nothing. @throws AppError `not_found`. */
export async function hideProduct(req: SignedInReq, id: number, isHidden: boolean): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const found = await row(
      tx,
      sql<Hidden>`select name, hidden as "wasHidden" from products where id = ${id} for no key update`,
    )
    if (!found) throw new AppError('not_found')
    if (found.wasHidden === isHidden) return
    await tx.query(sql`update products set hidden = ${isHidden}, updated_at = ${req.now} where id = ${id}`)
    await recordAudit(tx, req, auditOf('products', id, `Gear “${found.name}”`, isHidden))
  })
}

/** Repeated calls change nothing. @throws AppError `not_found`, also for the article of a product. */
export async function hideMerchandise(req: SignedInReq, id: number, isHidden: boolean): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const found = await row(
      tx,
      sql<Hidden>`
        select title as name, hidden as "wasHidden" from merchandise where id = ${id} and maker = 'print' for no key update`,
    )
    if (!found) throw new AppError('not_found')
    if (found.wasHidden === isHidden) return
    await tx.query(sql`update merchandise set hidden = ${isHidden}, updated_at = ${req.now} where id = ${id}`)
    await recordAudit(tx, req, auditOf('merchandise', id, `Merchandise “${found.name}”`, isHidden))
  })
}

const auditOf = (kind: 'products' | 'merchandise', subjectId: number, subject: string, isHidden: boolean) => ({
  what: 'Changed',
  kind,
  subjectId,
  subject,
  details: [{ field: 'Hidden', before: isHidden ? 'No' : 'Yes', after: isHidden ? 'Yes' : 'No' }],
})
