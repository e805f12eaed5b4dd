import type { Pool } from 'pg'
import { assertStored } from '#database/assertStored.ts'
import { problem } from '#contracts/shared/problem.ts'
import { amountToCents } from '#contracts/shared/amountToCents.ts'
import { formatCents } from '#contracts/shared/money.ts'
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
  /** Of the merchandise it is sold as. */
  imageUrl: string | null
  category: string
  priceCents: number
  rating: number
  reviewCount: number
  inStock: boolean
  isUsed: boolean
  merchandiseId: number | null
  publicAt: Date | null
  /** It comes in sizes or kinds; its price is the lowest of theirs. */
  hasOptions: boolean
  /** What buyers put into the cart; null for what is sold as merchandise or has options, and for what has no price. */
  variantId: number | null
  /** What it is sold as: merchandise, or its own article. */
  articleId: number
  /** Its page shows papers. */
  isStone: boolean
}

export async function listProducts(req: Req): Promise<StoredProduct[]> {
  return rows(req.pool, extended(selectProduct, dynamicSql`where not p.hidden order by p.id desc`))
}

/** Those whose own articles these are, in no order. */
export const listOwnGoods = (pool: Pool, articleIds: number[]): Promise<StoredProduct[]> =>
  rows(pool, extended(selectProduct, dynamicSql`where not p.hidden and own.id = any(${articleIds}::int[])`))

type NewProduct = {
  name: string
  description: string
  price: number
  category: string
  imageUrl?: string | null
  isHidden?: boolean
}

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
        insert into products (name, description, image_id, category, price_cents, hidden)
        values (${input.name}, ${input.description}, ${images[0]?.id ?? null}, ${input.category}, ${amountToCents(input.price)},
          ${input.isHidden ?? false}) returning id`,
    )
    const product = await row(tx, extended(selectProduct, dynamicSql`where p.id = ${created?.id ?? null}`))
    assertStored(product, 'product')
    const details = [{ field: 'Price', before: null, after: formatCents(product.priceCents) }]
    const subject = `Gear “${product.name}”`
    await recordAudit(tx, req, { what: 'Created', kind: 'products', subjectId: product.id, subject, details })
    return product
  })
}

/** What is sold as merchandise shows the name, price and picture of that, while it is for sale. */
export const selectProduct = sql<StoredProduct>`
  select p.id, coalesce(a.title, p.name) as name, p.description, split_part(m.filename, '.', 1)::text as "imageKey", a."imageUrl", p.category,
    coalesce(a."priceCents", o."priceCents", p.price_cents, 0) as "priceCents", coalesce(t.rating, 0) as rating, coalesce(t.review_count, 0) as "reviewCount",
    coalesce(p.in_stock and coalesce(v."inStock", true) and coalesce(a."inStock", true), false) as "inStock", p.is_used as "isUsed", p.merchandise_id as "merchandiseId", p.public_at as "publicAt",
    o."hasOptions", v.id as "variantId", coalesce(p.merchandise_id, own.id) as "articleId",
    coalesce(concat(p.stone_kind, p.stone_size, p.treatment) <> '' or exists (
      select 1 from posts f where f.id = p.film_id and f.deleted_at is null and f.status = 'published'), false) as "isStone"
  from products p left join media m on m.id = p.image_id
  left join merchandise own on own.product_id = p.id and p.merchandise_id is null
  cross join lateral (
    select count(*) > 0 as "hasOptions", min(coalesce(price_cents, p.price_cents)) filter (where coalesce(price_cents, p.price_cents) > 0) as "priceCents"
    from products_options where _parent_id = p.id and p.merchandise_id is null) o
  left join lateral (
    select min(id) filter (where sellable and size_name = '') as id,
      bool_or(coalesce(stock > 0, true)) filter (where sellable or (size_name = '' and not o."hasOptions")) as "inStock"
    from variants where merchandise_id = own.id) v on true
  left join merchandise_ratings t on t.merchandise_id = coalesce(p.merchandise_id, own.id)
  left join lateral (
    select s.title, min(sv.retail_price_cents) as "priceCents", bool_or(coalesce(sv.stock > 0, true)) as "inStock",
      (select image_url from merchandise_images where _parent_id = s.id order by is_primary desc, _order limit 1)::text as "imageUrl"
    from merchandise s join variants sv on sv.merchandise_id = s.id and sv.sellable
    where s.id = p.merchandise_id and not s.hidden and s.vanished_at is null group by s.id) a on true`

/** When the next product that members can buy first opens to everyone; null when there is none. */
export async function nextProductPublicAt(pool: Pool, now: Date): Promise<Date | null> {
  const next = await row(
    pool,
    sql<{ at: Date | null }>`select min(public_at)::timestamptz as at from products where public_at > ${now}`,
  )
  return next?.at ?? null
}
