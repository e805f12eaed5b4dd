import type { ImportProduct } from '#contracts/operations/imports.ts'
import { type Database, type Json, rows, sql } from '#database/sql.ts'
import { subscriptionLineSchema } from './SubscriptionLine.ts'

type Counted = {
  importId: number
  data: { product: Json; price: Json }
  subscriptions: number
  isChosen: boolean | null
}

const schema = subscriptionLineSchema.pick({ product: true, price: true })

/** What the subscriptions of each import are for, the most frequent first. @param only null for every import. */
export async function listProducts(database: Database, only: number | null): Promise<Map<number, ImportProduct[]>> {
  const counted = await rows(
    database,
    sql<Counted>`
      select l.import_id as "importId", jsonb_build_object('product', l.data->'product', 'price', l.data->'price') as data,
        count(*)::int as subscriptions, l.data->'product'->>'id' = any(i.product_ids) as "isChosen"
      from import_lines l join imports i on i.id = l.import_id and i.kind = 'stripe-subscriptions'
      where ${only}::int is null or l.import_id = ${only} group by l.import_id, l.data->'product', l.data->'price', i.product_ids
      order by subscriptions desc, data`,
  )
  const found = new Map<number, ImportProduct[]>()
  for (const { importId, data, subscriptions, isChosen } of counted) {
    const { product, price } = schema.safeParse(data).data ?? {}
    if (!product) continue
    const products = found.get(importId) ?? []
    found.set(importId, products)
    let known = products.find(({ id }) => id === product.id)
    if (!known) products.push((known = { ...product, prices: [], subscriptions: 0, isChosen: isChosen ?? false }))
    known.subscriptions += subscriptions
    if (price) known.prices.push(price)
  }
  return found
}
