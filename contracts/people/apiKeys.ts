import { z } from 'zod'
import { rowIdSchema, timeSchema } from '../shared/ids.ts'
import { PRINTABLE } from './people.ts'
import { type Capability, may, type Role } from '../platform/roles.ts'
import { visibleText } from '../shared/visibleText.ts'

/** What a key may do, and the capability its owner's role needs for it, each time the key is used. */
export const SCOPES = {
  'posts:read': { needs: 'readPosts', says: 'Read posts, series and captions' },
  'posts:write': { needs: 'writePosts', says: 'Publish, change and remove posts' },
  'comments:read': { needs: 'moderateComments', says: 'Read comments' },
  'comments:write': { needs: 'moderateComments', says: 'Moderate comments' },
  'questions:read': { needs: 'manageQuestions', says: 'Read rounds of questions' },
  'questions:write': { needs: 'manageQuestions', says: 'Answer and hide questions' },
  'reviews:read': { needs: 'moderateReviews', says: 'Read reviews' },
  'reviews:write': { needs: 'moderateReviews', says: 'Moderate reviews' },
  'orders:read': { needs: 'readOrders', says: 'Read orders, invoices and claims' },
  'orders:write': { needs: 'changeOrders', says: 'Move orders on and answer claims' },
  'orders:refund': { needs: 'refundOrders', says: 'Cancel orders and refund them' },
  'catalog:read': { needs: 'manageCatalogue', says: 'Read merchandise and products' },
  'catalog:write': { needs: 'manageCatalogue', says: 'Add products and sync merchandise' },
  'members:read': { needs: 'readMembers', says: 'Export members with their email consents and numbers at Stripe' },
} as const satisfies Record<string, { needs: Capability; says: string }>

export type Scope = keyof typeof SCOPES
export const scopeSchema = z.enum(Object.keys(SCOPES) as [Scope, ...Scope[]])

export const scopesOf = (person: { role?: Role | null } | null | undefined): Scope[] =>
  scopeSchema.options.filter((scope) => may(person, SCOPES[scope].needs))

export const MAX_API_KEYS = 20
const MAX_API_KEY_DAYS = 730
/** Calls of one key. */
export const API_KEY_CALLS = { calls: 300, seconds: 60 }
/** Recognizable, also for programs that search for leaked secrets. */
export const API_KEY_PATTERN = /^sh_[\w-]{43}$/

export const newApiKeyInput = z.strictObject({
  name: visibleText('Please enter a name', 60).regex(PRINTABLE, 'That name contains characters that aren’t allowed'),
  scopes: z.array(scopeSchema).min(1, 'Please choose at least one permission').max(50),
  /** Null: until it is revoked. */
  days: z.number().int().min(1).max(MAX_API_KEY_DAYS).nullable(),
})
export type NewApiKey = z.output<typeof newApiKeyInput>

export const apiKeySchema = z.object({
  id: rowIdSchema,
  name: z.string(),
  /** The beginning of the key, to recognize it. */
  start: z.string(),
  scopes: z.array(scopeSchema),
  createdAt: timeSchema,
  expiresAt: timeSchema.nullable(),
  lastUsedAt: timeSchema.nullable(),
  /** The first part of the IP address it was last used from. */
  lastUsedNetwork: z.string().nullable(),
})
export type ApiKey = z.infer<typeof apiKeySchema>

export const apiKeyListSchema = z.object({ keys: z.array(apiKeySchema) })

/** The only response with a key. */
export const createdApiKeySchema = z.object({ apiKey: apiKeySchema, key: z.string() })
