import { z } from 'zod'
import type { DeliveryAddress } from '#contracts/shop/addresses.ts'
import { type Language, LANGUAGES } from '#contracts/shared/languages.ts'
import { type Database, dynamicSql, parsedRows } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'
import type { InvoiceData } from '../../invoices/invoiceData.ts'
import { readSeller } from '../../invoices/readSeller.ts'
import { deliveryAddress } from '../../orders/deliveryAddress.ts'
import { HAS_PAPERS } from '../../stones/hasPapers.ts'
import { mayPack } from '../mayPrint.ts'

/** What is in one parcel, for the person who packs it and the one who opens it. */
export type PackingSlip = {
  reference: string
  /** The buyer's. */
  language: Language
  orderedAt: Date
  address: DeliveryAddress | null
  seller: InvoiceData['seller']
  items: {
    quantity: number
    title: string
    size: string
    color: string
    /** Of a stone with papers: its page, which stays. */
    pageUrl: string | null
  }[]
  /** Whether the order has more, which travels in other parcels. */
  isPart: boolean
}

const MOST_SLIPS = 100

const slipRow = z.object({
  reference: z.string(),
  language: z.enum(LANGUAGES),
  memberLanguage: z.enum(LANGUAGES).nullable(),
  orderedAt: z.date(),
  address: z.unknown(),
  items: z.array(
    z.object({
      quantity: z.number(),
      title: z.string(),
      size: z.string(),
      color: z.string(),
      productId: z.number().nullable(),
    }),
  ),
  isPart: z.boolean(),
})

/**
 * The oldest first, at most a hundred.
 * @param from.orderId only of this order, also while its buyer can still cancel it; of all that can be packed now when null.
 * @throws AppError `order_not_found` when nothing of ours waits there.
 */
export async function readPackingSlips(
  database: Database,
  { orderId, siteUrl, now }: { orderId: number | null; siteUrl: string; now: Date },
): Promise<PackingSlip[]> {
  const found = await parsedRows(
    database,
    slipRow,
    dynamicSql`
      select reference, orders.language, u.language as "memberLanguage", orders.created_at as "orderedAt", shipping_address as address,
        coalesce((select json_agg(json_build_object('quantity', l.quantity, 'title', l.title, 'size', l.size, 'color', l.color, 'productId', p.id) order by l.position)
          from order_lines l left join variants v on v.id = l.variant_id left join merchandise m on m.id = v.merchandise_id
          left join products p on p.id = m.product_id and ${HAS_PAPERS} where l.order_id = orders.id and l.maker = 'own' and l.cancelled_at is null
            and l.print_state is distinct from 'shipped'), '[]') as items,
        exists (select 1 from order_lines l where l.order_id = orders.id and l.cancelled_at is null
          and (l.maker <> 'own' or l.print_state = 'shipped')) as "isPart"
      from orders left join users u on u.id = orders.user_id and u.closed_at is null
      where to_pack and (orders.id = ${orderId}::int or (${orderId}::int is null and ${mayPack(now)}))
      order by orders.created_at, orders.id limit ${MOST_SLIPS}`,
  )
  if (orderId !== null && found.length === 0) throw new AppError('order_not_found')
  const { seller } = await readSeller(database)
  return found.map(({ address, memberLanguage, items, ...slip }) => ({
    ...slip,
    items: items.map(({ productId, ...item }) => ({
      ...item,
      pageUrl: productId === null ? null : `${siteUrl}/shop/${productId}`,
    })),
    language: memberLanguage ?? slip.language,
    address: deliveryAddress(address),
    seller,
  }))
}
