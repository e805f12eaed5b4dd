import { beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#endpoints/index.ts'
import { isCapability, type Role } from '#contracts/platform/roles.ts'
import type { Browser } from '../../support/Browser.ts'
import { addressOf, isSafe } from '../../support/endpoints.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { signUpEmployee, signUpMember } from '../../support/people.ts'
import { unpaced } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { smallPicture } from '../../support/uploads.ts'

const site = useSite()
const ROLES: Role[] = ['owner', 'editor', 'moderator', 'shop']
const people = {} as Record<Role, Browser & { email: string }>

beforeAll(async () => {
  unpaced()
  for (const role of ROLES) people[role] = await signUpEmployee(site, role)
})

const idOf = async ({ email }: { email: string }) =>
  (await site.pool.query<{ id: number }>('select id from users where email = $1', [email])).rows[0]?.id ?? 0

/** Calls with somebody else's id, or one that does not exist. */
const CALLS: Record<string, Role[]> = {
  'GET /admin/search': ['owner', 'editor', 'moderator', 'shop'],
  'GET /admin/waiting': ['owner', 'editor', 'moderator', 'shop'],
  'POST /admin/view-as': ['owner', 'editor', 'moderator', 'shop'],
  'POST /admin/people/invitations': ['owner'],
  'POST /admin/posts': ['owner', 'editor'],
  'POST /admin/posts/drafts': ['owner', 'editor'],
  'GET /admin/posts/:id/push': ['owner', 'editor'],
  'PATCH /admin/posts/:id': ['owner', 'editor'],
  'DELETE /admin/posts/:id': ['owner', 'editor'],
  'POST /admin/posts/:id/cover': ['owner', 'editor'],
  'POST /admin/posts/:id/preview': ['owner', 'editor'],
  'GET /admin/posts/:id/email': ['owner', 'editor'],
  'POST /admin/posts/:id/email': ['owner', 'editor'],
  'POST /admin/posts/:id/email/test': ['owner', 'editor'],
  'DELETE /admin/posts/:id/email': ['owner', 'editor'],
  'GET /admin/posts/:id/email/preview': ['owner', 'editor'],
  'GET /admin/posts/:id/notices': ['owner', 'editor'],
  'PUT /admin/posts/:id/notices': ['owner', 'editor'],
  'GET /admin/letters/:id/email': ['owner', 'editor'],
  'POST /admin/letters/:id/email': ['owner', 'editor'],
  'POST /admin/letters/:id/email/test': ['owner', 'editor'],
  'DELETE /admin/letters/:id/email': ['owner', 'editor'],
  'GET /admin/letters/:id/email/preview': ['owner', 'editor'],
  'POST /admin/stories/preview': ['owner', 'editor'],
  'PUT /cover-photo': ['owner', 'editor'],
  'POST /admin/comments/moderate': ['owner', 'moderator'],
  'POST /admin/posts/:id/comments/close': ['owner', 'moderator'],
  'DELETE /admin/posts/:id/comments/close': ['owner', 'moderator'],
  'POST /admin/comments/:id/pin': ['owner', 'moderator'],
  'DELETE /admin/comments/:id/pin': ['owner', 'moderator'],
  'PUT /admin/questions/:id/answer': ['owner', 'editor', 'moderator'],
  'POST /admin/questions/:id/hide': ['owner', 'editor', 'moderator'],
  'DELETE /admin/questions/:id/hide': ['owner', 'editor', 'moderator'],
  'POST /admin/reviews/moderate': ['owner', 'moderator', 'shop'],
  'POST /admin/products': ['owner', 'shop'],
  'GET /admin/products/:id/stock': ['owner', 'shop'],
  'POST /admin/products/:id/stock': ['owner', 'shop'],
  'POST /merchandise/sync': ['owner', 'shop'],
  'POST /merchandise/sync/preview': ['owner', 'shop'],
  'GET /merchandise/sync/status': ['owner', 'shop'],
  'GET /test-spreadconnect': ['owner', 'shop'],
  'POST /admin/orders/:id/refund': ['owner', 'shop'],
  'POST /admin/orders/:id/lines/:line/refund': ['owner', 'shop'],
  'POST /admin/orders/:id/lines/:line/replace': ['owner', 'shop'],
  'POST /admin/orders/:id/cancel': ['owner', 'shop'],
  'POST /admin/orders/:id/retry': ['owner', 'shop'],
  'PUT /admin/orders/:id/address': ['owner', 'shop'],
  'POST /admin/orders/:id/ask-address': ['owner', 'shop'],
  'POST /admin/orders/:id/deliver': ['owner', 'shop'],
  'POST /admin/orders/:id/parcels': ['owner', 'shop'],
  'GET /admin/packing-slips': ['owner', 'shop'],
  'POST /admin/orders/:id/lines/:line/restock': ['owner', 'shop'],
  'POST /admin/orders/:id/resolve': ['owner', 'shop'],
  'POST /admin/orders/:id/resend-mail': ['owner', 'shop'],
  'POST /admin/withdrawals/:id/settle': ['owner', 'shop'],
  'GET /admin/failed-payments': ['owner'],
  'POST /admin/failed-payments/:id/email': ['owner'],
  'GET /admin/memberships/:id/payments': ['owner'],
  'POST /admin/memberships/:id/refund': ['owner'],
  'POST /admin/gift-card-sales/:id/refund': ['owner', 'shop'],
  'POST /admin/gift-memberships/:id/end': ['owner'],
  'POST /admin/gift-memberships/:id/resend': ['owner', 'shop'],
  'GET /admin/invoices/:id': ['owner', 'shop'],
  'GET /admin/claims/:id/photos/:photo': ['owner', 'shop'],
  'POST /admin/claims/:id/reply': ['owner', 'shop'],
  'POST /admin/claims/:id/decline': ['owner', 'shop'],
  'POST /admin/claims/:id/replace': ['owner', 'shop'],
  'POST /admin/claims/:id/refund': ['owner', 'shop'],
  'GET /admin/orders.csv': ['owner'],
  'GET /admin/members.csv': ['owner'],
  'GET /admin/exports/posts.zip': ['owner'],
  'GET /admin/exports/pages.zip': ['owner'],
  'GET /admin/exports/comments.csv': ['owner'],
  'GET /admin/exports/products.csv': ['owner'],
  'GET /admin/exports/order-lines.csv': ['owner'],
  'GET /admin/exports/gift-cards.csv': ['owner'],
  'GET /admin/exports/gift-memberships.csv': ['owner'],
  'GET /admin/exports/promo-codes.csv': ['owner'],
  'GET /admin/exports/membership-offers.csv': ['owner'],
  'GET /admin/exports/reviews.csv': ['owner'],
  'GET /admin/exports/questions.csv': ['owner'],
  'GET /admin/exports/messages.csv': ['owner'],
  'GET /admin/exports/email-consents.csv': ['owner'],
  'GET /admin/growth/origins.csv': ['owner'],
  'GET /admin/growth/retention.csv': ['owner'],
  'GET /admin/growth/posts.csv': ['owner'],
  'GET /admin/growth/articles.csv': ['owner'],
  'GET /admin/growth/referrals.csv': ['owner'],
  'GET /admin/growth/people.csv': ['owner'],
  'GET /admin/growth/memberships.csv': ['owner'],
  'POST /admin/mails/:id/resend': ['owner'],
  'POST /admin/identifications/:id/answer': ['owner', 'moderator'],
  'PUT /admin/finds/:id/of-the-month': ['owner', 'editor', 'moderator'],
  'DELETE /admin/finds/:id/of-the-month': ['owner', 'editor', 'moderator'],
  'POST /admin/threads/:id/answer': ['owner', 'moderator'],
  'POST /admin/threads/:id/note': ['owner', 'moderator'],
  'POST /admin/threads/:id/close': ['owner', 'moderator'],
  'POST /admin/threads/:id/reopen': ['owner', 'moderator'],
  'POST /admin/threads/:id/messages/:message/decide': ['owner', 'moderator'],
  'GET /account/api-keys': ['owner', 'editor', 'moderator', 'shop'],
  'POST /account/api-keys': ['owner', 'editor', 'moderator', 'shop'],
  'DELETE /account/api-keys/:id': ['owner', 'editor', 'moderator', 'shop'],
  'GET /admin/webhooks': ['owner'],
  'POST /admin/webhooks': ['owner'],
  'PATCH /admin/webhooks/:id': ['owner'],
  'DELETE /admin/webhooks/:id': ['owner'],
  'POST /admin/webhooks/:id/secret': ['owner'],
  'POST /admin/webhooks/:id/test': ['owner'],
  'GET /admin/webhooks/:id/deliveries': ['owner'],
  'POST /admin/webhooks/:id/deliveries/:deliveryId/send': ['owner'],
  'GET /admin/imports': ['owner'],
  'POST /admin/imports': ['owner'],
  'POST /admin/imports/columns': ['owner'],
  'GET /admin/imports/:id': ['owner'],
  'GET /admin/imports/:id/lines': ['owner'],
  'GET /admin/imports/:id/report.csv': ['owner'],
  'PUT /admin/imports/:id/products': ['owner'],
  'POST /admin/imports/:id/run': ['owner'],
  'POST /admin/imports/:id/invite': ['owner'],
  'POST /admin/imports/:id/undo': ['owner'],
  'DELETE /admin/imports/:id': ['owner'],
  'GET /admin/settings': ['owner'],
  'GET /admin/setup/:step': ['owner'],
  'PUT /admin/settings': ['owner'],
  'GET /admin/member-prices': ['owner'],
  'POST /admin/member-prices/move': ['owner'],
  'GET /admin/mail-wordings': ['owner'],
  'PUT /admin/mail-wordings/:key': ['owner'],
  'DELETE /admin/mail-wordings/:key': ['owner'],
  'POST /admin/mail-wordings/:key/preview': ['owner'],
  'GET /admin/people/:id/security': ['owner'],
  'DELETE /admin/people/:id/sessions': ['owner'],
  'POST /admin/people/:id/second-factor/reset': ['owner'],
}

type Operation = 'create' | 'read' | 'update' | 'delete'
const EDIT: Operation[] = ['create', 'read', 'update', 'delete']
const READ: Operation[] = ['read']
const OWN: Operation[] = ['read', 'update']

/** What a role may do in the panel; a role that is left out may do nothing. */
const COLLECTIONS: Record<string, Partial<Record<Role, Operation[]>>> = {
  posts: { owner: EDIT, editor: EDIT, moderator: READ },
  letters: { owner: EDIT, editor: EDIT },
  media: { owner: EDIT, editor: EDIT, moderator: READ, shop: ['create', 'read'] },
  series: { owner: EDIT, editor: EDIT, moderator: READ },
  captions: { owner: EDIT, editor: EDIT, moderator: READ },
  finds: { owner: EDIT, editor: EDIT, moderator: READ },
  pages: { owner: EDIT, editor: EDIT },
  redirects: { owner: EDIT, editor: EDIT },
  comments: { owner: ['read', 'update', 'delete'], moderator: ['read', 'update', 'delete'] },
  reviews: { owner: ['read', 'update'], moderator: ['read', 'update'], shop: ['read', 'update'] },
  'question-rounds': { owner: EDIT, editor: EDIT, moderator: EDIT },
  questions: {
    owner: ['read', 'update', 'delete'],
    editor: ['read', 'update', 'delete'],
    moderator: ['read', 'update', 'delete'],
  },
  'comment-reports': { owner: ['read', 'delete'], moderator: ['read', 'delete'] },
  profiles: { owner: ['read', 'delete'], moderator: ['read', 'delete'] },
  'comment-likes': {},
  'contact-messages': { owner: ['read', 'delete'], moderator: ['read', 'delete'] },
  'thread-messages': { owner: READ, moderator: READ },
  'saved-replies': { owner: EDIT, moderator: EDIT },
  identifications: { owner: ['read', 'delete'], moderator: ['read', 'delete'] },
  'logged-finds': { owner: READ, editor: READ, moderator: READ },
  guesses: { owner: EDIT, editor: EDIT },
  users: { owner: OWN, editor: OWN, moderator: OWN, shop: OWN },
  subscriptions: { owner: READ },
  'employee-changes': { owner: READ },
  orders: { owner: READ, shop: READ },
  'order-lines': { owner: READ, shop: READ },
  'order-events': { owner: READ, shop: READ },
  'order-problems': { owner: READ, shop: READ },
  refunds: { owner: READ, shop: READ },
  withdrawals: { owner: READ, shop: READ },
  invoices: { owner: READ, shop: READ },
  claims: { owner: READ, shop: READ },
  'claim-messages': { owner: READ, shop: READ },
  carts: { owner: READ, shop: READ },
  'cart-items': { owner: READ, shop: READ },
  alerts: { owner: ['read', 'update'], shop: ['read', 'update'] },
  merchandise: { owner: ['read', 'update'], shop: ['read', 'update'] },
  variants: { owner: ['read', 'update'], shop: ['read', 'update'] },
  products: { owner: EDIT, shop: EDIT },
  'promo-codes': { owner: EDIT, shop: EDIT },
  'membership-offers': { owner: EDIT },
  'gift-cards': { owner: ['create', 'read', 'update'], shop: ['create', 'read', 'update'] },
  'gift-card-sales': { owner: READ, shop: READ },
  'gift-memberships': { owner: READ, shop: READ },
  'gift-card-entries': { owner: READ, shop: READ },
  'sync-runs': { owner: READ, shop: READ },
  'site-settings': { owner: EDIT },
  'mail-outbox': { owner: READ },
  'mailed-links': {},
  'provider-events': { owner: READ },
}
const GLOBALS: Record<string, Role[]> = {
  brand: ['owner'],
  landing: ['owner', 'editor'],
  navigation: ['owner'],
}
/** A person's own preferences and locks; the others are closed to everyone. */
const PAYLOADS_OWN = ['payload-kv', 'payload-locked-documents', 'payload-migrations', 'payload-preferences']

const cases = <Of>(table: Record<string, Of>) =>
  Object.entries(table).flatMap(([name, of]) => ROLES.map((role) => ({ name, role, of })))

describe('a call of the API', () => {
  const guarded = endpoints.filter(({ access }) => isCapability(access))
  const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

  it('that requires a role is in the table', () => {
    expect(guarded.map(nameOf).sort()).toEqual(Object.keys(CALLS).sort())
  })

  it.each(cases(CALLS))('$name by the $role', async ({ name, role, of: allowed }) => {
    const endpoint = guarded.find((candidate) => nameOf(candidate) === name) ?? expect.fail(name)
    const address = addressOf(endpoint)
    const { status, json } = isSafe(endpoint)
      ? await people[role].get(address)
      : await people[role].send(endpoint.method, address, { body: {} })
    expectDecided(status)
    const refused = { message: 'Your role doesn’t allow that. Ask an owner of the site.', code: 'role_not_allowed' }
    expect(status === 403 ? json : 'allowed').toEqual(allowed.includes(role) ? 'allowed' : refused)
  })
})

/** Only a 403 counts as refused, so a limit or a failure must not count as allowed. */
function expectDecided(status: number) {
  expect([200, 201, 204, 400, 403, 404, 409]).toContain(status)
}

describe('a collection of the panel', () => {
  const UNKNOWN = 2_147_483_647

  /** Rules that depend on the row refuse an unknown one. */
  async function rowFor(name: string, role: Role): Promise<number> {
    if (name === 'users') return idOf(people[role])
    if (name !== 'alerts') return UNKNOWN
    const { rows } = await site.pool.query<{ id: number }>(`
      insert into alerts (key, kind, "values", about, is_resolved)
      values (gen_random_uuid(), 'withdrawal-by-hand', '{}', 'shop', true) returning id`)
    return rows[0]?.id ?? UNKNOWN
  }

  /** Whether a picture may be added is asked after it was read. */
  async function newOne(name: string): Promise<FormData | object> {
    if (name !== 'media') return {}
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(await smallPicture())], { type: 'image/jpeg' }), 'beach.jpg')
    form.set('_payload', JSON.stringify({ alt: 'A beach' }))
    return form
  }

  it('is in the table', () => {
    const slugs = Object.keys(site.payload.collections)
    expect(slugs.sort()).toEqual([...Object.keys(COLLECTIONS), ...PAYLOADS_OWN].sort())
  })

  it.each(cases(COLLECTIONS))('$name for the $role', async ({ name, role, of }) => {
    const send = async (method: string, path = '', body?: FormData | object) =>
      (await sendFromPanel(site, people[role], method, `/cms/api/${name}${path}`, body)).status
    const statuses: Record<Operation, number> = {
      create: await send('POST', '', await newOne(name)),
      read: await send('GET', '?limit=1'),
      update: await send('PATCH', `/${await rowFor(name, role)}`, { note: 'x' }),
      delete: await send('DELETE', `/${UNKNOWN}`),
    }
    Object.values(statuses).forEach(expectDecided)
    expect(EDIT.filter((operation) => statuses[operation] !== 403)).toEqual(of[role] ?? [])
  })

  it.each(ROLES)('that has versions shows the %s those it may edit', async (role) => {
    const answer = await sendFromPanel(site, people[role], 'GET', '/cms/api/posts/versions?limit=1')
    expect(answer.status).toBe(role === 'owner' || role === 'editor' ? 200 : 403)
  })
})

describe('a global of the panel', () => {
  it('is in the table', () => {
    expect(site.payload.config.globals.map(({ slug }) => slug).sort()).toEqual(Object.keys(GLOBALS).sort())
  })

  it.each(cases(GLOBALS))('$name for the $role', async ({ name, role, of: allowed }) => {
    const send = async (method: string, body?: object) =>
      (await sendFromPanel(site, people[role], method, `/cms/api/globals/${name}`, body)).status
    const isAllowed = allowed.includes(role)
    const statuses = [await send('GET'), await send('POST', {})]
    statuses.forEach(expectDecided)
    expect(statuses.map((status) => status !== 403)).toEqual([isAllowed, isAllowed])
  })
})

describe('people, to an employee who is not an owner', () => {
  const person = { password: 'a long walk along the shore', firstName: 'New', lastName: 'One' }
  const rowOf = async (id: number) =>
    (await site.pool.query<Record<string, unknown>>('select * from users where id = $1', [id])).rows[0]

  it.each(['editor', 'moderator', 'shop'] as const)('are only the %s’s own account', async (role) => {
    const answer = await sendFromPanel(site, people[role], 'GET', '/cms/api/users?limit=0')
    const { docs } = (await answer.json()) as { docs: { email: string; role: string }[] }
    expect(docs.map(({ email, role: found }) => [email, found])).toEqual([[people[role].email, role]])
    const all = await sendFromPanel(site, people[role], 'PATCH', '/cms/api/users?where[id][exists]=true', {
      firstName: 'Mallory',
    })
    expect(all.status).toBe(200)
    const { rows } = await site.pool.query(`select email from users where first_name = 'Mallory'`)
    expect(rows).toEqual([{ email: people[role].email }])
    await site.pool.query(`update users set first_name = 'Test'`)
  })

  it.each(['editor', 'moderator', 'shop'] as const)(
    'can’t be given a role or a free membership by the %s',
    async (role) => {
      const own = await idOf(people[role])
      const before = await rowOf(own)
      await people[role].post('/api/confirm-password', { password: 'a long walk along the river' })
      const raised = await sendFromPanel(site, people[role], 'PATCH', `/cms/api/users/${own}`, { role: 'owner' })
      expect([raised.status, await raised.text()]).toEqual([403, expect.stringContaining('role_not_allowed') as string])
      const gift = { complimentaryUntil: '2040-01-01T00:00:00.000Z' }
      expect((await sendFromPanel(site, people[role], 'PATCH', `/cms/api/users/${own}`, gift)).status).toBe(200)
      const made = { ...person, email: `made-by-${role}@example.test`, role: 'owner' }
      expect((await sendFromPanel(site, people[role], 'POST', '/cms/api/users', made)).status).toBe(403)
      expect(await rowOf(own)).toMatchObject({ role, complimentary_until: before?.['complimentary_until'] })
    },
  )

  it('have sessions that only they can see and end', async () => {
    const own = await idOf(people.editor)
    expect(await people.editor.get(`/api/admin/people/${own}/security`)).toMatchObject({ json: { isOwn: true } })
    expect((await people.editor.delete(`/api/admin/people/${own}/sessions`)).status).toBe(204)
    const other = await idOf(people.shop)
    expect((await people.editor.get(`/api/admin/people/${other}/security`)).status).toBe(403)
    expect((await people.editor.delete(`/api/admin/people/${other}/sessions`)).status).toBe(403)
  })

  it('can’t be inferred from related documents', async () => {
    const member = await signUpMember(site, 'secret-address@example.test')
    await site.pool.query(
      `with post as (insert into posts (title, type, status) values ('A ridge', 'gallery', 'published') returning id)
       insert into comments (content, post_id, author_id, status)
       select 'Nice', post.id, users.id, 'pending' from post, users where email = $1`,
      [member.email],
    )
    const found = async (role: Role, where: string) => {
      const answer = await sendFromPanel(site, people[role], 'GET', `/cms/api/comments?depth=2&where${where}`)
      return answer.text()
    }
    expect(await found('owner', '[author.email][like]=secret-address')).toContain('Nice')
    expect(await found('moderator', '[author.email][like]=secret-address')).not.toContain('Nice')
    expect(await found('moderator', '[content][equals]=Nice')).toContain('Nice')
    expect(await found('moderator', '[content][equals]=Nice')).not.toContain('secret-address')
  })
})

describe('a role', () => {
  it.each([...ROLES, null])('%s is in the answer of /api/auth/user', async (role) => {
    const person = role ? people[role] : await signUpMember(site)
    expect(await person.get('/api/auth/user')).toMatchObject({ json: { role, isEmployee: role !== null } })
  })

  it('that is revoked ends with the next request, on the site and in the panel', async () => {
    const person = await signUpEmployee(site, 'shop')
    expect((await person.get('/api/merchandise/sync/status')).status).toBe(200)
    expect((await sendFromPanel(site, person, 'GET', '/cms/api/orders')).status).toBe(200)
    await site.pool.query(`update users set role = 'editor' where email = $1`, [person.email])
    expect((await person.get('/api/merchandise/sync/status')).status).toBe(403)
    expect((await sendFromPanel(site, person, 'GET', '/cms/api/orders')).status).toBe(403)
    expect((await sendFromPanel(site, person, 'GET', '/cms/api/posts')).status).toBe(200)
    await site.pool.query('update users set role = null where email = $1', [person.email])
    expect((await sendFromPanel(site, person, 'GET', '/cms/api/posts')).status).toBe(403)
    expect((await person.get('/api/auth/user')).status).toBe(200)
  })

  it('is granted and revoked by an owner who confirms the password, and the log names both roles', async () => {
    const owner = await signUpEmployee(site, 'owner')
    const person = await signUpMember(site)
    const { id } = (await person.get('/api/auth/user')).json as { id: number }
    const give = (role: Role | null) => sendFromPanel(site, owner, 'PATCH', `/cms/api/users/${id}`, { role })
    expect((await give('moderator')).status).toBe(403)
    await owner.post('/api/confirm-password', { password: 'a long walk along the river' })
    expect((await give('moderator')).status).toBe(200)
    expect((await sendFromPanel(site, person, 'GET', '/cms/api/comments')).status).toBe(200)
    expect((await give(null)).status).toBe(200)
    expect((await sendFromPanel(site, person, 'GET', '/cms/api/comments')).status).toBe(403)
    const { rows } = await site.pool.query(
      `select role, details from employee_changes where kind = 'users' and subject_id = $1 order by id`,
      [String(id)],
    )
    expect(rows).toEqual([
      { role: 'owner', details: [{ field: 'Role', before: null, after: 'Moderator' }] },
      { role: 'owner', details: [{ field: 'Role', before: 'Moderator', after: null }] },
    ])
  })

  it('of the last owner can’t be removed, in the panel or by deleting the account', async () => {
    const last = await signUpEmployee(site, 'owner')
    await site.pool.query(`update users set role = 'editor' where role = 'owner' and email <> $1`, [last.email])
    const { id } = (await last.get('/api/auth/user')).json as { id: number }
    const password = 'a long walk along the river'
    await last.post('/api/confirm-password', { password })
    const demoted = await sendFromPanel(site, last, 'PATCH', `/cms/api/users/${id}`, { role: 'editor' })
    expect([demoted.status, await demoted.text()]).toEqual([409, expect.stringContaining('last_owner') as string])
    expect(await last.post('/api/account/delete', { password })).toMatchObject({
      status: 409,
      json: { code: 'last_owner' },
    })
    expect((await last.get('/api/auth/user')).json).toMatchObject({ role: 'owner' })
    await site.pool.query(`update users set role = 'owner' where email = $1`, [people.owner.email])
  })
})

it('the shop sees alerts about orders, not those about memberships', async () => {
  await site.pool.query(`
    delete from alerts;
    insert into alerts (key, kind, "values", about, is_resolved) values
      ('a', 'gift-dispute-lost', '{"reference": "GIFT-2345678923"}', 'shop', false),
      ('b', 'invoice-unfinished', '{"invoice": "in_42"}', 'members', false)`)
  const alerts = async (role: Role) => {
    const answer = await sendFromPanel(site, people[role], 'GET', '/cms/api/alerts?sort=about')
    return ((await answer.json()) as { docs: { message: string }[] }).docs.map(({ message }) => message)
  }
  const lost = 'You lost the dispute about gift GIFT-2345678923. What was left of it was taken back.'
  expect(await alerts('owner')).toEqual([lost, expect.stringContaining('couldn’t finish invoice in_42')])
  expect(await alerts('shop')).toEqual([lost])
})
