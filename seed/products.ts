import { returnsRow, row, sql, statement } from '#database/sql.ts'
import { addProduct } from '#domain/shop/catalogue/products.ts'
import { adjustStock } from '#domain/shop/stock/adjustStock.ts'
import type { Actor } from '#domain/platform/Actor.ts'
import type { Req } from '#domain/platform/Req.ts'
import { demoFiles, uploadDemoFile } from './demoMedia.ts'
import { type DemoProduct, productList } from './productList.ts'

/** They sell themselves: tools as often as wanted, each stone once. */
export async function seedProducts(
  req: Req,
  employee: Actor,
  products: DemoProduct[],
  mediaList: string,
): Promise<void> {
  const pictures = await demoFiles('product', mediaList)
  for (const product of products) {
    const known = await returnsRow(req.pool, statement`select id from products where name = ${product.name}`)
    if (known) continue
    const picture = pictures.find(({ file }) => file.includes(product.picture))
    const { id } = await addProduct(
      { ...req, user: employee },
      {
        name: product.name,
        description: product.says,
        price: product.price,
        category: product.category,
        imageUrl: picture ? await uploadDemoFile(req, employee, picture) : null,
      },
    )
    if (product.stock !== undefined) await adjustStock({ ...req, user: employee }, id, { change: product.stock })
    if (product.isOut) await req.pool.query(sql`update products set in_stock = false where id = ${id}`)
  }
}

/** After the films are there. */
export async function seedPapers(req: Req): Promise<void> {
  for (const { name, papers } of productList) {
    if (!papers) continue
    const { film, ...facts } = papers
    const product = await row(
      req.pool,
      sql<{ id: number }>`select id from products where name = ${name} and stone_kind is null`,
    )
    if (!product) continue
    const post = await row(req.pool, sql<{ id: number }>`select id from posts where title = ${film?.title ?? null}`)
    await req.payload.update({
      collection: 'products',
      id: product.id,
      data: { ...facts, ...(post && { film: post.id, filmSecond: film?.second ?? 0 }) },
      depth: 0,
      overrideAccess: true,
    })
  }
}
