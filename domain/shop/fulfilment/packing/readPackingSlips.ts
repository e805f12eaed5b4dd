import type { DeliveryAddress } from '#contracts/addresses.ts'
import type { Language } from '#contracts/languages.ts'
import { type Database, type Json, rows, sql } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'
import type { InvoiceData } from '../../invoices/invoiceData.ts'
import { readSeller } from '../../invoices/readSeller.ts'
import { deliveryAddress } from '../../orders/deliveryAddress.ts'

/** What is in one parcel, for the person who packs it and the one who opens it. */
export type PackingSlip = {
  reference: string
  /** The buyer's. */
  language: Language
  orderedAt: Date
  address: DeliveryAddress | null
  seller: InvoiceData['seller']
  items: { quantity: number; title: string; size: string; color: string }[]
  /** Whether the order has more, which travels in other parcels. */
  isPart: boolean
}

const MOST_SLIPS = 100

type Found = Omit<PackingSlip, 'address' | 'seller'> & { address: Json; memberLanguage: Language | null }

/**
 * The oldest first, at most a hundred.
 * @param orderId only of this order, also while its buyer can still cancel it; of all that can be packed now when null.
 * @throws AppError `order_not_found` when nothing of ours waits there.
 */
export async function readPackingSlips(database: Database, orderId: number | null, now: Date): Promise<PackingSlip[]> {
  const found = await rows(
    database,
    sql<Found>`
      select o.reference, o.language, u.language as "memberLanguage", o.created_at as "orderedAt", o.shipping_address as address,
        coalesce((select coalesce(json_agg(json_build_object('quantity', l.quantity, 'title', l.title, 'size', l.size, 'color', l.color)
            order by l.position), '[]')
          from order_lines l where l.order_id = o.id and l.maker = 'own' and l.cancelled_at is null
            and l.print_state is distinct from 'shipped'), '[]') as items,
        exists (select 1 from order_lines l where l.order_id = o.id and l.cancelled_at is null
          and (l.maker <> 'own' or l.print_state = 'shipped')) as "isPart"
      from orders o left join users u on u.id = o.user_id and u.closed_at is null
      where o.to_pack and o.payment in ('paid', 'partially_refunded') and (o.id = ${orderId}::int or (${orderId}::int is null and o.cancel_requested_at is null
        and coalesce(o.dispute_outcome, 'won') in ('won', 'closed', 'prevented')
        and (o.fulfilment in ('submitted', 'in_production', 'partially_shipped')
          or (o.fulfilment = 'held' and o.confirm_after <= ${now} and not exists (
            select 1 from order_lines p where p.order_id = o.id and p.maker = 'print' and p.cancelled_at is null))))) order by o.created_at, o.id limit ${MOST_SLIPS}`,
  )
  if (orderId !== null && found.length === 0) throw new AppError('order_not_found')
  const { seller } = await readSeller(database)
  return found.map(({ address, memberLanguage, ...slip }) => ({
    ...slip,
    language: memberLanguage ?? slip.language,
    address: deliveryAddress(address),
    seller,
  }))
}
