import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, returnsRow, rows, sql, statement } from '#database/sql.ts'
import { parseRates, RATE_SETTINGS } from '#domain/shop/checkout/parseRates.ts'
import { type Prices, priceCart } from '#domain/shop/checkout/priceCart.ts'
import type { Actor } from '#domain/platform/Actor.ts'
import type { Req } from '#domain/platform/Req.ts'
import { readSettings } from '#domain/platform/settings/settings.ts'
import { insertOrder } from './insertOrder.ts'
import { type DemoOrder, orderList } from './orderList.ts'
import { payOrder } from './payOrder.ts'
import { refundOrder } from './refundOrder.ts'

export type Variant = {
  id: number
  sku: string
  title: string
  size: string
  color: string
  imageUrl: string
  unitPriceCents: number
  unitCostCents: number
}

export type Line = Variant & { quantity: number }

/** Each is paid at the card provider, so that it can be refunded there. */
export async function seedOrders(req: Req, employee: Actor): Promise<void> {
  const variants = await readVariants(req.pool)
  const rates = parseRates(await readSettings(req.pool, [...RATE_SETTINGS]))
  for (const order of [...orderList].reverse()) {
    if (await returnsRow(req.pool, statement`select id from orders where reference = ${order.reference}`)) continue
    const lines = linesOf(order, variants)
    // The print provider has nothing that may be sold.
    if (lines.length === 0) continue
    const { country, state } = order.city
    const prices = priceCart({ rates, lines, country, state, method: 'standard', discountPercent: 0 })
    const refund = refundOf(order, prices, employee)
    const refundedCents = refund?.cents ?? 0
    const id = await inTransaction(req.pool, (tx) =>
      insertOrder(tx, { order, lines, prices, refundedCents, now: req.now }),
    )
    const { reference, daysAgo } = order
    const paymentId = await payOrder(req, { id, reference, totalCents: prices.totalCents })
    if (!refund) continue
    const at = new Date(req.now.getTime() - (daysAgo - refund.daysLater) * DAY_MS)
    await refundOrder(req, { orderId: id, reference, paymentId, at, ...refund })
  }
}

function refundOf({ outcome }: DemoOrder, { subtotalCents, totalCents }: Prices, employee: Actor) {
  if (outcome === 'canceled')
    return { cents: totalCents, reason: { kind: 'order-canceled' } as const, requestedBy: null, daysLater: 0.02 }
  if (outcome !== 'partly refunded') return null
  const cents = Math.min(800, subtotalCents)
  return {
    cents,
    reason: { kind: 'note' as const, text: 'The print was a little crooked' },
    requestedBy: employee.id,
    daysLater: 12,
  }
}

/** Every third order is for a favorite. */
const FAVORITES = ['Agate Slice Tee', 'First Light Mug']

function linesOf({ index }: DemoOrder, variants: Variant[]): Line[] {
  const favorite = variants.filter(({ title }) => index % 3 === 1 && title === FAVORITES[index % 2])
  const choices = favorite.length > 0 ? favorite : variants
  const pick = (place: number, quantity: number): Line[] => {
    const variant = choices[place % choices.length]
    return variant ? [{ ...variant, quantity }] : []
  }
  return [...pick(index * 17, index % 5 === 4 ? 2 : 1), ...(index % 3 === 0 ? pick(index * 29 + 5, 1) : [])]
}

const readVariants = (database: Database): Promise<Variant[]> =>
  rows(
    database,
    sql<Variant>`
      select v.id, v.sku, m.title, v.size_name as size, v.appearance_name as color,
        coalesce(v.image_url, (select image_url from merchandise_images where _parent_id = m.id
          order by is_primary desc, _order limit 1)) as "imageUrl",
        v.retail_price_cents as "unitPriceCents", v.cost_cents as "unitCostCents"
      from variants v join merchandise m on m.id = v.merchandise_id
      where v.sellable and m.maker = 'print' and not m.hidden and m.vanished_at is null order by v.sku`,
  )
