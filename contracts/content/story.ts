import { z } from 'zod'
import { idSchema } from '../shared/ids.ts'

/** The serialized form of Lexical, as Payload's editor stores it. Only the shape; `domain/content/stories` decides what is allowed. */
export type StoryNode = { type: string; children?: StoryNode[] | undefined; [key: string]: unknown }

const storyNodeSchema: z.ZodType<StoryNode> = z.looseObject({
  type: z.string().max(40),
  get children() {
    return z.array(storyNodeSchema).optional()
  },
})

export const storySchema = z.object({ root: storyNodeSchema }).meta({
  examples: [
    { root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Cut and wet.' }] }] } },
  ],
})
export type Story = z.infer<typeof storySchema>

/** A picture or film of a story, in `value` of an `upload` node and in the media fields of blocks. */
const storyMediaSchema = z.object({
  id: idSchema,
  /** A path on this site; access is checked on every request. */
  url: z.string(),
  kind: z.enum(['image', 'video']),
  alt: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
})
export type StoryMedia = z.infer<typeof storyMediaSchema>

/** What an `article` block shows: an article of the merchandise shop or a product. */
export const storyItemSchema = z.object({
  kind: z.enum(['merchandise', 'product']),
  id: idSchema,
  title: z.string(),
  /** A path on this site. */
  url: z.string(),
  /** Dollars with two decimals; null when no variant is for sale. */
  price: z.string().nullable(),
  imageUrl: z.string().nullable(),
})
export type StoryItem = z.infer<typeof storyItemSchema>

export const comparisonSchema = z.enum(['rough-cut', 'dry-wet', 'daylight-uv'])

/** The blocks as the site receives them in `fields` of a `block` node, by `blockType`. */
export type StoryBlock =
  | { blockType: 'photoGallery'; images: StoryMedia[]; caption?: string | null }
  | { blockType: 'film'; film: StoryMedia; caption?: string | null }
  | {
      blockType: 'findCard'
      stone: string
      /** Grams. */
      weight?: number | null
      photo?: StoryMedia | null
      /** As precise as the author chose, for example "Baja California". */
      place?: string | null
      /** Seconds into the post's film. */
      second?: number | null
      note?: string | null
    }
  | { blockType: 'article'; item: StoryItem }
  | { blockType: 'callout'; tone: 'note' | 'tip' | 'warning'; text: string }
  | {
      blockType: 'beforeAfter'
      before: StoryMedia
      after: StoryMedia
      comparison: z.infer<typeof comparisonSchema>
      caption?: string | null
    }
  | { blockType: 'membersOnly' }

/** A text as it is being written. */
export const previewStoryInput = z.strictObject({ body: storySchema.nullable() })
export const previewedStorySchema = z.object({ story: storySchema.nullable() })

const storyFilmSchema = storyMediaSchema.extend({
  /** Of the post that shows it; empty for a film without one. */
  title: z.string(),
  /** Seconds, null until it has been read from the file. */
  duration: z.number().nullable(),
  imageUrl: z.string().nullable(),
})
export type StoryFilm = z.infer<typeof storyFilmSchema>
export const storyFilmListSchema = z.array(storyFilmSchema)
