import { z } from 'zod'
import { amountSchema, idSchema, timeSchema } from '../shared/ids.ts'
import { amountToCents } from '../shared/amountToCents.ts'
import { MAX_DESCRIPTION, MAX_PRODUCT_CATEGORY, MAX_PRODUCT_NAME } from '../shared/textLimits.ts'
import { TOO_LONG } from '../shared/tooLong.ts'
import { visibleText } from '../shared/visibleText.ts'

export const productSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  category: z.string(),
  price: amountSchema,
  /** Of the published reviews of what it is sold as: 0 to 5 with one decimal, as a numeric string. */
  rating: z.string(),
  reviewCount: z.number().int(),
  inStock: z.boolean(),
  /** Somebody used it before. */
  isUsed: z.boolean(),
  /** The merchandise article this product links to, if an employee has linked one. */
  merchandiseId: idSchema.nullable(),
  /** Only members can buy it until then; null for what everyone can buy. */
  membersUntil: timeSchema.nullable(),
  /** It comes in sizes or kinds to choose from; its price is the lowest of theirs. */
  hasOptions: z.boolean(),
  /** What goes into the cart; null for a product that links to merchandise or has options, and for one without a price. */
  variantId: idSchema.nullable(),
  /** What a wish list keeps: the merchandise it links to, or its own article. */
  articleId: idSchema,
  /** Its page shows papers. */
  isStone: z.boolean(),
})
export type Product = z.infer<typeof productSchema>
export const productListSchema = z.array(productSchema)

export const createProductInput = z.strictObject({
  name: visibleText('Please enter a product name.', MAX_PRODUCT_NAME),
  description: z.string().trim().max(MAX_DESCRIPTION, TOO_LONG).default(''),
  price: z
    .number('Please enter a valid price.')
    .min(0, 'Please enter a valid price.')
    .max(1_000_000, 'Please enter a valid price.')
    .refine((price) => amountToCents(price) !== null, 'Please enter a valid price.'),
  category: z
    .string()
    .trim()
    .max(MAX_PRODUCT_CATEGORY, TOO_LONG)
    .default('General')
    .transform((category) => category || 'General'),
  imageUrl: z.string().max(2000).nullish(),
  /** It is not on the site until it is shown. */
  isHidden: z.boolean().optional(),
})

const merchandiseImageSchema = z.object({
  imageUrl: z.string(),
  appearanceName: z.string().nullable(),
  isPrimary: z.boolean(),
})

export const variantSchema = z.object({
  id: idSchema,
  sizeName: z.string(),
  appearanceName: z.string(),
  /** `#rrggbb`; null when the provider's value is invalid (shown as gray). */
  appearanceColorValue: z.string().nullable(),
  retailPrice: amountSchema,
  inStock: z.boolean(),
})
export type Variant = z.infer<typeof variantSchema>

export const merchandiseSchema = z.object({
  id: idSchema,
  title: z.string(),
  /** May contain the provider's markup; show it as plain text. */
  description: z.string(),
  /** Of the description, as plain text. */
  firstSentence: z.string().nullable(),
  category: z.string(),
  createdAt: timeSchema,
  images: z.array(merchandiseImageSchema),
  variants: z.array(variantSchema),
  /** Of its published reviews: 0 to 5 with one decimal, as a numeric string. */
  rating: z.string(),
  reviewCount: z.number().int(),
})
export type Merchandise = z.infer<typeof merchandiseSchema>
export const merchandiseListSchema = z.array(merchandiseSchema)

const centsRangeSchema = z.tuple([z.number().int(), z.number().int()])

export const merchandisePageSchema = z.object({
  items: merchandiseSchema.array(),
  /** How many articles pass the filters. */
  total: z.number().int(),
  /** How many there are in all. */
  catalog: z.number().int(),
  /** The number of this page: the last one where the query asks for more. */
  page: z.number().int(),
  /** The chosen sizes as `choices` writes them: `XXL` can be `2XL` there. */
  sizes: z.array(z.string()),
  /** Of `items`: nothing is left of the chosen sizes and colors, although others may be. */
  soldOut: z.array(idSchema),
  /** Of the whole catalog. */
  choices: z.object({
    categories: z.array(z.string()),
    sizes: z.array(z.string()),
    colors: z.array(z.object({ name: z.string(), color: z.string().nullable() })),
    /** The lowest and the highest price, in cents. */
    priceRange: centsRangeSchema,
  }),
})
export type MerchandisePage = z.infer<typeof merchandisePageSchema>

const reasonsSchema = z.array(z.object({ title: z.string(), reason: z.string() }))

export const syncAnswer = z.object({
  count: z.number().int(),
  created: z.number().int(),
  updated: z.number().int(),
  hidden: z.number().int(),
  unchanged: z.number().int(),
  /** Articles that could not be imported, and why; their previous version is kept. */
  skipped: reasonsSchema,
  /** Articles with variants that are not for sale because every sale would lose money; an employee decides. */
  belowCost: reasonsSchema.default([]),
})
export type SyncAnswer = z.infer<typeof syncAnswer>

const plannedSchema = z.array(z.object({ title: z.string(), changes: z.array(z.string()) }))

/** What a sync would change. */
export const syncPreview = z.object({
  create: plannedSchema,
  update: plannedSchema,
  hide: plannedSchema,
  skipped: reasonsSchema,
  unchanged: z.number().int(),
})
export type SyncPreview = z.infer<typeof syncPreview>

/** The latest sync: its progress or result. */
export const syncStatus = z.object({
  outcome: z.enum(['running', 'done', 'failed']),
  trigger: z.enum(['employee', 'schedule', 'provider', 'seed']),
  /** The current step, while it runs. */
  step: z.string().nullable(),
  problem: z.string().nullable(),
  startedAt: timeSchema,
  finishedAt: timeSchema.nullable(),
  count: z.number().nullable(),
  created: z.number().nullable(),
  updated: z.number().nullable(),
  hidden: z.number().nullable(),
})
export type SyncStatus = z.infer<typeof syncStatus>
