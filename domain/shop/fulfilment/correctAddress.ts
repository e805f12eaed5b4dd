import { z } from 'zod'
import type { DeliveryAddress } from '#contracts/shop/addresses.ts'
import { addressLines } from '#contracts/shop/addressLines.ts'
import { deliveryAddressSchema } from '#contracts/shop/addresses.ts'
import type { Address } from '#contracts/shop/checkout.ts'
import { fulfilmentStateSchema } from '#contracts/shop/orders.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, dynamicSql, parsedRow, returnsRow, statement } from '#database/sql.ts'
import { recordOrderAudit } from '#domain/platform/auditLog/recordOrderAudit.ts'
import { readRates } from '../checkout/readRates.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import { refuseAddress } from '../orders/addressChangeProblem.ts'
import { addOrderEvent } from '../orders/addOrderEvent.ts'
import { tryOrderLock } from '../orders/withOrderLock.ts'
import type { Req, SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { mayPrint } from './mayPrint.ts'
import { sendAgain } from './sendAgain.ts'
import { taxDifference } from './taxDifference.ts'

const orderRow = z.object({
  reference: z.string(),
  email: z.string(),
  fulfilment: fulfilmentStateSchema,
  mayPrint: z.boolean(),
  isPrinting: z.boolean(),
  isUnknown: z.boolean(),
  providerOrderId: z.string().nullable(),
  shippingMethod: z.enum(['standard', 'express']),
  shippingAddress: z.unknown(),
  isTaxed: z.boolean(),
  version: z.number(),
  addressProblem: z.string().nullable(),
})
type Order = z.infer<typeof orderRow>

type Correction = {
  /** Goes on although another address would have another tax. Nobody is charged. */
  keepPrice: boolean
  isBuyer: boolean
  after: (tx: Database, from: DeliveryAddress, extraTax: number) => Promise<void>
}

/**
 * Corrects the address of an order that has not gone to print, and sends it again if the print provider refused it.
 * @throws AppError `illegal_order_move`, `invalid_input`, `order_price_differs`, `card_provider_unreachable`.
 */
export async function correctAsEmployee(
  req: SignedInReq,
  orderId: number,
  { address, keepPrice }: { address: Address; keepPrice: boolean },
): Promise<void> {
  await correct(req, orderId, address, {
    keepPrice,
    isBuyer: false,
    after: async (tx, from, extraTax) => {
      const by = req.user.email
      await addOrderEvent(tx, orderId, { kind: 'address-corrected' })
      await addOrderEvent(
        tx,
        orderId,
        extraTax === 0
          ? { kind: 'address-corrected-by', by }
          : { kind: 'address-corrected-despite-tax', by, tax: extraTax },
      )
      const details = [{ field: 'Address', before: inOneLine(from), after: inOneLine(address) }]
      await recordOrderAudit(tx, req, orderId, 'Corrected the address', details)
    },
  })
}

/** Only what the buyer was asked for. @throws as `correctAsEmployee`. */
export async function correctAsBuyer(req: Req, orderId: number, address: Address): Promise<void> {
  await correct(req, orderId, address, {
    keepPrice: false,
    isBuyer: true,
    after: (tx) => addOrderEvent(tx, orderId, { kind: 'address-corrected-by-buyer' }),
  })
}

async function correct(req: Req, orderId: number, address: Address, correction: Correction): Promise<void> {
  const { expressStates } = await readRates(req.pool)
  await tryOrderLock(req.pool, 'print', orderId, async () => {
    const order = await readOrder(req.pool, orderId)
    const from = order && deliveryAddressSchema.safeParse(order.shippingAddress).data
    if (!order || !from) throw new AppError('order_not_found')
    refuseLate(order, correction)
    refuseAddress(from, address, { ...order, expressStates, isTaxed: false })
    const extraTax = order.isTaxed ? await taxDifference(req.pool, orderId, address) : 0
    if (extraTax !== 0 && !correction.keepPrice) throw differs(extraTax, correction)
    await inTransaction(req.pool, async (tx) => {
      await store(tx, orderId, order, address)
      await correction.after(tx, from, extraTax)
      if (order.fulfilment === 'needs_attention')
        await sendAgain(tx, req.now, orderId, { providerOrderId: order.providerOrderId, isConfirmed: false })
      await queueMail(tx, {
        kind: 'order-address-changed',
        key: `order-address-changed:${orderId}:${order.version + 1}`,
        to: order.email,
        data: { firstName: '', reference: order.reference, address },
      })
    })
  })
}

const readOrder = (database: Database, orderId: number): Promise<Order | null> =>
  parsedRow(
    database,
    orderRow,
    dynamicSql`
      select reference, email, fulfilment, ${mayPrint} as "mayPrint", provider_order_id as "providerOrderId",
        confirmed_at is not null or (fulfilment = 'held' and print_started_at is not null) as "isPrinting",
        submit_started_at is not null and provider_order_id is null as "isUnknown", shipping_method as "shippingMethod",
        shipping_address as "shippingAddress", tax_cents > 0 or tax_calculation_id is not null as "isTaxed",
        content_version as version, address_problem as "addressProblem"
      from orders where id = ${orderId}`,
  )

function refuseLate(order: Order, { isBuyer }: Correction): void {
  const { fulfilment, isPrinting, isUnknown } = order
  const isOpen = fulfilment === 'needs_attention' || (fulfilment === 'held' && !isBuyer)
  if (!isOpen || isPrinting || !order.mayPrint || (isBuyer && order.addressProblem === null))
    throw new AppError('illegal_order_move.address_too_late')
  if (isUnknown && fulfilment === 'needs_attention') throw new AppError('illegal_order_move.unsure_address')
}

/** Unless the address or the state changed in between. */
async function store(tx: Database, orderId: number, order: Order, address: Address): Promise<void> {
  const isStored = await returnsRow(
    tx,
    statement`
      update orders set shipping_address = ${JSON.stringify(address)}::jsonb, content_version = content_version + 1,
        address_problem = null, updated_at = now()
      where id = ${orderId} and content_version = ${order.version} and fulfilment::text = ${order.fulfilment}
        and cancel_requested_at is null and (fulfilment <> 'held' or print_started_at is null)
      returning id`,
  )
  if (!isStored) throw new AppError('illegal_order_move.changing')
}

const differs = (extraTax: number, { isBuyer }: Correction): AppError =>
  isBuyer
    ? new AppError('order_price_differs.for_buyer')
    : new AppError('order_price_differs.for_employee', { amount: extraTax })

const inOneLine = (address: DeliveryAddress): string => addressLines(address).join(', ')
