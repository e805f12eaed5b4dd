import { isDeepStrictEqual } from 'node:util'
import type { Access, Field, Payload, SanitizedCollectionConfig } from 'payload'
import { describe, expect, it } from 'vitest'
import { useSite } from '../../support/site.ts'
import { signUpEmployee, signUpMember } from '../../support/people.ts'
import { signUpPatron } from '../../support/members.ts'
import { sendJson, sendRaw } from '../../support/rawHttp.ts'
import type { Browser } from '../../support/Browser.ts'

const site = useSite()

const OPERATIONS = ['create', 'read', 'update', 'delete', 'readVersions', 'unlock'] as const
type Operation = (typeof OPERATIONS)[number]

/** What an owner may do in the panel. The other roles are in roles.test.ts; members and visitors may do nothing. */
const EDITED = ['create', 'read', 'update', 'delete', 'readVersions'] as const
const MAY: Record<string, readonly Operation[]> = {
  posts: EDITED,
  letters: EDITED,
  series: EDITED,
  captions: EDITED,
  finds: EDITED,
  guesses: EDITED,
  comments: ['read', 'update', 'delete', 'readVersions'],
  'question-rounds': EDITED,
  questions: ['read', 'update', 'delete', 'readVersions'],
  reviews: ['read', 'update'],
  'comment-likes': [],
  'comment-reports': ['read', 'delete'],
  profiles: ['read', 'delete'],
  'contact-messages': ['read', 'delete'],
  'thread-messages': ['read'],
  'saved-replies': EDITED,
  identifications: ['read', 'delete'],
  'logged-finds': ['read'],
  media: EDITED,
  products: EDITED,
  merchandise: ['read', 'update'],
  variants: ['read', 'update'],
  carts: ['read'],
  'cart-items': ['read'],
  'promo-codes': EDITED,
  'membership-offers': EDITED,
  'gift-cards': ['create', 'read', 'update', 'readVersions'],
  'gift-card-sales': ['read'],
  'gift-memberships': ['read'],
  'gift-card-entries': ['read'],
  orders: ['read'],
  'order-lines': ['read'],
  'order-events': ['read'],
  'order-problems': ['read'],
  refunds: ['read'],
  withdrawals: ['read'],
  invoices: ['read'],
  claims: ['read'],
  'claim-messages': ['read'],
  alerts: ['read', 'update'],
  users: ['read', 'update'],
  subscriptions: ['read'],
  'mailed-links': [],
  'site-settings': EDITED,
  pages: EDITED,
  redirects: EDITED,
  'provider-events': ['read'],
  'sync-runs': ['read'],
  'mail-outbox': ['read'],
  'employee-changes': ['read'],
}

/** Employees read only what its owner has shown or sent. */
const ONLY: Record<string, object> = {
  'logged-finds': { mayShow: { equals: true } },
  identifications: { status: { not_equals: 'draft' } },
  merchandise: { maker: { equals: 'print' } },
}

const isOwn = ({ slug }: { slug: string }) => !slug.startsWith('payload-')
const collections = () => site.payload.config.collections.filter(isOwn)
const named = (payload: Payload, slug: string) =>
  payload.config.collections.find((collection) => collection.slug === slug)

type Who = { id: number; role: 'owner' | null } | null
const visitors: Record<string, Who> = {
  nobody: null,
  member: { id: 1, role: null },
  employee: { id: 2, role: 'owner' },
}
const asked = async (collection: SanitizedCollectionConfig, operation: Operation, user: Who): Promise<unknown> => {
  const rule = collection.access[operation] as Access | undefined
  return rule?.({ req: { user: user && { ...user, collection: 'users' }, payload: site.payload } as never })
}

describe('collection access', () => {
  it('is specified here for every collection', () => {
    expect(
      collections()
        .map(({ slug }) => slug)
        .sort(),
    ).toEqual(Object.keys(MAY).sort())
  })

  it.each(Object.keys(MAY))('denies members and visitors everything in %s', async (slug) => {
    const collection = named(site.payload, slug) as SanitizedCollectionConfig
    for (const operation of OPERATIONS) {
      expect(await asked(collection, operation, visitors['nobody'] ?? null), operation).toBe(false)
      expect(await asked(collection, operation, visitors['member'] ?? null), operation).toBe(false)
    }
  })

  it.each(Object.entries(MAY))('in %s allows owners exactly %j', async (slug, allowed) => {
    const collection = named(site.payload, slug) as SanitizedCollectionConfig
    const rules = await Promise.all(
      OPERATIONS.map((operation) => asked(collection, operation, visitors['employee'] ?? null)),
    )
    const answers = rules.map((rule) => (isDeepStrictEqual(rule, ONLY[slug]) ? true : rule))
    expect(OPERATIONS.filter((_, index) => answers[index] === true)).toEqual(
      OPERATIONS.filter((operation) => allowed.includes(operation)),
    )
    expect(answers.every((answer) => typeof answer === 'boolean')).toBe(true)
  })

  it('shows no document as JSON in the panel', () => {
    const { collections: all, globals } = site.payload.config
    const withView = [...all.filter(isOwn), ...globals].filter(({ admin }) => admin.hideAPIURL !== true)
    expect(withView.map(({ slug }) => slug)).toEqual([])
  })

  it('allows only employees into the panel', async () => {
    const admin = named(site.payload, 'users')?.access.admin
    expect(admin?.({ req: { user: visitors['member'] } as never })).toBe(false)
    expect(admin?.({ req: { user: null } as never })).toBe(false)
    expect(admin?.({ req: { user: visitors['employee'] } as never })).toBe(true)
  })
})

describe('a system field', () => {
  const MACHINE: Record<string, string[]> = {
    posts: ['videoDuration', 'viewCount', 'commentCount', 'commentsClosedAt'],
    profiles: ['name', 'nameKey', 'picture', 'user'],
    comments: ['post', 'author', 'likeCount'],
    reviews: ['stars', 'content', 'repliedAt', 'photo', 'merchandise', 'line', 'author', 'handle', 'editedAt'],
    media: ['kind', 'state', 'owner', 'ticket', 'ticketExpiresAt', 'maxBytes', 'durationSeconds', 'usedAt', 'widths'],
    users: ['commentsTrusted', 'handle', 'cardCustomerId', 'trialUsedAt', 'normalizedEmail', 'emailVerifiedAt'],
    merchandise: ['providerTitle', 'description', 'articleId', 'vanishedAt', 'fingerprint', 'images'],
    variants: [
      'merchandise',
      'position',
      'providerVariantId',
      'sku',
      'sizeName',
      'retailPriceCents',
      'costCents',
      'stock',
      'sellable',
      'belowCost',
    ],
  }

  it.each(Object.entries(MACHINE))('in %s can’t be changed: %j', (slug, names) => {
    const fields = (named(site.payload, slug) as SanitizedCollectionConfig).flattenedFields as Field[]
    for (const name of names) {
      const field = fields.find((candidate) => 'name' in candidate && candidate.name === name) as
        { access?: { create?: () => boolean; update?: () => boolean } } | undefined
      expect(field?.access?.create?.(), name).toBe(false)
      expect(field?.access?.update?.(), name).toBe(false)
    }
  })

  it('keeps its value when an employee writes to it through the panel’s REST API', async () => {
    const employee = await signUpEmployee(site)
    const person = await signUpMember(site)
    const read = async () =>
      (await site.pool.query<Record<string, unknown>>('select * from users where email = $1', [person.email])).rows[0]
    const before = await read()
    const answer = await panel(employee, 'PATCH', `/users/${String(before?.['id'])}`, {
      handle: 'planted',
      cardCustomerId: 'cus_planted',
      trialUsedAt: null,
      normalizedEmail: 'x@y.test',
      commentsTrusted: true,
      commentsMuted: true,
    })
    expect(answer.status).toBe(200)
    const after = await read()
    expect(after).toMatchObject({ comments_muted: true })
    for (const column of ['handle', 'card_customer_id', 'normalized_email', 'comments_trusted'])
      expect(after?.[column]).toEqual(before?.[column])
  })

  it.each([
    'orders',
    'order-lines',
    'invoices',
    'gift-card-entries',
    'gift-card-sales',
    'gift-memberships',
    'subscriptions',
    'carts',
    'cart-items',
    'provider-events',
    'mail-outbox',
    'mailed-links',
    'comment-likes',
  ])('can’t be created, changed or deleted in %s, even by an employee', async (slug) => {
    const employee = await signUpEmployee(site)
    const answers = await Promise.all([
      panel(employee, 'POST', `/${slug}`, {}),
      panel(employee, 'PATCH', `/${slug}/1`, { status: 'active', payment: 'paid' }),
      panel(employee, 'PATCH', `/${slug}?where[id][exists]=true`, { status: 'active' }),
      panel(employee, 'DELETE', `/${slug}/1`, undefined),
      panel(employee, 'DELETE', `/${slug}?where[id][exists]=true`, undefined),
    ])
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  })

  const panel = (person: Browser, method: string, path: string, body: unknown) =>
    sendJson(site, method, `/cms/api${path}`, body, { as: person, headers: { 'sec-fetch-site': 'same-origin' } })
})

describe('Payload', () => {
  it('pushes no schema, runs no jobs over HTTP and has no GraphQL', async () => {
    const { config } = site.payload
    expect((site.payload.db as unknown as { push: boolean }).push).toBe(false)
    for (const rule of ['run', 'queue', 'cancel'] as const) {
      expect(await config.jobs.access?.[rule]?.({ req: { user: visitors['employee'] } as never }), rule).toBe(false)
    }
    expect(config.graphQL.disable).toBe(true)
  })

  it('accepts sessions only from this site’s cookie and returns no tokens', async () => {
    const { config } = site.payload
    expect(new Set(config.csrf)).toEqual(new Set([site.url]))
    expect(config.cors).toEqual([])
    expect(config.telemetry).toBe(false)
    expect(config.auth.jwtOrder).toEqual(['cookie'])
    expect(config.maxDepth).toBeLessThanOrEqual(2)
    const users = named(site.payload, 'users')
    expect(users?.auth).toMatchObject({ useSessions: false, removeTokenFromResponses: true, maxLoginAttempts: 0 })
    expect(users?.auth.strategies.map(({ name }) => name)).toEqual(['session'])
    const employee = await signUpEmployee(site)
    const token = employee.cookies.get('stonehunt-token') ?? ''
    const bearer = await sendRaw(site, 'GET', '/cms/api/users', { headers: { authorization: `Bearer ${token}` } })
    expect(bearer.status).toBe(401)
  })

  it('fetches no files from URLs and accepts no SVG', () => {
    expect(named(site.payload, 'media')?.upload).toMatchObject({ pasteURL: false })
    expect(named(site.payload, 'media')?.upload.mimeTypes).not.toContain('image/svg+xml')
  })

  it('answers /access to employees only', async () => {
    const patron = await signUpPatron(site)
    expect((await patron.get('/cms/api/access')).status).toBe(403)
  })
})
