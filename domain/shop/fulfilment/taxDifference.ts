import { z } from 'zod'
import type { Address } from '#contracts/shop/checkout.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { type Database, dynamicSql, parsedRow } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { calculateTax, isUnknownPlace } from '#providers/stripe/tax.ts'
import { cardProviderProblem } from '#domain/platform/cardPlumbing/cardProviderProblem.ts'
import { unknownAddress } from '../checkout/taxFor.ts'
import { AppError } from '#domain/platform/AppError.ts'

const taxedRow = z.object({
  shippingCents: z.number(),
  taxCents: z.number(),
  lines: z.array(z.object({ reference: z.string(), quantity: z.number(), amountCents: z.number() })),
})

/**
 * How much more tax an order has at an address than was paid; negative for less. A cent for each line is rounding.
 * @throws AppError `invalid_input` for a place that doesn't exist, `card_provider_refused`, `card_provider_unreachable`.
 */
export async function taxDifference(database: Database, orderId: number, address: Address): Promise<Cents> {
  const order = await parsedRow(
    database,
    taxedRow,
    dynamicSql`
      select o.shipping_cents::int as "shippingCents", o.tax_cents::int as "taxCents",
        (select json_agg(json_build_object('reference', l.sku, 'quantity', l.quantity, 'amountCents', l.paid_cents::int) order by l.position)
          from order_lines l where l.order_id = o.id) as lines
      from orders o where o.id = ${orderId}`,
  )
  if (!order) throw new AppError('order_not_found')
  const { lines } = order
  try {
    const taxes = await calculateTax({ lines, shippingCents: order.shippingCents, address })
    const cents = taxes.lines.reduce((sum, line) => sum + line, taxes.shippingCents)
    const difference = cents - order.taxCents
    return Math.abs(difference) > lines.length ? difference : 0
  } catch (error) {
    if (isUnknownPlace(error)) throw unknownAddress('', error)
    throw error instanceof CardProviderError ? cardProviderProblem(error) : error
  }
}
