import { sha256 } from '#domain/platform/sha256.ts'
import { isDeepStrictEqual } from 'node:util'
import type { MailLine, ShippedLineState } from '#contracts/platform/mails.ts'
import type { PrintState } from '#contracts/shop/orders.ts'
import { type Database, row, rows, sql, type Json } from '#database/sql.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import { deliveryAddress } from '../orders/deliveryAddress.ts'
import type { Parcel } from '../orders/parcelsSchema.ts'

/** One email about the parcels that are new or have changed. */
export async function queueOrderShipped(
  tx: Database,
  orderId: number,
  parcels: Parcel[],
  stored: Parcel[],
): Promise<void> {
  const order = await row(
    tx,
    sql<{
      reference: string
      email: string
      firstName: string | null
      shippingAddress: Json
    }>`select reference, email, shipping_address ->> 'firstName' as "firstName", shipping_address as "shippingAddress" from orders where id = ${orderId}`,
  )
  const isKnown = (parcel: Parcel) => stored.some((other) => isDeepStrictEqual(parcel, other))
  const changed = parcels.filter((parcel) => !isKnown(parcel))
  if (!order?.email || changed.length === 0) return
  const { email, reference, firstName, shippingAddress } = order
  const lines = await readLines(tx, orderId)
  const hash = sha256(JSON.stringify(parcels)).slice(0, 16)
  await queueMail(tx, {
    kind: 'order-shipped',
    key: `order-shipped:${orderId}:${hash}`,
    to: email,
    data: {
      reference,
      firstName: firstName ?? '',
      tracking: changed.flatMap(({ tracking }) => tracking),
      address: deliveryAddress(shippingAddress),
      lines: lines.map(({ title, size, color, quantity, ...line }) => {
        return { title, size, color, quantity, state: shippedState(line, changed, parcels.filter(isKnown)) }
      }),
    },
  })
}

type LineFacts = { id: number; printState: PrintState | null; isCancelled: boolean; isReplaced: boolean }

function shippedState(
  { id, printState, isCancelled, isReplaced }: LineFacts,
  changed: Parcel[],
  known: Parcel[],
): ShippedLineState {
  const isIn = ({ lineIds }: Parcel) => lineIds.includes(id)
  if (changed.some(isIn)) return 'here'
  if (known.some(isIn)) return 'earlier'
  if (printState === 'cancelled') return isReplaced ? 'replaced' : isCancelled ? 'refunded' : 'unavailable'
  const isListed = (parcels: Parcel[]) => parcels.every(({ lineIds }) => lineIds.length > 0)
  if (printState === 'shipped') return isListed(known) ? 'here' : 'unknown'
  return isListed(changed) ? 'later' : 'unknown'
}

/** Without those that the buyer canceled. */
const readLines = (tx: Database, orderId: number): Promise<(MailLine & LineFacts)[]> =>
  rows(
    tx,
    sql<MailLine & LineFacts>`
      select l.id, l.title, l.size, l.color, l.quantity, l.print_state as "printState",
        coalesce(l.cancelled_at is not null, false) as "isCancelled",
        coalesce(exists (select 1 from orders r join order_lines rl on rl.order_id = r.id
          where r.replaces_id = coalesce(o.replaces_id, o.id) and o.id < r.id and rl.position = l.position and r.fulfilment <> 'cancelled'
            and rl.cancelled_at is null and rl.print_state is distinct from 'cancelled'), false) as "isReplaced"
      from order_lines l join orders o on o.id = l.order_id where l.order_id = ${orderId} and (l.cancelled_at is null or l.print_state = 'cancelled')
      order by l.position`,
  )
