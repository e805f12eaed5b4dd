import { z } from 'zod'
import { idSchema } from '../shared/ids.ts'
import { postTypeSchema } from '../content/posts.ts'
import { merchandiseSchema, productSchema, variantSchema } from './products.ts'
import { sizeChartSchema } from './sizeChart.ts'
import { stonePapersSchema, stonePhotoSchema } from './stones.ts'
import { storyItemSchema, storySchema } from '../content/story.ts'

const articleVariantSchema = variantSchema.extend({
  /** Present when only few are left. */
  left: z.number().int().nullable(),
})
export type ArticleVariant = z.infer<typeof articleVariantSchema>

const articleItemSchema = merchandiseSchema.omit({ firstSentence: true }).extend({
  variants: z.array(articleVariantSchema),
  sizeChart: sizeChartSchema.nullable(),
})
export type ArticleItem = z.infer<typeof articleItemSchema>

/** A post whose text shows the article. */
const appearanceSchema = z.object({
  id: idSchema,
  title: z.string(),
  type: postTypeSchema,
  coverImageUrl: z.string().nullable(),
  isMembersOnly: z.boolean(),
})
export type Appearance = z.infer<typeof appearanceSchema>

const surroundings = { related: z.array(storyItemSchema), appearances: z.array(appearanceSchema) }

export const merchandiseArticleSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('for-sale'), item: articleItemSchema, ...surroundings }),
  /** The title is null when an employee has hidden the article. */
  z.object({ state: z.literal('withdrawn'), title: z.string().nullable(), related: z.array(storyItemSchema) }),
  /** One of our own goods, which has the page of its product. */
  z.object({ state: z.literal('product'), productId: idSchema, title: z.string() }),
])
export type MerchandiseArticle = z.infer<typeof merchandiseArticleSchema>

export const productArticleSchema = z.object({
  product: productSchema,
  story: storySchema.nullable(),
  /** Beside the product’s picture. */
  photos: z.array(stonePhotoSchema),
  /** Null for what isn’t a stone. */
  papers: stonePapersSchema.nullable(),
  /** The merchandise article a product is sold as, while that is for sale. */
  item: articleItemSchema.nullable(),
  ...surroundings,
})
export type ProductArticle = z.infer<typeof productArticleSchema>
