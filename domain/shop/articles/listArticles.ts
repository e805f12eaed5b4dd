import type { Database } from '#database/sql.ts'
import { rows, sql } from '#database/sql.ts'
import type { ArticleKind } from '#contracts/shop/articleAddress.ts'

type ListedArticle = { kind: ArticleKind; id: number; title: string }

/** Every article and product with a page that says where to buy it. */
export async function listArticles(database: Database, limit: number): Promise<ListedArticle[]> {
  const [merchandise, products] = await Promise.all([
    rows(
      database,
      sql<{ id: number; title: string }>`
        select m.id, m.title from merchandise m
        where m.maker = 'print' and not m.hidden and m.vanished_at is null and exists (select 1 from variants where merchandise_id = m.id and sellable)
        order by m.id desc limit ${limit}`,
    ),
    rows(
      database,
      sql<{
        id: number
        title: string
      }>`select id, name as title from products where not hidden order by id desc limit ${limit}`,
    ),
  ])
  return [
    ...merchandise.map((item) => ({ kind: 'merchandise' as const, ...item })),
    ...products.map((item) => ({ kind: 'product' as const, ...item })),
  ].slice(0, limit)
}
