import { z } from 'zod'
import { idSchema, rowIdSchema, timeSchema } from '../shared/ids.ts'
import { visibleText } from '../shared/visibleText.ts'

export const CLAIM_KINDS = ['damaged', 'misprint', 'wrong_item', 'missing', 'other'] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]
export const CLAIM_STATES = ['open', 'answered', 'replaced', 'refunded', 'declined'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

export const MAX_CLAIM_PHOTOS = 4
export const MAX_CLAIM_CHARACTERS = 2000

const textSchema = visibleText('Please describe what is wrong', MAX_CLAIM_CHARACTERS)

export const claimInput = z.strictObject({
  kind: z.enum(CLAIM_KINDS, 'Please choose what is wrong'),
  message: textSchema,
  /** Which lines of the order, of those that were sent; none means all of these. */
  lines: z.array(rowIdSchema).max(50).default([]),
})
export const claimMessageInput = z.strictObject({ message: textSchema })
/** One JPEG, PNG or WebP in base64, as large as the body of a request may be. */
export const claimPhotoInput = z.strictObject({
  photo: z
    .base64('That isn’t a photo')
    .max(1_150_000, 'That photo is too large')
    .meta({ examples: ['/9j/4AAQSkZJRg=='] }),
})

export const claimSchema = z.object({
  id: idSchema,
  kind: z.enum(CLAIM_KINDS),
  status: z.enum(CLAIM_STATES),
  createdAt: timeSchema,
  messages: z.array(z.object({ at: timeSchema, from: z.enum(['buyer', 'staff']), text: z.string() })),
  photos: z.array(idSchema),
  /** Whether its buyer may still write and add photos. */
  canReply: z.boolean(),
  /** The order that was printed instead. */
  replacement: z.string().nullable(),
})
export type Claim = z.infer<typeof claimSchema>
export const claimListSchema = z.array(claimSchema)

/** What an employee decides. An order that was refunded in full, or replaces one that was, is printed again only with `despiteRefund`. */
export const claimReplaceInput = z.strictObject({ despiteRefund: z.literal(true).optional() }).default({})
export const claimRefundInput = z.strictObject({
  amount: z
    .string()
    .regex(/^\d{1,6}\.\d{2}$/, 'Please enter an amount such as 12.34')
    .meta({ examples: ['12.34'] }),
})
