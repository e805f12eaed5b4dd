import { z } from 'zod'
import { rowIdSchema } from '#contracts/shared/ids.ts'
import { comparisonSchema } from '#contracts/content/story.ts'
import { MAX_STORY_LINE, MAX_STORY_PARAGRAPH } from '#contracts/shared/textLimits.ts'
import { mediaValueSchema } from './mediaValueSchema.ts'

const MAX_PHOTOS = 40

const line = z.string().trim().max(MAX_STORY_LINE)
const optionalLine = line.nullish()
const paragraph = z.string().trim().max(MAX_STORY_PARAGRAPH)

const storedItem = z.object({
  relationTo: z.enum(['merchandise', 'products']),
  value: z.union([rowIdSchema, z.object({ id: rowIdSchema }).transform(({ id }) => id)]),
})
const shownItem = z
  .object({ kind: z.enum(['merchandise', 'product']), id: rowIdSchema })
  .transform(({ kind, id }) => ({ relationTo: kind === 'product' ? 'products' : kind, value: id }))

/** The fields of each block, as the panel stores them or as the site receives them. */
const BLOCKS = {
  photoGallery: { images: z.array(mediaValueSchema).min(1).max(MAX_PHOTOS), caption: optionalLine },
  film: { film: mediaValueSchema, caption: optionalLine },
  findCard: {
    stone: line.min(1),
    weight: z.number().min(0).max(1_000_000_000).nullish(),
    photo: mediaValueSchema.nullish(),
    place: optionalLine,
    second: z.number().min(0).max(1_000_000).nullish(),
    note: paragraph.nullish(),
  },
  article: { item: z.union([storedItem, shownItem]) },
  callout: { tone: z.enum(['note', 'tip', 'warning']), text: paragraph.min(1) },
  beforeAfter: {
    before: mediaValueSchema,
    after: mediaValueSchema,
    comparison: comparisonSchema,
    caption: optionalLine,
  },
  membersOnly: {},
}

export type BlockType = keyof typeof BLOCKS

/** The name of each block in error messages. */
export const blockNames: Record<BlockType, string> = {
  photoGallery: 'photo gallery',
  film: 'film',
  findCard: 'find card',
  article: 'article from the shop',
  callout: 'callout',
  beforeAfter: 'before-and-after comparison',
  membersOnly: 'members-only divider',
}

export const isBlockType = (type: unknown): type is BlockType => typeof type === 'string' && Object.hasOwn(BLOCKS, type)

export function blockSchema(id: z.ZodType<string>): z.ZodType<object> {
  const common = { id, blockName: z.string().max(200).catch('') }
  const [first, ...others] = Object.entries(BLOCKS).map(([blockType, fields]) =>
    z.object({ ...common, blockType: z.literal(blockType), ...fields }),
  )
  return first ? z.discriminatedUnion('blockType', [first, ...others]) : z.never()
}
