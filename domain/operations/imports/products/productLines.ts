import { assertStored } from '#database/assertStored.ts'
import { type Database, returnsRow, row, rows, sql, statement } from '#database/sql.ts'
import type { Around, Given, LineKind, LineResult, Made } from '../advanceLines.ts'
import { insertLines } from '../insertLines.ts'
import { decideProduct } from './decideProduct.ts'
import { type ProductLine, productLineSchema } from './ProductLine.ts'
import type { ReadProduct } from './readProducts.ts'

export const productLines: LineKind<ProductLine> = {
  schema: productLineSchema,
  picturesOf: ({ image }) => (image ? [image] : []),
  insert,
  remove,
  keptReason: 'Kept: the product was changed since.',
}

async function insert(
  tx: Database,
  { req: { now } }: Around,
  {
    data: { title, description, category, priceCents, isInStock, stock, image, isHidden },
    pictures,
  }: Given<ProductLine>,
): Promise<LineResult> {
  if (await returnsRow(tx, statement`select 1 from products where lower(name) = lower(${title})`))
    return { reason: 'Is in the shop already.' }
  const imageId = image === null ? null : (pictures.get(image) ?? null)
  const made = await row(
    tx,
    sql<{ id: number }>`
      insert into products (name, description, image_id, category, price_cents, in_stock, hidden, created_at, updated_at)
      values (${title}, ${description}, ${imageId}, ${category}, ${priceCents ?? 0}, ${isInStock}, ${isHidden}, ${now}, ${now}) returning id`,
  )
  assertStored(made, 'product')
  if (typeof stock === 'number') {
    await tx.query(sql`
      update variants v set stock = ${stock}::numeric from merchandise m where m.id = v.merchandise_id and m.product_id = ${made.id}`)
  }
  const reason = image !== null && imageId === null ? 'The picture could not be loaded.' : 'Added.'
  return { productId: made.id, reason }
}

async function remove(tx: Database, _around: Around, { productId, doneAt }: Made): Promise<boolean> {
  await tx.query(
    sql`delete from products where id = ${productId} and updated_at = ${doneAt} and merchandise_id is null`,
  )
  return !(await returnsRow(tx, statement`select 1 from products where id = ${productId}`))
}

/** Stores what happens with each product. */
export async function storeProductLines(tx: Database, products: ReadProduct[], importId: number): Promise<void> {
  const names = products.map(({ product }) => product.title.toLowerCase())
  const found = await rows(
    tx,
    sql<{ name: string }>`select lower(name) as name from products where lower(name) = any(${names}::text[])`,
  )
  const known = new Set(found.map(({ name }) => name))
  const first = new Map<string, number>()
  const decided = products.map(({ line, product }) => {
    const name = product.title.toLowerCase()
    const decision = decideProduct(product, { isKnown: known.has(name), earlierLine: first.get(name) ?? null })
    if (decision.action === 'create') first.set(name, line)
    return { line, key: product.category, json: JSON.stringify(product), ...decision }
  })
  await insertLines(tx, importId, decided)
}
