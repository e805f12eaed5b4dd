import { z } from 'zod'
import { storyItemSchema } from '../content/story.ts'

/** Null where nothing is missing, or no single article is enough. */
export const cartSuggestionSchema = z.object({ item: storyItemSchema.nullable() })
