import { inTransaction } from '#database/inTransaction.ts'
import { type Database, type Json, rows, sql } from '#database/sql.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { insertLines } from '../insertLines.ts'
import { lockImport } from '../requestStep.ts'
import { subjectOf } from '../subjectOf.ts'
import { decideLines } from './storeSubscriptionLines.ts'
import { type SubscriptionLine, subscriptionLineSchema } from './SubscriptionLine.ts'

/**
 * Decides again about each subscription of a checked import. A Stripe account may sell more than memberships.
 *
 * @param productIds those that are memberships.
 * @throws AppError `import_not_found`, `import_changed`.
 */
export const chooseProducts = (req: SignedInReq, importId: number, productIds: string[]): Promise<void> =>
  inTransaction(req.pool, async (tx) => {
    const { state, kind } = await lockImport(tx, importId)
    if (state !== 'checked' || kind !== 'stripe-subscriptions') throw new AppError('import_changed')
    const lines = await readLines(tx, importId)
    const names = new Map(lines.flatMap(({ product }) => (product ? [[product.id, product.name]] : [])))
    const chosen = [...names.keys()].filter((id) => productIds.includes(id))
    await tx.query(sql`update imports set product_ids = ${chosen} where id = ${importId}`)
    await tx.query(sql`delete from import_lines where import_id = ${importId}`)
    await insertLines(tx, importId, await decideLines(tx, lines, { chosen, now: req.now }))
    await recordAudit(tx, req, {
      what: 'Chose products',
      kind: 'imports',
      subjectId: importId,
      subject: subjectOf(kind),
      details: [{ field: 'Memberships', before: null, after: chosen.map((id) => names.get(id)).join(', ') || null }],
    })
  })

/** @throws AppError `import_changed` if an earlier release checked them. */
async function readLines(tx: Database, importId: number): Promise<SubscriptionLine[]> {
  const stored = await rows(
    tx,
    sql<{ data: Json }>`select data from import_lines where import_id = ${importId} order by line`,
  )
  const read = subscriptionLineSchema.array().safeParse(stored.map(({ data }) => data))
  if (!read.success) throw new AppError('import_changed')
  return read.data
}
