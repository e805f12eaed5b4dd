import { createHash, randomBytes } from 'node:crypto'
import { addressLines } from '#contracts/addressLines.ts'
import { formatCents } from '#contracts/money.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { queueMail } from '../mail/queueMail.ts'
import { deliveryAddress } from '../orders/deliveryAddress.ts'

type Confirmed = {
  reference: string
  email: string
  firstName: string
  subtotalCents: number
  discountCents: number
  shippingCents: number
  taxCents: number
  totalCents: number
  isDemo: boolean
  shippingAddress: unknown
  lines: { title: string; size: string; color: string; quantity: number; lineTotalCents: number }[]
}

/** Queues the confirmation mail with a link that opens the order without an account. */
export async function queueOrderConfirmed(tx: Database, orderId: number): Promise<void> {
  const key = randomBytes(24).toString('base64url')
  const keyHash = createHash('sha256').update(key).digest('hex')
  const order = await row<Confirmed>(
    tx,
    sql`
      update orders o set access_key_hash = ${keyHash} where o.id = ${orderId}
      returning o.reference, o.email, o.shipping_address ->> 'firstName' as "firstName", o.subtotal_cents as "subtotalCents",
        o.discount_cents as "discountCents", o.shipping_cents as "shippingCents", o.tax_cents as "taxCents", o.total_cents as "totalCents",
        o.is_demo as "isDemo", o.shipping_address as "shippingAddress",
        (select json_agg(json_build_object('title', l.title, 'size', l.size, 'color', l.color, 'quantity', l.quantity,
          'lineTotalCents', l.line_total_cents) order by l.position) from order_lines l where l.order_id = o.id) as lines`,
  )
  if (!order) return
  const { email, lines, subtotalCents, discountCents, shippingCents, taxCents, totalCents, shippingAddress, ...facts } =
    order
  const address = deliveryAddress(shippingAddress)
  await queueMail(tx, {
    kind: 'order-confirmed',
    key: `order-confirmed:${orderId}`,
    to: email,
    data: {
      ...facts,
      key,
      lines: lines.map(({ lineTotalCents, ...line }) => ({ ...line, lineTotal: formatCents(lineTotalCents) })),
      subtotal: formatCents(subtotalCents),
      discount: discountCents > 0 ? formatCents(discountCents) : null,
      shipping: shippingCents === 0 ? 'Free' : formatCents(shippingCents),
      tax: formatCents(taxCents),
      total: formatCents(totalCents),
      address: address ? addressLines(address) : [],
    },
  })
}
