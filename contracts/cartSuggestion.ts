import { z } from 'zod'
import { storyItemSchema } from './story.ts'

/** Null where nothing is missing, or no single article is enough. */
export const cartSuggestionSchema = z.object({ item: storyItemSchema.nullable() })
