import type { comparisonSchema } from './story.ts'
import type { z } from 'zod'

/** What the two pictures of a comparison show. */
export const COMPARISON_LABELS: Record<z.infer<typeof comparisonSchema>, readonly [string, string]> = {
  'rough-cut': ['Rough', 'Cut'],
  'dry-wet': ['Dry', 'Wet'],
  'daylight-uv': ['Daylight', 'UV light'],
}
