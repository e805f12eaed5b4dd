import { z } from 'zod'
import { idSchema, timeSchema } from '../shared/ids.ts'
import { fullPostSchema } from './posts.ts'

const fieldFileSchema = z.object({
  /** A path on this site; access is checked on every request. */
  url: z.string(),
  kind: z.enum(['photo', 'film', 'captions']),
})
export type FieldFile = z.infer<typeof fieldFileSchema>

/** What belongs to a post that a member saves for the field. */
export const fieldCopySchema = z.object({
  /** With the addresses of the smallest film. */
  post: fullPostSchema,
  /** The account that may read it. */
  owner: idSchema,
  /** The copy must not be shown later, unless it was renewed. */
  expiresAt: timeSchema,
  files: z.array(fieldFileSchema),
  /** The post has a film that is too large for a device, or not prepared yet. */
  isFilmMissing: z.boolean(),
})
export type FieldCopy = z.infer<typeof fieldCopySchema>

/** Which of the saved posts stay, and until when. */
export const fieldLeaseSchema = z.object({
  owner: idSchema,
  expiresAt: timeSchema,
  posts: z.array(idSchema),
})
export type FieldLease = z.infer<typeof fieldLeaseSchema>
