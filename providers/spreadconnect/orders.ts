import { z } from 'zod'
import type { Address } from '#contracts/shop/checkout.ts'
import { amountToCents } from '#contracts/shared/amountToCents.ts'
import { type Cents, centsToAmount } from '#contracts/shared/money.ts'
import { callPrintProvider } from './call.ts'
import { PrintProviderError } from './PrintProviderError.ts'
import { createdOrderSchema, orderErrorSchema, orderSchema, shipmentsSchema } from './schemas.ts'
import { taxTypeFor } from './taxTypeFor.ts'
import { toBillingAddress, toPrintAddress } from './toPrintAddress.ts'
import { withAnswer } from './tolerant.ts'

export type NewPrintOrder = {
  reference: string
  email: string
  phone: string
  shippingAddress: Address
  billingAddress: Address
  shippingMethod: 'standard' | 'express'
  shippingCents: Cents
  currency: string
  lines: { sku: string; quantity: number; lineTotalCents: Cents; reference: string }[]
}

const ORDER_STATES = ['NEW', 'CONFIRMED', 'PROCESSED', 'CANCELLED'] as const
const ITEM_STATES = ['NEW', 'CHECKED', 'CANCELLED', 'PRODUCTION_ISSUE', 'IN_PRODUCTION', 'SENT'] as const

export type PrintOrder = {
  /** Null for an undocumented state. */
  state: (typeof ORDER_STATES)[number] | null
  stateName: string
  reference: string
  items: PrintItem[]
  /** What the provider charges us, if it says so. */
  cost: { cents: Cents; currency: string } | null
  /** The whole response. Contains the buyer's address. */
  answer: unknown
}

export type PrintItem = {
  reference: string | null
  lineId: string | null
  sku: string
  state: (typeof ITEM_STATES)[number] | null
  stateName: string
}

export type PrintShipment = {
  itemReferences: string[]
  lineIds: string[]
  tracking: { code: string; url: string | null }[]
}

/** Creates an order as NEW, which costs and produces nothing yet. @throws PrintProviderError; `unknown`: it may exist. */
export async function createPrintOrder(order: NewPrintOrder): Promise<{ id: string; answer: unknown }> {
  return callPrintProvider({
    operation: 'creating an order',
    method: 'POST',
    path: '/orders',
    answer: withAnswer(createdOrderSchema),
    body: bodyOf(order),
  }).catch((error: unknown) => {
    throw isStoredAllTheSame(error) ?? error
  })
}

/** Only while it is NEW. Repeating the call is safe. @throws PrintProviderError */
export async function updatePrintOrder(id: string, order: NewPrintOrder): Promise<void> {
  await callPrintProvider({
    operation: 'changing an order',
    method: 'PUT',
    path: `/orders/${encodeURIComponent(id)}`,
    answer: z.unknown(),
    body: bodyOf(order),
  })
}

function bodyOf(order: NewPrintOrder) {
  const currency = order.currency.toUpperCase()
  return {
    externalOrderReference: order.reference,
    state: 'NEW',
    email: order.email,
    phone: order.phone,
    customerTaxType: taxTypeFor(order.shippingAddress),
    orderItems: order.lines.map((line) => ({
      sku: line.sku,
      quantity: line.quantity,
      externalOrderItemReference: line.reference,
      // The provider expects the price of the whole line.
      customerPrice: { amount: Number(centsToAmount(line.lineTotalCents)), currency },
    })),
    shipping: {
      address: toPrintAddress(order.shippingAddress),
      preferredType: order.shippingMethod === 'express' ? 'EXPRESS' : 'STANDARD',
      customerPrice: { amount: Number(centsToAmount(order.shippingCents)), currency },
    },
    billingAddress: toBillingAddress(order.billingAddress),
  }
}

/** The documents: a rejection's order id is null "if order not created", so a rejection with an id did create one. */
function isStoredAllTheSame(error: unknown): PrintProviderError | null {
  if (!(error instanceof PrintProviderError) || error.outcome !== 'refused') return null
  const orderId = orderErrorSchema.safeParse(error.answer).data?.orderId
  if (!orderId) return null
  const reason = `it refused (${error.reason}) but created it as ${orderId}`
  const { operation, answer } = error
  return new PrintProviderError(operation, { outcome: 'unknown', reason, answer, cause: error })
}

async function readPrintOrder(id: string): Promise<PrintOrder> {
  const order = await callPrintProvider({
    operation: 'reading an order',
    path: `/orders/${encodeURIComponent(id)}`,
    answer: withAnswer(orderSchema),
  })
  const { price } = order
  const cents = price ? amountToCents(price.amount.toFixed(2)) : null
  return {
    state: oneOf(ORDER_STATES, order.state),
    stateName: order.state,
    reference: order.externalOrderReference,
    items: order.orderItems.map((item) => ({
      reference: item.orderItemReference,
      lineId: item.externalOrderItemReference,
      sku: item.sku,
      state: oneOf(ITEM_STATES, item.state),
      stateName: item.state,
    })),
    cost: price && cents !== null ? { cents, currency: price.currency.toLowerCase() } : null,
    answer: order.answer,
  }
}

const oneOf = <State extends string>(states: readonly State[], name: string): State | null =>
  states.find((state) => state === name) ?? null

/** @returns null when the provider does not have it. @throws PrintProviderError when that is unknown. */
export async function findPrintOrder(id: string): Promise<PrintOrder | null> {
  try {
    return await readPrintOrder(id)
  } catch (error) {
    if (error instanceof PrintProviderError && error.isNotFound) return null
    throw error
  }
}

export async function confirmPrintOrder(id: string): Promise<void> {
  await callPrintProvider({
    operation: 'confirming an order',
    method: 'POST',
    path: `/orders/${encodeURIComponent(id)}/confirm`,
    answer: z.unknown(),
  })
}

/** Cancels an order. @throws PrintProviderError `refused` with status 400 when production has begun. */
export async function cancelPrintOrder(id: string): Promise<void> {
  await callPrintProvider({
    operation: 'canceling an order',
    method: 'POST',
    path: `/orders/${encodeURIComponent(id)}/cancel`,
    answer: z.unknown(),
  })
}

export async function readPrintShipments(id: string): Promise<{ shipments: PrintShipment[]; answer: unknown }> {
  const answer = await callPrintProvider({
    operation: 'reading shipments',
    path: `/orders/${encodeURIComponent(id)}/shipments`,
    answer: shipmentsSchema,
  })
  const shipments = answer.shipments.map(({ orderItemReferences, externalOrderItemReferences, tracking }) => ({
    itemReferences: orderItemReferences,
    lineIds: externalOrderItemReferences,
    tracking: tracking
      .filter(({ code, url }) => code !== '' || isLink(url))
      .map(({ code, url }) => ({ code: code || 'Track your package', url: isLink(url) ? url : null })),
  }))
  return { shipments, answer: answer.answer }
}

const isLink = (url: string): boolean => /^https?:\/\//.test(url)
