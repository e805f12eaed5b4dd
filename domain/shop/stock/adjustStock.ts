import { problem } from '#contracts/problem.ts'
import type { AdjustStockInput, Stock } from '#contracts/stock.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'

/**
 * Adds pieces or takes some away, so that two employees, or an employee and a buyer, never overwrite each other.
 * @throws AppError `not_found` also for what is sold as merchandise; `invalid_input` when fewer pieces are left.
 */
export async function adjustStock(req: SignedInReq, productId: number, input: AdjustStockInput): Promise<Stock> {
  return inTransaction(req.pool, async (tx) => {
    const own = await row(
      tx,
      sql<{ id: number; stock: number | null; name: string }>`
        select v.id, v.stock, p.name from products p join merchandise m on m.product_id = p.id join variants v on v.merchandise_id = m.id
        where p.id = ${productId} and p.merchandise_id is null for no key update of v`,
    )
    if (!own) throw new AppError('not_found')
    const stock = 'change' in input ? (own.stock ?? 0) + input.change : null
    if (stock !== null && stock < 0)
      throw new AppError('invalid_input', { errors: { change: problem('There aren’t that many left') } })
    await tx.query(sql`update variants set stock = ${stock}::numeric, updated_at = now() where id = ${own.id}`)
    const details = [{ field: 'Stock', before: shown(own.stock), after: shown(stock) }]
    await recordAudit(tx, req, {
      what: 'Changed the stock',
      kind: 'products',
      subjectId: productId,
      subject: `Gear “${own.name}”`,
      details,
    })
    return readStock(tx, productId)
  })
}

const shown = (stock: number | null): string => (stock === null ? 'Not counted' : String(stock))

/** @throws AppError `not_found` also for what is sold as merchandise. */
export async function readStock(database: Database, productId: number): Promise<Stock> {
  const stock = await row(
    database,
    sql<Stock>`
      select v.stock as left,
        coalesce((select coalesce(sum(l.stock_taken), 0) from order_lines l join orders o on o.id = l.order_id where l.variant_id = v.id and o.payment = 'pending'), 0) as held,
        coalesce((select coalesce(sum(l.quantity), 0) from order_lines l join orders o on o.id = l.order_id
          where l.variant_id = v.id and o.payment not in ('pending', 'failed') and l.cancelled_at is null and o.fulfilment <> 'cancelled'), 0) as sold
      from products p join merchandise m on m.product_id = p.id join variants v on v.merchandise_id = m.id
      where p.id = ${productId} and p.merchandise_id is null`,
  )
  if (!stock) throw new AppError('not_found')
  return stock
}

/** For a new product that exists once. Changes nothing that is counted already. */
export async function countOne(database: Database, productId: number): Promise<void> {
  await database.query(sql`
    update variants set stock = 1, updated_at = now() where stock is null
      and merchandise_id = (select m.id from merchandise m join products p on p.id = m.product_id and p.merchandise_id is null where p.id = ${productId})`)
}
