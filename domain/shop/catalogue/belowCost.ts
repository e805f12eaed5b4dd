import { sha256 } from '#domain/platform/sha256.ts'
import { formatCents } from '#contracts/shared/money.ts'
import type { SyncAnswer } from '#contracts/shop/products.ts'
import { type Database, rows, sql } from '#database/sql.ts'
import type { PrintVariant } from '#providers/spreadconnect/catalogue.ts'
import { raiseAlert, withdrawAlert } from '#domain/platform/alerts/raiseAlert.ts'

type Prices = Pick<PrintVariant, 'retailCents' | 'costCents'>

/** A variant without a price is not on sale, so it is never below cost. */
export const isBelowCost = ({ retailCents, costCents }: Prices): boolean => retailCents > 0 && retailCents < costCents

type Loss = Prices & { id: number; name: string; isAllowed: boolean }
type Article = { articleId: string; title: string; variants: Loss[] }

const ALERT = 'below-cost:'

/** One alert per article and set of prices. @returns the articles that need a decision. */
export async function reportBelowCost(tx: Database): Promise<SyncAnswer['belowCost']> {
  const articles = await rows(
    tx,
    sql<Article>`
      select m.article_id as "articleId", m.title, coalesce(json_agg(json_build_object('id', v.id, 'isAllowed', v.sell_below_cost,
        'name', v.appearance_name || ' ' || v.size_name, 'retailCents', v.retail_price_cents, 'costCents', v.cost_cents)
        order by v.position), '[]') as variants
      from variants v join merchandise m on m.id = v.merchandise_id
      where v.below_cost and m.vanished_at is null group by m.id
      having not bool_and(v.sell_below_cost) order by m.id`,
  )
  const waiting = articles.map((article) => ({ ...lossOf(article), title: article.title, key: keyOf(article) }))
  await resolveOthers(
    tx,
    waiting.map(({ key }) => key),
  )
  for (const { key, ...values } of waiting)
    await raiseAlert(tx, { about: 'shop', key, alert: { kind: 'below-cost', ...values } })
  return waiting.map(({ title, count, variant, price, cost }) => ({
    title,
    reason: `${count === 1 ? 'one variant costs' : `${count} variants cost`} more than its price (${variant}: ${formatCents(price)}, costs ${formatCents(cost)})`,
  }))
}

/** The first of the variants that aren't allowed is the example. */
function lossOf({ variants }: Article) {
  const waiting = variants.filter(({ isAllowed }) => !isAllowed)
  const [{ name: variant, retailCents: price, costCents: cost } = { name: '', retailCents: 0, costCents: 0 }] = waiting
  return { count: waiting.length, variant, price, cost }
}

function keyOf({ articleId, variants }: Article): string {
  const prices = JSON.stringify(variants.map(({ id, retailCents, costCents }) => [id, retailCents, costCents]))
  return `${ALERT}${articleId}:${sha256(prices).slice(0, 16)}`
}

async function resolveOthers(tx: Database, keys: string[]): Promise<void> {
  const settled = await rows(
    tx,
    sql<{
      key: string
    }>`select key from alerts where starts_with(key, ${ALERT}) and not is_resolved and key <> all(${keys}::text[])`,
  )
  for (const { key } of settled) await withdrawAlert(tx, key)
}
