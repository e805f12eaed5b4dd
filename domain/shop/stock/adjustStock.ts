import { nameOf } from '#contracts/shop/itemLabel.ts'
import { problem } from '#contracts/shared/problem.ts'
import type { AdjustStockInput, Stock } from '#contracts/shop/stock.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, rows, sql } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'

type Adjusted = { id: number; stock: number | null; name: string; option: string }

/**
 * Adds pieces or takes some away, so that two employees, or an employee and a buyer, never overwrite each other.
 * @throws AppError `not_found` also for what is sold as merchandise; `invalid_input` when fewer pieces are left, or
 *   without the size or kind of a product that has some.
 */
export async function adjustStock(req: SignedInReq, productId: number, input: AdjustStockInput): Promise<Stock> {
  return inTransaction(req.pool, async (tx) => {
    const [own, ...others] = await rows(
      tx,
      sql<Adjusted>`
        select v.id, v.stock, p.name, v.size_name as option
        from products p join merchandise m on m.product_id = p.id join variants v on v.merchandise_id = m.id
        where p.id = ${productId} and v.id in (select id from current_own_variants(${productId}) as id)
          and (${input.variantId ?? null}::int is null or v.id = ${input.variantId ?? null}::int)
        order by v.id for no key update of v`,
    )
    if (!own) throw new AppError('not_found')
    if (others.length > 0 || (own.option !== '' && input.variantId === undefined))
      throw new AppError('invalid_input', { errors: { variantId: problem('Please choose a size or kind') } })
    const stock = 'change' in input ? (own.stock ?? 0) + input.change : null
    if (stock !== null && stock < 0)
      throw new AppError('invalid_input', { errors: { change: problem('There aren’t that many left') } })
    await tx.query(sql`update variants set stock = ${stock}::numeric, updated_at = now() where id = ${own.id}`)
    const details = [{ field: 'Stock', before: shown(own.stock), after: shown(stock) }]
    await recordAudit(tx, req, {
      what: 'Changed the stock',
      kind: 'products',
      subjectId: productId,
      subject: `Gear “${nameOf({ title: own.name, size: own.option, color: '' })}”`,
      details,
    })
    return readStock(tx, productId)
  })
}

const shown = (stock: number | null): string => (stock === null ? 'Not counted' : String(stock))

type Counted = { variantId: number; name: string; isOffered: boolean; left: number | null; held: number; sold: number }

/**
 * What is held and sold includes what the product doesn’t offer any more.
 * @throws AppError `not_found` also for what is sold as merchandise.
 */
export async function readStock(database: Database, productId: number): Promise<Stock> {
  const variants = await rows(
    database,
    sql<Counted>`
      select v.id as "variantId", v.size_name as name, v.stock as left,
        exists (select 1 from current_own_variants(${productId}) as id where id = v.id) as "isOffered",
        coalesce((select coalesce(sum(l.stock_taken), 0) from order_lines l join orders o on o.id = l.order_id where l.variant_id = v.id and o.payment = 'pending'), 0) as held,
        coalesce((select coalesce(sum(l.quantity), 0) from order_lines l join orders o on o.id = l.order_id
          where l.variant_id = v.id and o.payment not in ('pending', 'failed') and l.cancelled_at is null and o.fulfilment <> 'cancelled'), 0) as sold
      from products p join merchandise m on m.product_id = p.id join variants v on v.merchandise_id = m.id
      where p.id = ${productId} and p.merchandise_id is null order by v.position, v.id`,
  )
  if (variants.length === 0) throw new AppError('not_found')
  const offered = variants.filter(({ isOffered }) => isOffered)
  const options = offered.filter(({ name }) => name !== '')
  return {
    left: sumOfLeft(offered),
    held: variants.reduce((sum, { held }) => sum + held, 0),
    sold: variants.reduce((sum, { sold }) => sum + sold, 0),
    ...(options.length > 0 && {
      options: options.map(({ variantId, name, left, held, sold }) => ({ variantId, name, left, held, sold })),
    }),
  }
}

/** Null where one of them isn’t counted, because that one is never sold out. */
const sumOfLeft = (variants: Counted[]): number | null =>
  variants.reduce<number | null>((sum, { left }) => (sum === null || left === null ? null : sum + left), 0)

/** For a new product that exists once. Changes nothing that is counted already. */
export async function countOne(database: Database, productId: number): Promise<void> {
  await database.query(sql`
    update variants set stock = 1, updated_at = now() where stock is null
      and merchandise_id = (select m.id from merchandise m join products p on p.id = m.product_id and p.merchandise_id is null where p.id = ${productId})`)
}
