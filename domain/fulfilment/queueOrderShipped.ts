import { createHash } from 'node:crypto'
import { type Database, row, sql, type Json } from '#database/sql.ts'
import { queueMail } from '../mail/queueMail.ts'
import { deliveryAddress } from '../orders/deliveryAddress.ts'

type Tracking = { code: string; url: string | null }

export async function queueOrderShipped(tx: Database, orderId: number, tracking: Tracking[]): Promise<void> {
  const order = await row(
    tx,
    sql<{
      reference: string
      email: string
      firstName: string | null
      shippingAddress: Json
    }>`select reference, email, shipping_address ->> 'firstName' as "firstName", shipping_address as "shippingAddress" from orders where id = ${orderId}`,
  )
  if (!order?.email) return
  const { email, reference, firstName, shippingAddress } = order
  const parcels = createHash('sha256').update(JSON.stringify(tracking)).digest('hex').slice(0, 16)
  await queueMail(tx, {
    kind: 'order-shipped',
    key: `order-shipped:${orderId}:${parcels}`,
    to: email,
    data: { reference, firstName: firstName ?? '', tracking, address: deliveryAddress(shippingAddress) },
  })
}
