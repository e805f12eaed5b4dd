import { z } from 'zod'

// The documented responses in full; providers/spreadconnect/schemas.ts has the fields the shop reads.

const id = z.union([z.number(), z.string().min(1)]).transform(String)
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

const decimal = z.number().min(0)

const variantSchema = z.object({
  id,
  productTypeId: id,
  productTypeName: text,
  productId: id,
  appearanceId: id,
  appearanceName: text,
  appearanceColorValue: text,
  sizeId: id,
  sizeName: text,
  sku: z.string().min(1),
  d2cPrice: decimal.nullish().transform((price) => price ?? 0),
  b2bPrice: decimal.nullish().transform((price) => price ?? 0),
  imageIds: z.array(id).default([]),
  stock: z.number().int().optional(),
})

const imageSchema = z.object({
  id,
  productId: id.optional(),
  appearanceId: id.optional(),
  appearanceName: text,
  perspective: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => String(value ?? '')),
  imageUrl: z.url(),
})

export const articleSchema = z.object({
  id,
  title: z.string(),
  description: text,
  variants: z.array(variantSchema).default([]),
  images: z.array(imageSchema).default([]),
})

const page = { count: z.number().int().min(0), limit: z.number().int().min(0), offset: z.number().int().min(0) }

export const articlePageSchema = z.object({ items: z.array(z.unknown()), ...page })

export const stockPageSchema = z.object({ items: z.record(z.string(), z.number().int()), ...page })

export const stockSchema = z.number().int()

export const stockOfProductTypeSchema = z.object({
  variants: z.array(z.object({ appearanceId: id, sizeId: id, stock: z.number().int() })),
})

export const authenticationSchema = z.object({
  merchantId: id,
  pointOfSaleId: id,
  pointOfSaleName: text,
  pointOfSaleType: text,
})

const priceSchema = z.object({
  amount: decimal,
  taxRate: decimal.optional(),
  taxAmount: decimal.optional(),
  currency: z.string().optional(),
})

const shippingTypeSchema = z.object({
  id,
  company: text,
  name: text,
  description: text,
  price: priceSchema.optional(),
})

export const shippingTypesSchema = z.array(shippingTypeSchema)

const addressSchema = z.object({
  company: text,
  firstName: text,
  lastName: text,
  street: text,
  streetAnnex: text,
  city: text,
  country: text,
  state: text,
  zipCode: text,
})

const orderItemSchema = z.object({
  orderItemReference: id,
  externalOrderItemReference: text,
  state: z.enum(['NEW', 'CHECKED', 'CANCELLED', 'PRODUCTION_ISSUE', 'IN_PRODUCTION', 'SENT']),
  sku: z.string(),
  quantity: z.number().int(),
  price: priceSchema.optional(),
  customerPrice: priceSchema.optional(),
})

export const orderSchema = z.object({
  id,
  orderReference: id,
  externalOrderReference: text,
  externalOrderName: text,
  state: z.enum(['NEW', 'CONFIRMED', 'PROCESSED', 'CANCELLED']),
  orderItems: z.array(orderItemSchema).default([]),
  shipping: z
    .object({
      address: addressSchema.optional(),
      type: shippingTypeSchema.nullish(),
      price: priceSchema.nullish(),
      customerPrice: priceSchema.nullish(),
    })
    .optional(),
  price: priceSchema.nullish(),
  taxType: text,
  customerTaxType: text,
})

const shipmentSchema = z.object({
  id,
  orderId: id,
  orderReference: id,
  externalOrderReference: text,
  orderItemReferences: z.array(id).default([]),
  externalOrderItemReferences: z.array(text).default([]),
  tracking: z.array(z.object({ code: text, url: text })).default([]),
  closedDate: text,
  sentDate: text,
})

export const shipmentsSchema = z.array(shipmentSchema)

export const subscriptionsSchema = z.array(
  z.object({ id, eventType: z.string(), url: text, secret: z.string().optional() }),
)

export const orderErrorSchema = z.object({ orderId: id.nullish(), reason: text })

export const webhookEventSchema = z.object({
  eventType: z.string(),
  data: z.object({
    pointOfSaleId: id,
    errorReason: z.string().optional(),
    article: z.object({ id }).optional(),
    order: z.object({ id }).optional(),
    shipment: z.object({ id: id.optional(), orderId: id }).optional(),
  }),
})
