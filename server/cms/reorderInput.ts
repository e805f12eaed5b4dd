import { z } from 'zod'
import { rowIdSchema } from '#contracts/shared/ids.ts'
import { AppError } from '#domain/platform/AppError.ts'

const reorderInput = z.object({
  collectionSlug: z.string(),
  docsToMove: z.array(rowIdSchema).min(1).max(100),
  newKeyWillBe: z.enum(['greater', 'less']),
  orderableFieldName: z.string(),
  target: z.object({ id: rowIdSchema }),
})

/**
 * What the panel sends after a drag, without the sort key it remembers: with "pending", Payload reads the current one,
 * and a key that is none cannot break it.
 *
 * @throws AppError `bad_request`.
 */
export function readReorder(json: string | null): string {
  const { success, data } = reorderInput.safeParse(json === null || json === '' ? null : JSON.parse(json))
  if (!success) throw new AppError('bad_request')
  return JSON.stringify({ ...data, target: { ...data.target, key: 'pending' } })
}
