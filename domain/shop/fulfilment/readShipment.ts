import { deliveryAddressSchema } from '#contracts/shop/addresses.ts'
import type { Address } from '#contracts/shop/checkout.ts'
import { type Database, row, sql, type Json } from '#database/sql.ts'
import type { NewPrintOrder } from '#providers/spreadconnect/orders.ts'

/** Without lines that are canceled or have left. `version` is that of the address and the lines. */
export async function readShipment(
  database: Database,
  orderId: number,
): Promise<{ shipment: NewPrintOrder; version: number }> {
  const order = await row(
    database,
    sql<
      Omit<NewPrintOrder, 'shippingAddress' | 'billingAddress'> & {
        shippingAddress: Json
        billingAddress: Json
        version: number
      }
    >`
      select o.reference, o.email, o.phone, o.shipping_address as "shippingAddress", o.billing_address as "billingAddress",
        o.shipping_method as "shippingMethod", o.shipping_cents as "shippingCents", o.currency, o.content_version as version,
        coalesce((select coalesce(json_agg(json_build_object('sku', l.sku, 'quantity', l.quantity,
          'lineTotalCents', l.line_total_cents, 'reference', l.id::text) order by l.position), '[]')
          from order_lines l where l.order_id = o.id and l.maker = 'print' and l.cancelled_at is null and l.print_state is distinct from 'shipped'), '[]') as lines
      from orders o where o.id = ${orderId}`,
  )
  if (!order) throw new Error(`Order ${orderId} does not exist`)
  const { version, shippingAddress, billingAddress, ...rest } = order
  const addresses = { shippingAddress: addressOf(shippingAddress), billingAddress: addressOf(billingAddress) }
  return { shipment: { ...rest, ...addresses }, version }
}

function addressOf(stored: Json): Address {
  const { company, streetAnnex, state, ...address } = deliveryAddressSchema.parse(stored)
  return { ...address, company, streetAnnex, state }
}
