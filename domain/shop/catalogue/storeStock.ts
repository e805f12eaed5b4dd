import { type Database, sql } from '#database/sql.ts'

/** SKUs the print provider does not count stay unchanged. */
export async function storeStock(database: Database, stock: Map<string, number>): Promise<number> {
  // Locked by id first: two carts can name the same variants in opposite orders.
  const { rowCount } = await database.query(sql`
    with changed as materialized (
      select v.id, counted.stock
      from unnest(${[...stock.keys()]}::text[], ${[...stock.values()]}::int[]) as counted (sku, stock) join variants v on v.sku = counted.sku
      where v.stock is distinct from counted.stock
      order by v.id for no key update of v)
    update variants v set stock = changed.stock, updated_at = now() from changed where v.id = changed.id`)
  return rowCount ?? 0
}
