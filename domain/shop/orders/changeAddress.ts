import { addressLines } from '#contracts/shop/addressLines.ts'
import type { Address } from '#contracts/shop/checkout.ts'
import type { ShippingMethod } from '#contracts/shop/cart.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { row, sql, type Json } from '#database/sql.ts'
import { readRates } from '../checkout/readRates.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { refuseAddress } from './addressChangeProblem.ts'
import { addOrderEvent } from './addOrderEvent.ts'
import { deliveryAddress } from './deliveryAddress.ts'
import { type Changeable, mayChange } from './mayChange.ts'

type AddressedOrder = Changeable & {
  reference: string
  email: string
  shippingMethod: ShippingMethod
  isTaxed: boolean
  version: number
  shippingAddress: Json
}

/**
 * The print provider gets the new address when the order is confirmed there.
 * @param orderId already proven to be this visitor's.
 * @throws AppError `illegal_order_move` once it is frozen for printing, `invalid_input` when the price would differ.
 */
export async function changeAddress(req: Req, orderId: number, address: Address): Promise<void> {
  const { expressStates } = await readRates(req.pool)
  await inTransaction(req.pool, async (tx) => {
    const order = await row(
      tx,
      sql<AddressedOrder>`
        select reference, email, payment, fulfilment, cancel_requested_at as "cancelRequestedAt", dispute_outcome as "disputeOutcome",
          print_started_at as "printStartedAt", shipping_method as "shippingMethod", (tax_cents > 0 or tax_calculation_id is not null) as "isTaxed",
          content_version as version, shipping_address as "shippingAddress"
        from orders where id = ${orderId} for update`,
    )
    const from = deliveryAddress(order?.shippingAddress)
    if (!order || !from) throw new AppError('order_not_found')
    if (!mayChange(order)) throw new AppError('illegal_order_move.address_too_late')
    if (isSame(from, address)) return
    const { shippingMethod } = order
    refuseAddress(from, address, { shippingMethod, expressStates, isTaxed: order.isTaxed })
    await tx.query(sql`
      update orders set shipping_address = ${JSON.stringify(address)}::jsonb, content_version = content_version + 1, updated_at = now()
      where id = ${orderId}`)
    await addOrderEvent(tx, orderId, { kind: 'address-changed' })
    await queueMail(tx, {
      kind: 'order-address-changed',
      key: `order-address-changed:${orderId}:${order.version + 1}`,
      to: order.email,
      data: { firstName: '', reference: order.reference, address },
    })
  })
}

const isSame = (from: Parameters<typeof addressLines>[0], to: Address): boolean =>
  addressLines(from).join('\n') === addressLines(to).join('\n')
