import { z } from 'zod'
import { decimal, id, list, listOf, maybe, text } from './tolerant.ts'

// Of Spreadconnect's answers only what the shop needs. Required is what says which thing an answer is about; one
// missing or null field must never cost us the rest. The documented answers are in packages/spreadconnect-emulator/tests.

/** Without one a variant isn't sold; one that can't be read is no price at all, so the article stays as it was. */
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
  /** Each is read with `variantSchema`: what isn't read would be taken off sale. */
  variants: z
    .array(variantSchema)
    .nullish()
    .transform((variants) => variants ?? []),
  images: list(imageSchema),
})

const count = z.number().int().min(0)

/** Articles are left unread: one broken article must not spoil the page. Read each with `articleSchema`. */
export const articlePageSchema = z.object({ items: z.array(z.unknown()), count })

/** Pieces per sku; null where the provider does not say. */
export const stockPageSchema = z.object({ items: z.record(z.string(), maybe(z.number().int())), count })

/** Only what tells in which currency prices are. */
export const productTypesSchema = listOf(z.object({ id, currency: text }))

export const authenticationSchema = z.object({ pointOfSaleId: text, pointOfSaleName: text })

/** Of a new order only the number is needed: without it nobody can find the order again. */
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

/** The body of a refused order (400, 422): the number is there when the order is, too. */
export const orderErrorSchema = z.object({ orderId: maybe(id), reason: text })

const named = maybe(z.object({ id }))

/** The event's object is not read: it may be slim or old, so what it names is fetched again. */
export const webhookEventSchema = z.object({
  eventType: text,
  data: maybe(z.object({ errorReason: text, order: named, shipment: maybe(z.object({ orderId: id })) })),
})

export type Variant = z.infer<typeof variantSchema>
export type Article = z.infer<typeof articleSchema>
export type Image = z.infer<typeof imageSchema>
