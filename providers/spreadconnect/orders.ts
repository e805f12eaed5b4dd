import { z } from 'zod'
import type { Address } from '#contracts/checkout.ts'
import { amountToCents, type Cents, centsToAmount } from '#contracts/money.ts'
import { callPrintProvider } from './call.ts'
import { PrintProviderError } from './PrintProviderError.ts'
import { orderSchema, shipmentsSchema } from './schemas.ts'

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

export type PrintOrder = {
  state: 'NEW' | 'CONFIRMED' | 'PROCESSED' | 'CANCELLED'
  /** Our own reference, by which it was stored there. */
  reference: string
  itemReferences: string[]
  /** What the provider charges us, where it says so. */
  cost: { cents: Cents; currency: string } | null
}

export type PrintShipment = { itemReferences: string[]; tracking: { code: string; url: string | null }[] }

/**
 * Stores an order at the print provider as NEW, which costs and makes nothing yet.
 *
 * @returns the provider's id of it.
 * @throws PrintProviderError; after outcome `unknown` it may exist.
 */
export async function createPrintOrder(order: NewPrintOrder): Promise<string> {
  const currency = order.currency.toUpperCase()
  const created = await callPrintProvider({
    operation: 'creating an order',
    method: 'POST',
    path: '/orders',
    answer: orderSchema,
    body: {
      externalOrderReference: order.reference,
      state: 'NEW',
      email: order.email,
      phone: order.phone,
      customerTaxType: 'SALESTAX',
      orderItems: order.lines.map((line) => ({
        sku: line.sku,
        quantity: line.quantity,
        externalOrderItemReference: line.reference,
        // For all pieces of the line together, as the provider counts.
        customerPrice: { amount: Number(centsToAmount(line.lineTotalCents)), currency },
      })),
      shipping: {
        address: toAddress(order.shippingAddress),
        preferredType: order.shippingMethod === 'express' ? 'EXPRESS' : 'STANDARD',
        customerPrice: { amount: Number(centsToAmount(order.shippingCents)), currency },
      },
      billingAddress: toAddress(order.billingAddress),
    },
  })
  return created.id
}

export async function readPrintOrder(id: string): Promise<PrintOrder> {
  const order = await callPrintProvider({
    operation: 'reading an order',
    path: `/orders/${encodeURIComponent(id)}`,
    answer: orderSchema,
  })
  const { price } = order
  const cents = price ? amountToCents(price.amount.toFixed(2)) : null
  return {
    state: order.state,
    reference: order.externalOrderReference,
    itemReferences: order.orderItems.map((item) => item.orderItemReference),
    cost: price?.currency && cents !== null ? { cents, currency: price.currency.toLowerCase() } : null,
  }
}

/** @returns null when the provider does not have it. @throws PrintProviderError when that cannot be told. */
export async function findPrintOrder(id: string): Promise<PrintOrder | null> {
  try {
    return await readPrintOrder(id)
  } catch (error) {
    if (error instanceof PrintProviderError && error.status === 404) return null
    throw error
  }
}

/** Lets the provider begin; from here on it costs money. */
export async function confirmPrintOrder(id: string): Promise<void> {
  await callPrintProvider({
    operation: 'confirming an order',
    method: 'POST',
    path: `/orders/${encodeURIComponent(id)}/confirm`,
    answer: z.unknown(),
  })
}

/** Calls an order off. @throws PrintProviderError `refused` with status 400 when production has begun. */
export async function cancelPrintOrder(id: string): Promise<void> {
  await callPrintProvider({
    operation: 'cancelling an order',
    method: 'POST',
    path: `/orders/${encodeURIComponent(id)}/cancel`,
    answer: z.unknown(),
  })
}

export async function readPrintShipments(id: string): Promise<PrintShipment[]> {
  const shipments = await callPrintProvider({
    operation: 'reading shipments',
    path: `/orders/${encodeURIComponent(id)}/shipments`,
    answer: shipmentsSchema,
  })
  return shipments.map((shipment) => ({
    itemReferences: shipment.orderItemReferences,
    tracking: shipment.tracking.map(({ code, url }) => ({ code, url: /^https?:\/\//.test(url) ? url : null })),
  }))
}

function toAddress(address: Address): Address {
  return { ...address, state: address.state?.toUpperCase() }
}
