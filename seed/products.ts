import { returnsRow, row, sql, statement } from '#database/sql.ts'
import { addProduct } from '#domain/shop/catalogue/products.ts'
import type { Actor } from '#domain/platform/Actor.ts'
import type { Req } from '#domain/platform/Req.ts'
import { demoFiles, uploadDemoFile } from './demoMedia.ts'
import { productList } from './productList.ts'

export async function seedProducts(req: Req, employee: Actor): Promise<void> {
  const pictures = await demoFiles('product')
  for (const product of productList) {
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
    await req.pool.query(sql`
      update products set in_stock = ${!product.isOut},
        merchandise_id = ${await merchandiseId(req, product.soldAs)}
      where id = ${id}`)
  }
}

/** Null when the print provider has no such article: the product is shown and can't be ordered until an employee links one. */
async function merchandiseId(req: Req, title: string): Promise<number | null> {
  const item = await row(req.pool, sql<{ id: number }>`select id from merchandise where provider_title = ${title}`)
  return item?.id ?? null
}
