import { z } from 'zod'
import { isSafeUrl } from '#contracts/shared/isSafeUrl.ts'
import { rowIdSchema } from '#contracts/shared/ids.ts'

const newTab = z.boolean().catch(false)
const docSchema = z.object({
  relationTo: z.enum(['posts', 'merchandise', 'products']),
  value: z.union([rowIdSchema, z.object({ id: rowIdSchema }).transform(({ id }) => id)]),
})

/** A URL, or a post, article or product of this site. */
export const linkSchema = z.union([
  z.object({ linkType: z.literal('internal'), doc: docSchema, newTab }),
  z.object({ linkType: z.literal('custom').catch('custom'), url: z.string().max(2000).refine(isSafeUrl), newTab }),
])
