import { sentenceIn } from '#texts/sentenceIn.ts'
import type { BoughtAgain } from '#contracts/shop/orders.ts'
import { rows, sql } from '#database/sql.ts'
import { addVariantToCart } from '../cart/changeCart.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'

type Bought = BoughtAgain['added'][number] & { variantId: number | null }

/** At today's prices. Canceled lines are left out. @param orderId already proven to be this visitor's. */
export async function buyAgain(req: Req, orderId: number, cartId: number): Promise<BoughtAgain> {
  const lines = await rows(
    req.pool,
    sql<Bought>`
      select variant_id as "variantId", title, size, color, quantity
      from order_lines where order_id = ${orderId} and cancelled_at is null order by position`,
  )
  const bought: BoughtAgain = { added: [], missing: [] }
  for (const { variantId, ...line } of lines) {
    const reason = await add(req, cartId, variantId, line.quantity)
    if (reason === null) bought.added.push(line)
    else bought.missing.push({ ...line, reason })
  }
  return bought
}

/** @returns why it could not be added, or null. */
async function add(req: Req, cartId: number, variantId: number | null, quantity: number): Promise<string | null> {
  try {
    if (variantId === null) throw new AppError('variant_not_found')
    await addVariantToCart(req, cartId, variantId, quantity)
    return null
  } catch (error) {
    if (error instanceof AppError) return sentenceIn(req.language ?? 'en', error.said)
    throw error
  }
}
