import { type Database, returnsRow, statement } from '#database/sql.ts'
import { stonesOfProduct } from './soldStones.ts'

/** When each owner of a stone got it, the buyer first. Empty while it is for sale, and for what there is more than one of. */
export async function findOwners(database: Database, productId: number): Promise<Date[]> {
  const [stone, ...more] = await stonesOfProduct(database, productId)
  if (!stone || more.length > 0 || stone.pieces > 1) return []
  const isGone = await returnsRow(
    database,
    statement`
      select 1 from variants v join merchandise m on m.id = v.merchandise_id where m.product_id = ${productId} and v.stock = 0`,
  )
  return isGone ? stone.since : []
}
