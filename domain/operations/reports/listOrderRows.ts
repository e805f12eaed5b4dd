import { centsToAmount } from '#contracts/shared/money.ts'
import type { FulfilmentState, PaymentState } from '#contracts/shop/orders.ts'
import { rows, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { amount } from './cells.ts'
import type { Columns } from '#domain/platform/csv.ts'
import { readInPages } from './readInPages.ts'

type OrderRow = {
  id: number
  reference: string
  createdAt: Date
  paidAt: Date | null
  payment: PaymentState
  fulfilment: FulfilmentState
  email: string
  country: string | null
  state: string | null
  pieces: number
  subtotalCents: number
  discountCents: number
  code: string | null
  shippingCents: number
  shippingTaxCents: number
  taxCents: number
  totalCents: number
  refundedCents: number
  refundedTaxCents: number
  giftCents: number
  giftReturnedCents: number | null
  providerCostCents: number | null
  origin: string | null
  campaign: string | null
}

export const listOrderRows = ({ pool }: Req): AsyncGenerator<OrderRow> =>
  readInPages((after, limit) =>
    rows(
      pool,
      sql<OrderRow>`
        select id, reference, created_at as "createdAt", paid_at as "paidAt", payment, fulfilment, email,
          shipping_address ->> 'country' as country, shipping_address ->> 'state' as state,
          coalesce((select coalesce(sum(quantity), 0) from order_lines l where l.order_id = o.id), 0) as pieces,
          subtotal_cents as "subtotalCents", discount_cents as "discountCents", code, shipping_cents as "shippingCents", shipping_tax_cents as "shippingTaxCents",
          tax_cents as "taxCents", total_cents as "totalCents", refunded_cents as "refundedCents", refunded_tax_cents as "refundedTaxCents",
          gift_cents as "giftCents", coalesce((
            select sum(r.amount_cents) from refunds r where r.order_id = o.id and r.gift_card_id is not null), 0) as "giftReturnedCents",
          provider_cost_cents as "providerCostCents",
          (select a.origin from attributions a where a.order_id = o.id) as origin,
          (select a.campaign from attributions a where a.order_id = o.id) as campaign
        from orders o where id > ${after} and payment not in ('pending', 'failed') order by id limit ${limit}`,
    ),
  )

export const orderColumns: Columns<OrderRow> = [
  { title: 'Order', value: ({ reference }) => reference },
  { title: 'Placed', value: ({ createdAt }) => createdAt },
  { title: 'Paid', value: ({ paidAt }) => paidAt },
  { title: 'Payment', value: ({ payment }) => payment },
  { title: 'Goods', value: ({ fulfilment }) => fulfilment },
  { title: 'Email', value: ({ email }) => email },
  { title: 'Country', value: ({ country }) => country },
  { title: 'State', value: ({ state }) => state },
  { title: 'Pieces', value: ({ pieces }) => pieces },
  { title: 'Subtotal', value: ({ subtotalCents }) => centsToAmount(subtotalCents) },
  { title: 'Discount', value: ({ discountCents }) => centsToAmount(discountCents) },
  { title: 'Code', value: ({ code }) => code },
  { title: 'Shipping', value: ({ shippingCents }) => centsToAmount(shippingCents) },
  { title: 'Tax', value: ({ taxCents }) => centsToAmount(taxCents) },
  { title: 'Total', value: ({ totalCents }) => centsToAmount(totalCents) },
  { title: 'Refunded', value: ({ refundedCents }) => centsToAmount(refundedCents) },
  {
    title: 'Print provider',
    value: ({ providerCostCents }) => amount(providerCostCents),
  },
  { title: 'Paid by gift card', value: ({ giftCents }) => centsToAmount(giftCents) },
  { title: 'Returned to gift card', value: ({ giftReturnedCents }) => centsToAmount(giftReturnedCents ?? 0) },
  { title: 'Came from', value: ({ origin }) => origin },
  { title: 'Campaign', value: ({ campaign }) => campaign },
  { title: 'Tax on shipping', value: ({ shippingTaxCents }) => centsToAmount(shippingTaxCents) },
  { title: 'Tax refunded', value: ({ refundedTaxCents }) => centsToAmount(refundedTaxCents) },
]
