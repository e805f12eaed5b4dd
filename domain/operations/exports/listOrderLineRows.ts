import { centsToAmount } from '#contracts/shared/money.ts'
import type { PaymentState } from '#contracts/shop/orders.ts'
import { type Database, rows, sql } from '#database/sql.ts'
import type { Columns } from '#domain/platform/csv.ts'
import { readInPages } from '../reports/readInPages.ts'

type OrderLineRow = {
  id: number
  reference: string
  paidAt: Date | null
  payment: PaymentState
  merchandiseId: number | null
  /** What reports call it: its title now, or when it was bought if it is gone. */
  article: string
  title: string
  size: string
  color: string
  sku: string
  quantity: number
  unitPriceCents: number
  totalCents: number
  codeDiscountCents: number
  memberDiscountCents: number
  /** What the line cost, without tax and shipping. */
  paidCents: number
  taxCents: number
  unitCostCents: number
  cancelledAt: Date | null
}

/** Of the orders that `listOrderRows` lists. */
export const listOrderLineRows = ({ pool }: { pool: Database }): AsyncGenerator<OrderLineRow> =>
  readInPages((after, limit) =>
    rows(
      pool,
      sql<OrderLineRow>`
        select l.id, o.reference, o.paid_at as "paidAt", o.payment, v.merchandise_id as "merchandiseId",
          coalesce(m.title, l.title) as article, l.title, l.size, l.color, l.sku, l.quantity, l.unit_price_cents as "unitPriceCents",
          l.line_total_cents as "totalCents", l.code_discount_cents as "codeDiscountCents", l.member_discount_cents as "memberDiscountCents",
          coalesce(l.paid_cents, 0) as "paidCents", l.tax_cents as "taxCents", l.unit_cost_cents as "unitCostCents", l.cancelled_at as "cancelledAt"
        from order_lines l join orders o on o.id = l.order_id
        left join variants v on v.id = l.variant_id left join merchandise m on m.id = v.merchandise_id
        where l.id > ${after} and o.payment not in ('pending', 'failed') order by l.id limit ${limit}`,
    ),
  )

export const orderLineColumns: Columns<OrderLineRow> = [
  { title: 'Line', value: ({ id }) => id },
  { title: 'Order', value: ({ reference }) => reference },
  { title: 'Paid', value: ({ paidAt }) => paidAt },
  { title: 'Payment', value: ({ payment }) => payment },
  { title: 'Article', value: ({ merchandiseId }) => merchandiseId },
  { title: 'Title', value: ({ article }) => article },
  { title: 'Title when bought', value: ({ title }) => title },
  { title: 'Size', value: ({ size }) => size },
  { title: 'Color', value: ({ color }) => color },
  { title: 'SKU', value: ({ sku }) => sku },
  { title: 'Pieces', value: ({ quantity }) => quantity },
  { title: 'Price', value: ({ unitPriceCents }) => centsToAmount(unitPriceCents) },
  { title: 'Total', value: ({ totalCents }) => centsToAmount(totalCents) },
  { title: 'Share of discount', value: ({ totalCents, paidCents }) => centsToAmount(totalCents - paidCents) },
  { title: 'Of it by code', value: ({ codeDiscountCents }) => centsToAmount(codeDiscountCents) },
  { title: 'Of it for members', value: ({ memberDiscountCents }) => centsToAmount(memberDiscountCents) },
  { title: 'After discount', value: ({ paidCents }) => centsToAmount(paidCents) },
  { title: 'Tax', value: ({ taxCents }) => centsToAmount(taxCents) },
  { title: 'Print cost each', value: ({ unitCostCents }) => centsToAmount(unitCostCents) },
  { title: 'Canceled', value: ({ cancelledAt }) => cancelledAt },
]
