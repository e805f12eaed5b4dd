import { type Database, sql } from '#database/sql.ts'

/** SKUs the print provider does not count stay unchanged. */
export async function storeStock(database: Database, stock: Map<string, number>): Promise<number> {
  const { rowCount } = await database.query(sql`
    update variants v set stock = counted.stock, updated_at = now()
    from unnest(${[...stock.keys()]}::text[], ${[...stock.values()]}::int[]) as counted (sku, stock)
    where v.sku = counted.sku and v.stock is distinct from counted.stock`)
  return rowCount ?? 0
}
