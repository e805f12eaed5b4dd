import { problem } from '#contracts/problem.ts'
import { amountToCents } from '#contracts/amountToCents.ts'
import { formatCents } from '#contracts/money.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { dynamicSql, extended, row, rows, sql } from '#database/sql.ts'
import { claimUploads } from '#media/claimUploads.ts'
import type { Req, SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import { finishUploads } from '#domain/platform/uploads/finishUploads.ts'

export type StoredProduct = {
  id: number
  name: string
  description: string | null
  imageKey: string | null
  category: string
  priceCents: number
  rating: number
  reviewCount: number
  inStock: boolean
  merchandiseId: number | null
}

export async function listProducts(req: Req): Promise<StoredProduct[]> {
  return rows(req.pool, extended(selectProduct, dynamicSql`order by p.id desc`))
}

type NewProduct = { name: string; description: string; price: number; category: string; imageUrl?: string | null }

export async function addProduct(req: SignedInReq, input: NewProduct): Promise<StoredProduct> {
  await finishUploads(req, input.imageUrl ? [input.imageUrl] : [])
  return inTransaction(req.pool, async (tx) => {
    const images = input.imageUrl
      ? await claimUploads(tx, { addresses: [input.imageUrl], ownerId: req.user.id, kind: 'image', now: req.now })
      : []
    if (!images) throw new AppError('invalid_upload', { errors: { imageUrl: problem('Please upload it again') } })
    const created = await row(
      tx,
      sql<{ id: number }>`
        insert into products (name, description, image_id, category, price_cents)
        values (${input.name}, ${input.description}, ${images[0]?.id ?? null}, ${input.category}, ${amountToCents(input.price)}) returning id`,
    )
    const product = await row(tx, extended(selectProduct, dynamicSql`where p.id = ${created?.id ?? null}`))
    if (!product) throw new Error('The product was not stored')
    const details = [{ field: 'Price', before: null, after: formatCents(product.priceCents) }]
    const subject = `Gear “${product.name}”`
    await recordAudit(tx, req, { what: 'Created', kind: 'products', subjectId: product.id, subject, details })
    return product
  })
}

const selectProduct = sql<StoredProduct>`
  select p.id, p.name, p.description, split_part(m.filename, '.', 1)::text as "imageKey", p.category, p.price_cents as "priceCents",
    coalesce(t.rating, 0) as rating, coalesce(t.review_count, 0) as "reviewCount", p.in_stock as "inStock", p.merchandise_id as "merchandiseId"
  from products p left join media m on m.id = p.image_id
  left join merchandise_ratings t on t.merchandise_id = p.merchandise_id`
