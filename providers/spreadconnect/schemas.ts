import { z } from 'zod'
import { decimal, id, list, listOf, maybe, text } from './tolerant.ts'

// Only the fields of Spreadconnect's responses that the shop needs. Only identifying fields are required, so that a
// missing or null field never costs the rest. packages/spreadconnect-emulator/src/contract.ts has the documented responses.

/** A variant without a price isn't sold; an unreadable price makes the article invalid, so that it stays as it was. */
const price = decimal.nullish().transform((value) => value ?? 0)

export const variantSchema = z.object({
  id,
  productTypeId: text,
  productTypeName: text,
  appearanceId: text,
  appearanceName: text,
  appearanceColorValue: text,
  sizeName: text,
  sku: z.string().min(1),
  d2cPrice: price,
  b2bPrice: price,
  imageIds: list(id),
})

const imageSchema = z.object({
  id: maybe(id),
  appearanceId: maybe(id),
  appearanceName: text,
  imageUrl: z.url(),
})

export const articleSchema = z.object({
  id,
  title: z.string(),
  description: text,
  /** Each is parsed with `variantSchema`: a variant that isn't read would be taken off sale. */
  variants: z
    .array(variantSchema)
    .nullish()
    .transform((variants) => variants ?? []),
  images: list(imageSchema),
})

const count = z.number().int().min(0)

/** Parse each with `articleSchema`, so that one broken article does not fail the page. */
export const articlePageSchema = z.object({ items: z.array(z.unknown()), count })

/** Pieces of one SKU. */
export const stockSchema = z.number().int()

/** Pieces per SKU; null when the provider gives no number. */
export const stockPageSchema = z.object({ items: z.record(z.string(), maybe(z.number().int())), count })

export const productTypesSchema = listOf(z.object({ id, currency: text }))

const measurementSchema = z.object({ name: z.string().min(1), valueMm: decimal, valueInch: decimal })

export const sizeChartSchema = z.object({
  sizeImageUrl: maybe(z.url()),
  sizes: list(z.object({ name: z.string().min(1), measurements: list(measurementSchema) })),
})

export const authenticationSchema = z.object({ pointOfSaleId: text, pointOfSaleName: text })

/** A new order needs only the id, without which it could not be found again. */
export const createdOrderSchema = z.object({ id })

export const orderSchema = z.object({
  id,
  externalOrderReference: text,
  state: text,
  orderItems: list(
    z.object({
      orderItemReference: maybe(id),
      externalOrderItemReference: maybe(id),
      state: text,
      sku: text,
    }),
  ),
  price: maybe(z.object({ amount: decimal, currency: z.string().min(1) })),
})

const shipmentSchema = z.object({
  orderItemReferences: list(id),
  externalOrderItemReferences: list(id),
  tracking: list(z.object({ code: text, url: text })),
})

export const shipmentsSchema = z
  .array(z.unknown())
  .transform((answer) => ({ shipments: listOf(shipmentSchema).parse(answer), answer }))

export const subscriptionsSchema = listOf(z.object({ eventType: text, url: text }))

/** The body of a rejected order (400, 422); with an id when the order was created. */
export const orderErrorSchema = z.object({ orderId: maybe(id), reason: text })

const named = maybe(z.object({ id }))

/** The event's object is not read, because it may be incomplete or old; it is fetched instead. */
export const webhookEventSchema = z.object({
  eventType: text,
  data: maybe(z.object({ errorReason: text, order: named, shipment: maybe(z.object({ orderId: id })) })),
})

export type Variant = z.infer<typeof variantSchema>
export type Article = z.infer<typeof articleSchema>
export type Image = z.infer<typeof imageSchema>
