import { z } from 'zod'
import { POST_KINDS } from '../content/postKinds.ts'

/** How many devices of one account get notifications. */
export const MAX_PUSH_DEVICES = 10

const kindsSchema = z.array(z.enum(POST_KINDS)).max(POST_KINDS.length)

/** What somebody wants to be notified about, on all their devices. */
export const pushChoicesSchema = z.strictObject({ kinds: kindsSchema, replies: z.boolean() })
export type PushChoices = z.infer<typeof pushChoicesSchema>

export const pushSchema = z.object({
  /** The site's VAPID key, for `pushManager.subscribe`. */
  publicKey: z.string(),
  kinds: kindsSchema,
  replies: z.boolean(),
  /** How many devices of the account get notifications. */
  devices: z.number().int(),
})
export type Push = z.infer<typeof pushSchema>

const endpoint = z.string().max(2000)
/** Bytes in base64url without padding. */
const bytes = (characters: number) =>
  z
    .string()
    .regex(new RegExp(`^[\\w-]{${characters}}$`))
    .meta({ examples: ['A'.repeat(characters)] })

/** What the browser's `PushSubscription` contains. */
export const pushDeviceInput = z.strictObject({
  endpoint,
  keys: z.strictObject({ p256dh: bytes(87), auth: bytes(22) }),
})
export type PushDevice = z.infer<typeof pushDeviceInput>

export const pushEndpointInput = z.strictObject({ endpoint })

/** What a notification shows. It never contains what only members may read. */
const pushMessageSchema = z.object({
  title: z.string(),
  body: z.string(),
  /** A path on this site. */
  path: z.string().startsWith('/'),
  /** A later notification with the same tag replaces the earlier one. */
  tag: z.string(),
})
export type PushMessage = z.infer<typeof pushMessageSchema>

/** Who is notified about one post. */
export const pushReachSchema = z.object({ people: z.number().int(), devices: z.number().int() })
