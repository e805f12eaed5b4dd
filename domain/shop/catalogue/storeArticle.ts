import { assertStored } from '#database/assertStored.ts'
import { randomBytes } from 'node:crypto'
import { type Database, row, sql } from '#database/sql.ts'
import type { PrintArticle } from '#providers/spreadconnect/catalogue.ts'
import { isBelowCost } from './belowCost.ts'
import type { GuessedCategory } from '#contracts/shop/guessedCategories.ts'

type FingerprintedArticle = PrintArticle & { fingerprint: string }

export async function insertArticle(tx: Database, article: FingerprintedArticle, now: Date): Promise<void> {
  const created = await row(
    tx,
    sql<{ id: number }>`
      insert into merchandise (title, category, provider_title, description, article_id, product_type_id, fingerprint, created_at, updated_at)
      values (${article.title}, ${guessCategory(article)}, ${article.title}, ${article.description}, ${article.articleId}, ${article.productTypeId}, ${article.fingerprint}, ${now}, ${now})
      returning id`,
  )
  assertStored(created, 'article')
  await storeImagesAndVariants(tx, created.id, article)
}

/** The title follows the provider's until an employee changes it. */
export async function updateArticle(
  tx: Database,
  article: FingerprintedArticle & { id: number },
  now: Date,
): Promise<void> {
  await tx.query(sql`
    update merchandise set title = case when title = provider_title then ${article.title} else title end, provider_title = ${article.title},
      description = ${article.description}, product_type_id = ${article.productTypeId}, fingerprint = ${article.fingerprint}, vanished_at = null, updated_at = ${now}
    where id = ${article.id}`)
  await storeImagesAndVariants(tx, article.id, article)
}

export async function hideArticles(tx: Database, ids: number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await tx.query(sql`update merchandise set vanished_at = ${now}, updated_at = ${now} where id = any(${ids})`)
}

async function storeImagesAndVariants(tx: Database, merchandiseId: number, article: PrintArticle): Promise<void> {
  await tx.query(sql`delete from merchandise_images where _parent_id = ${merchandiseId}`)
  for (const [order, image] of article.images.entries()) {
    await tx.query(sql`
      insert into merchandise_images (_order, _parent_id, id, image_url, appearance_id, appearance_name, is_primary)
      values (${order + 1}, ${merchandiseId}, ${randomBytes(12).toString('hex')}, ${image.imageUrl}, ${image.appearanceId}, ${image.appearanceName}, ${image.isPrimary})`)
  }
  await tx.query(sql`update variants set sellable = false, below_cost = false where merchandise_id = ${merchandiseId}`)
  for (const [position, variant] of article.variants.entries()) {
    // An employee allowed these prices or worse ones; lower ones need a new decision.
    await tx.query(sql`
      insert into variants (merchandise_id, position, provider_variant_id, sku, size_name, appearance_id, appearance_name,
        appearance_color_value, image_url, retail_price_cents, cost_cents, below_cost, sellable)
      values (${merchandiseId}, ${position}, ${variant.variantId}, ${variant.sku}, ${variant.sizeName}, ${variant.appearanceId},
        ${variant.appearanceName}, ${normalizeColor(variant.color)}, ${variant.imageUrl}, ${variant.retailCents}, ${variant.costCents},
        ${isBelowCost(variant)}, ${variant.retailCents > 0 && !isBelowCost(variant)})
      on conflict (provider_variant_id) do update set merchandise_id = excluded.merchandise_id, position = excluded.position, sku = excluded.sku,
        size_name = excluded.size_name, appearance_id = excluded.appearance_id, appearance_name = excluded.appearance_name,
        appearance_color_value = excluded.appearance_color_value, image_url = excluded.image_url,
        retail_price_cents = excluded.retail_price_cents, cost_cents = excluded.cost_cents,
        below_cost = excluded.below_cost, sell_below_cost = (variants.sell_below_cost
          and excluded.retail_price_cents - excluded.cost_cents >= variants.retail_price_cents - variants.cost_cents),
        sellable = excluded.sellable or (excluded.below_cost and (variants.sell_below_cost
          and excluded.retail_price_cents - excluded.cost_cents >= variants.retail_price_cents - variants.cost_cents)), updated_at = now()`)
  }
}

/** CSS names seen in the print provider's data. */
const NAMES = new Map([
  ['black', '#000000'],
  ['white', '#ffffff'],
  ['red', '#ff0000'],
  ['navy', '#000080'],
  ['grey', '#808080'],
  ['gray', '#808080'],
  ['green', '#008000'],
  ['blue', '#0000ff'],
])

/** `#rrggbb`, or null when unreadable. Real data has three or six digits, with or without `#`, or two values. */
export function normalizeColor(value: string | null | undefined): string | null {
  const first = (value ?? '').split(',')[0]?.trim().toLowerCase().replace(/^#/, '') ?? ''
  if (/^[0-9a-f]{6}$/.test(first)) return `#${first}`
  if (/^[0-9a-f]{3}$/.test(first)) return `#${[...first].map((digit) => digit + digit).join('')}`
  return NAMES.get(first) ?? null
}

const WORDS: [RegExp, GuessedCategory][] = [
  [/hoodie|sweat|crewneck|pullover|fleece|jacket/i, 'Hoodies'],
  [/kid|youth|toddler|baby/i, 'Kids'],
  [/shirt|tee\b|long ?sleeve|tank/i, 'T-Shirts'],
  [/cap\b|hat\b|beanie|bandana|buff/i, 'Headwear'],
  [/mug|bottle|tumbler|cup/i, 'Drinkware'],
  [/bag|tote|backpack|pouch/i, 'Bags'],
  [/sticker|poster|print|magnet|patch/i, 'Paper & Stickers'],
]

/** The provider has no categories; employees can change this one. */
export function guessCategory({
  title,
  productTypeName,
}: Pick<PrintArticle, 'title' | 'productTypeName'>): GuessedCategory {
  const text = `${productTypeName} ${title}`
  return WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? 'General'
}
