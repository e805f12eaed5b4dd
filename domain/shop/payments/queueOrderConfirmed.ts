import { sha256 } from '#domain/platform/sha256.ts'
import { z } from 'zod'
import { randomBytes } from 'node:crypto'
import { type Database, row, sql, type Json } from '#database/sql.ts'
import { readTrader } from '../markets/readMarket.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import { estimateOrder } from '../orders/estimateOrder.ts'
import { deliveryAddress } from '../orders/deliveryAddress.ts'

type Confirmed = {
  reference: string
  email: string
  firstName: string | null
  subtotalCents: number
  discountCents: number
  code: string | null
  codeCents: number
  giftCents: number
  giftLastFour: string | null
  shippingCents: number
  taxCents: number
  totalCents: number
  isDemo: boolean
  createdAt: Date
  paidAt: Date | null
  shippingMethod: 'standard' | 'express'
  shippingAddress: Json
  ownHandlingDays: number | null
}

const linesSchema = z.array(
  z.object({
    title: z.string(),
    size: z.string(),
    color: z.string(),
    quantity: z.number(),
    lineTotalCents: z.number(),
    maker: z.enum(['print', 'own']),
    isCancelled: z.boolean(),
  }),
)

/** The mail's link opens the order without an account. */
export async function queueOrderConfirmed(tx: Database, orderId: number): Promise<void> {
  const key = randomBytes(24).toString('base64url')
  const keyHash = sha256(key)
  const order = await row(
    tx,
    sql<Confirmed & { lines: Json | null }>`
      update orders o set access_key_hash = ${keyHash} where o.id = ${orderId}
      returning o.reference, o.email, o.shipping_address ->> 'firstName' as "firstName", o.subtotal_cents as "subtotalCents",
        o.discount_cents as "discountCents", o.code, o.code_cents as "codeCents", o.gift_cents as "giftCents",
        (select g.last_four from gift_cards g where g.id = o.gift_card_id) as "giftLastFour", o.shipping_cents as "shippingCents", o.tax_cents as "taxCents", o.total_cents as "totalCents",
        o.is_demo as "isDemo", o.shipping_address as "shippingAddress",
        o.created_at as "createdAt", o.paid_at as "paidAt", o.shipping_method as "shippingMethod", o.own_handling_days as "ownHandlingDays",
        (select json_agg(json_build_object('title', l.title, 'size', l.size, 'color', l.color, 'quantity', l.quantity,
          'lineTotalCents', l.line_total_cents, 'maker', l.maker, 'isCancelled', l.cancelled_at is not null) order by l.position) from order_lines l where l.order_id = o.id) as lines`,
  )
  if (!order) return
  const { email, firstName, subtotalCents, discountCents, shippingCents, taxCents, totalCents, reference, isDemo } =
    order
  const { code, codeCents, giftCents, giftLastFour } = order
  const memberCents = discountCents - codeCents
  const lines = linesSchema.parse(order.lines)
  const address = deliveryAddress(order.shippingAddress)
  const expected = estimateOrder({ ...order, lines, country: address?.country ?? null })
  await queueMail(tx, {
    kind: 'order-confirmed',
    key: `order-confirmed:${orderId}`,
    to: email,
    data: {
      reference,
      firstName: firstName ?? '',
      isDemo,
      key,
      lines: lines.map(({ maker: _, isCancelled: __, ...line }) => line),
      subtotalCents,
      discountCents: memberCents > 0 ? memberCents : null,
      code: code === null ? null : { code, savedCents: codeCents > 0 ? codeCents : null },
      shippingCents,
      taxCents,
      totalCents,
      giftCard:
        giftLastFour === null
          ? null
          : { lastFour: giftLastFour, amountCents: giftCents, chargedCents: totalCents - giftCents },
      address,
      withdrawal: address && (await readTrader(tx, address.country)),
      delivery: expected.printed,
      ownDelivery: expected.own,
    },
  })
}
