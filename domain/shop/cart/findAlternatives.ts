import { type Database, rows, sql } from '#database/sql.ts'
import { canBeBought, type CartLine } from './cartLines.ts'
import { type Alternative, chooseAlternatives } from './chooseAlternatives.ts'

/** For each line that can't be bought, by its id: other sizes and colors of the article that are in stock now. */
export async function findAlternatives(database: Database, lines: CartLine[]): Promise<Map<number, Alternative[]>> {
  const blocked = lines.filter((line) => !canBeBought(line))
  if (blocked.length === 0) return new Map()
  const inStock = await rows(
    database,
    sql<Alternative & { merchandiseId: number }>`
      select v.id, v.merchandise_id as "merchandiseId", v.size_name as "sizeName", v.appearance_name as "appearanceName", v.stock
      from variants v join merchandise m on m.id = v.merchandise_id
      where v.merchandise_id = any(${blocked.map(({ merchandiseId }) => merchandiseId)}) and v.sellable and not m.hidden
        and m.vanished_at is null and coalesce(v.stock > 0, true)
      order by v.merchandise_id, v.position`,
  )
  const inCart = new Set(lines.map(({ variantId }) => variantId))
  return new Map(
    blocked.map((line) => {
      const others = inStock.filter(({ id, merchandiseId }) => merchandiseId === line.merchandiseId && !inCart.has(id))
      return [line.id, chooseAlternatives(line, others)]
    }),
  )
}
