import { z } from 'zod'
import { rowIdSchema } from '#contracts/shared/ids.ts'

/** A file: its id, the file as the site shows it, or the address of a finished upload that must still be claimed. */
export const mediaValueSchema = z.union([
  rowIdSchema,
  z.object({ id: rowIdSchema }).transform(({ id }) => id),
  z.string().min(1).max(2000),
])
