import type { SyncPreview } from '#contracts/shop/products.ts'
import { type Database, rows, sql } from '#database/sql.ts'
import { isBelowCost } from './belowCost.ts'
import type { SyncPlan } from './planSync.ts'

type KnownVariant = { merchandiseId: number; variantId: string; retailCents: number; sellable: boolean }
type Changed = SyncPlan['update'][number]

export async function describePlan(database: Database, plan: SyncPlan): Promise<SyncPreview> {
  const known = await rows(
    database,
    sql<KnownVariant>`
      select merchandise_id as "merchandiseId", provider_variant_id as "variantId", retail_price_cents as "retailCents", sellable
      from variants where merchandise_id = any(${plan.update.map(({ id }) => id)})`,
  )
  return {
    create: plan.create.map(({ title, variants }) => ({
      title,
      changes: [many(variants.length, 'variant'), ...belowCost(variants)],
    })),
    update: plan.update.map((article) => ({
      title: article.title,
      changes: changesOf(
        article,
        known.filter(({ merchandiseId }) => merchandiseId === article.id),
      ),
    })),
    hide: plan.hide.map(({ title }) => ({ title, changes: [] })),
    skipped: plan.broken.map(({ title, reason }) => ({ title, reason })),
    unchanged: plan.unchanged,
  }
}

function changesOf(article: Changed, known: KnownVariant[]): string[] {
  const before = new Map(known.map((variant) => [variant.variantId, variant]))
  const now = new Set(article.variants.map(({ variantId }) => variantId))
  const added = article.variants.filter(({ variantId }) => !before.has(variantId)).length
  const gone = known.filter(({ variantId, sellable }) => sellable && !now.has(variantId)).length
  const priced = article.variants.filter(({ variantId, retailCents }) => {
    const variant = before.get(variantId)
    return variant !== undefined && variant.retailCents !== retailCents
  }).length
  const changes = [
    ...(priced ? [`new price for ${many(priced, 'variant')}`] : []),
    ...(added ? [`${many(added, 'new variant')}`] : []),
    ...(gone ? [`${many(gone, 'variant')} removed`] : []),
    ...belowCost(article.variants),
  ]
  return changes.length > 0 ? changes : ['text or images']
}

function belowCost(variants: Changed['variants']): string[] {
  const count = variants.filter(isBelowCost).length
  return count ? [`${many(count, 'variant')} below cost`] : []
}

const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`
