import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TRAIL_DAYS } from '#contracts/constants.ts'
import { endpoints } from '#endpoints/index.ts'
import type { Browser } from '../support/Browser.ts'
import { signUpPatron, whoIs } from '../support/members.ts'
import { becomes, buy, buySubmitted, holdFor } from '../support/orders.ts'
import { sendFromPanel, uploadInPanel } from '../support/panel.ts'
import { eventually, PASSWORD, signUpEmployee, signUpMember, tellPrint } from '../support/people.ts'
import { syncCatalogue, unpaced, variantsInStock } from '../support/shop.ts'
import { useSite } from '../support/site.ts'
import { smallPicture, upload } from '../support/uploads.ts'

const site = useSite()
type Person = Browser & { email: string }
type Detail = { field: string; before: string | null; after: string | null }
type Entry = {
  id: number
  employee_id: number
  what: string
  kind: string
  subject: string | null
  subject_id: string | null
  details: Detail[] | null
  about_id: number | null
  request_id: string | null
}

let employee: Person
let employeeId: number
let variantIds: number[]
let images: { media: number }[]
let seen = 0

beforeAll(async () => {
  unpaced()
  employee = await signUpEmployee(site)
  employeeId = (await whoIs(employee)).id
  images = [{ media: (await uploadInPanel(site, employee, await smallPicture())).id }]
  await syncCatalogue(site)
  variantIds = (await variantsInStock(site)).map(({ id }) => id).slice(-1)
})

/** What was written down since it was asked last. */
async function news(): Promise<Entry[]> {
  const { rows } = await site.pool.query<Entry>('select * from employee_changes where id > $1 order by id', [seen])
  seen = rows.at(-1)?.id ?? seen
  return rows
}
beforeEach(async () => void (await news()))

const panel = async <Doc>(method: string, path: string, body?: object) => {
  const answer = await sendFromPanel(site, employee, method, `/cms/api${path}`, body)
  const json = (await answer.json()) as { doc: Doc }
  expect(answer.ok, JSON.stringify(json)).toBe(true)
  return { doc: json.doc, requestId: answer.headers.get('x-request-id') }
}
const act = (id: number, action: string, body?: object) => employee.post(`/api/admin/orders/${id}/${action}`, body)
const newPost = async (fields: object = {}) =>
  (await panel<{ id: number }>('POST', '/posts', { title: 'A ridge', type: 'gallery', images, ...fields })).doc.id

async function commentOf(person: Person, content: string): Promise<number> {
  const { rows } = await site.pool.query<{ id: number }>(
    `insert into comments (content, post_id, author_id, status)
     select $1, (select id from posts order by id limit 1), id, 'pending' from users where email = $2 returning id`,
    [content, person.email],
  )
  return rows[0]?.id ?? 0
}

async function stuckOrder(): Promise<number> {
  await tellPrint(site, 'faults', { mode: 'html', path: '^/orders$', times: 1 })
  const bought = await buy(site, { variantIds })
  await becomes(site, bought.reference, { fulfilment: 'needs_attention' })
  return bought.id
}

describe('what employees change in the panel', () => {
  it.each(['select[title]=false', 'select[id]=true', 'select={}', 'select[deletedAt]=false'])(
    'is written down whole, whatever part of the answer they ask for: %s',
    async (select) => {
      const id = await newPost({ title: 'Whole' })
      await news()
      await panel('PATCH', `/posts/${id}?${select}`, { title: 'Changed' })
      expect(await news()).toMatchObject([
        {
          what: 'Changed',
          subject: 'Post “Changed”',
          details: [{ field: 'Title', before: 'Whole', after: 'Changed' }],
        },
      ])
      await panel('PATCH', `/posts?where[id][equals]=${id}&${select}`, { deletedAt: new Date().toISOString() })
      expect(await news()).toMatchObject([{ subject: 'Post “Changed”' }])
      await panel('DELETE', `/posts/${id}?trash=true&${select}`)
      expect(await news()).toMatchObject([{ subject: 'Post “Changed”' }])
    },
  )

  it('names an employee they make, though they ask for nothing of it', async () => {
    const fields = {
      email: 'unseen@example.test',
      password: PASSWORD,
      firstName: 'Un',
      lastName: 'Seen',
      isEmployee: true,
    }
    await panel('POST', '/users?select[firstName]=false&select[email]=false&select[isEmployee]=false', fields)
    const [entry] = await news()
    expect(entry?.subject).toBe('Person “unseen@example.test”')
    expect(entry?.details).toContainEqual({ field: 'Employee', before: null, after: 'Yes' })
  })

  it('is written down with who, what, before and after, and the request that stands in the log', async () => {
    const { doc, requestId } = await panel<{ id: number }>('POST', '/posts', {
      title: 'First light',
      type: 'gallery',
      images,
    })
    const made = await news()
    expect(made).toMatchObject([
      {
        employee_id: employeeId,
        what: 'Made',
        kind: 'posts',
        subject_id: String(doc.id),
        subject: 'Post “First light”',
      },
    ])
    expect(made[0]?.details).toContainEqual({ field: 'Title', before: null, after: 'First light' })
    expect(made[0]?.request_id).toMatch(/^[0-9a-f-]{36}$/)
    expect(requestId).toBe(made[0]?.request_id)

    const publicAt = '2026-12-24T18:30:00.000Z'
    await panel('PATCH', `/posts/${doc.id}`, {
      title: 'Last light',
      isSubscriberOnly: false,
      category: 'q-and-a',
      publicAt,
    })
    expect(await news()).toMatchObject([
      {
        what: 'Changed',
        subject: 'Post “Last light”',
        details: [
          { field: 'Title', before: 'First light', after: 'Last light' },
          { field: 'Subscribers only', before: 'Yes', after: 'No' },
          { field: 'Category', before: 'Hunt', after: 'Q&A' },
          { field: 'Public from', before: null, after: 'Dec 24, 2026, 6:30 PM UTC' },
        ],
      },
    ])
  })

  it('shows money as money, trash as trash, and what was deleted as it was', async () => {
    const { doc } = await panel<{ id: number }>('POST', '/products', { name: 'Loupe', priceCents: 1000 })
    await panel('PATCH', `/products/${doc.id}`, { priceCents: 1250 })
    await panel('DELETE', `/products/${doc.id}`)
    const [, changed, deleted] = await news()
    expect(changed?.details).toEqual([{ field: 'Price', before: '$10.00', after: '$12.50' }])
    expect(deleted).toMatchObject({ what: 'Deleted', subject: 'Gear “Loupe”' })
    expect(deleted?.details).toContainEqual({ field: 'Price', before: '$12.50', after: null })

    const id = await newPost()
    await panel('PATCH', `/posts/${id}`, { deletedAt: new Date().toISOString() })
    await panel('PATCH', `/posts/${id}?trash=true`, { deletedAt: null })
    expect((await news()).map(({ what }) => what)).toEqual(['Made', 'Put into the trash', 'Took out of the trash'])
  })

  it('tells of each post that was changed together, and of a version that was brought back', async () => {
    const ids = [await newPost({ title: 'One of two' }), await newPost({ title: 'Two of two' })]
    await news()
    await panel('PATCH', `/posts?where[id][in]=${ids.join(',')}`, { category: 'gear-review' })
    const together = await news()
    expect(together.map(({ subject }) => subject).sort()).toEqual(['Post “One of two”', 'Post “Two of two”'])
    const versions = await sendFromPanel(
      site,
      employee,
      'GET',
      `/cms/api/posts/versions?where[parent][equals]=${ids[0] ?? 0}`,
    )
    const { docs } = (await versions.json()) as { docs: { id: number; version: { category: string } }[] }
    const first = docs.find(({ version }) => version.category === 'hunt')
    await panel('POST', `/posts/versions/${first?.id ?? 0}`)
    expect(await news()).toMatchObject([
      {
        what: 'Changed',
        subject: 'Post “One of two”',
        details: [{ field: 'Category', before: 'Gear review', after: 'Hunt' }],
      },
    ])
  })

  it('is silent about a save that changed nothing, and about what members do', async () => {
    const id = await newPost()
    await news()
    await panel('PATCH', `/posts/${id}`, { title: 'A ridge' })
    const member = await signUpPatron(site)
    await member.post(`/api/posts/${id}/comments`, { content: 'What a druse' })
    expect(await news()).toEqual([])
  })

  it('never holds a password, a token or a secret', async () => {
    const person = await signUpMember(site)
    const { id } = await whoIs(person)
    const secrets = ['granite under the third bridge', 'pegmatite in the drawer']
    await panel('PATCH', `/users/${id}`, { firstName: 'Opal', password: secrets[0] })
    await panel('POST', '/site-settings', { key: 'weather_api_key', value: secrets[1] })
    const entries = await news()
    expect(entries[0]).toMatchObject({ subject: `Person “${person.email}”`, about_id: id })
    expect(entries[0]?.details).toEqual([
      { field: 'First name', before: 'Test', after: 'Opal' },
      { field: 'Password', before: null, after: null },
    ])
    expect(entries[1]?.subject).toBe('Setting “weather_api_key”')
    for (const secret of secrets) expect(JSON.stringify(entries)).not.toContain(secret)
    expect(JSON.stringify(entries)).not.toMatch(/hash|salt|session/i)
  })

  it('of a file says which one, and of a deleted comment not the words', async () => {
    const file = await uploadInPanel(site, employee, await smallPicture())
    expect(await news()).toMatchObject([{ what: 'Made', kind: 'media', subject: `File “${file.filename}”` }])
    const author = await signUpMember(site)
    const comment = await commentOf(author, 'Mine alone to say')
    await panel('DELETE', `/comments/${comment}`)
    const entries = await news()
    expect(entries).toMatchObject([{ what: 'Deleted', kind: 'comments', about_id: (await whoIs(author)).id }])
    expect(JSON.stringify(entries)).not.toContain('Mine alone')
  })

  it('is undone together with a change that is refused', async () => {
    await site.pool.query('update users set is_employee = email = $1', [employee.email])
    const answer = await sendFromPanel(site, employee, 'PATCH', `/cms/api/users/${employeeId}`, { isEmployee: false })
    expect(answer.status).toBe(409)
    expect(await news()).toEqual([])
  })
})

type Deed = { what: string; kind: string; does: () => Promise<{ status: number }> }

/** Every endpoint of employees that changes something, done once. */
const deeds: Record<string, Deed> = {
  'POST /admin/posts': {
    what: 'Made',
    kind: 'posts',
    does: async () =>
      employee.post('/api/admin/posts', {
        title: 'From the form',
        description: '',
        type: 'gallery',
        imageURLs: [await upload(employee, await smallPicture('#102030'))],
      }),
  },
  'PATCH /admin/posts/:id': {
    what: 'Changed',
    kind: 'posts',
    does: async () =>
      employee.send('PATCH', `/api/admin/posts/${await newPost()}`, { body: { title: 'Another name' } }),
  },
  'DELETE /admin/posts/:id': {
    what: 'Put into the trash',
    kind: 'posts',
    does: async () => employee.send('DELETE', `/api/admin/posts/${await newPost()}`),
  },
  'POST /admin/products': {
    what: 'Made',
    kind: 'products',
    does: () => employee.post('/api/admin/products', { name: 'Chisel', price: 24.5 }),
  },
  'POST /merchandise/sync': {
    what: 'Synced',
    kind: 'sync-runs',
    does: () => employee.post('/api/merchandise/sync'),
  },
  'PUT /cover-photo': {
    what: 'Changed',
    kind: 'site-settings',
    does: async () =>
      employee.send('PUT', '/api/cover-photo', {
        body: { coverPhotoURL: await upload(employee, await smallPicture('#304050')) },
      }),
  },
  'POST /admin/comments/moderate': {
    what: 'Changed',
    kind: 'comments',
    does: async () =>
      employee.post('/api/admin/comments/moderate', {
        ids: [await commentOf(await signUpMember(site), 'Hello')],
        action: 'hide',
      }),
  },
  'POST /admin/mails/:id/resend': {
    what: 'Sent again',
    kind: 'mail-outbox',
    does: async () => {
      const { rows } = await site.pool.query<{ id: number }>(
        `insert into mail_outbox (key, kind, "to", data, sent_at)
         values ('trail', 'subscription-ended', 'a@example.test', '{"firstName":"A","reason":"unpaid"}', now()) returning id`,
      )
      return employee.post(`/api/admin/mails/${rows[0]?.id ?? 0}/resend`)
    },
  },
  'DELETE /admin/people/:id/sessions': {
    what: 'Signed out everywhere',
    kind: 'users',
    does: async () =>
      employee.send('DELETE', `/api/admin/people/${(await whoIs(await signUpMember(site))).id}/sessions`),
  },
  'POST /admin/people/:id/second-factor/reset': {
    what: 'Took off two-step sign-in',
    kind: 'users',
    does: async () => {
      const { id } = await whoIs(await signUpMember(site))
      await site.pool.query(
        `insert into second_factors (user_id, secret, begun_at, confirmed_at) values ($1, '', now(), now())`,
        [id],
      )
      return employee.post(`/api/admin/people/${id}/second-factor/reset`)
    },
  },
  'POST /admin/orders/:id/refund': {
    what: 'Gave money back',
    kind: 'orders',
    does: async () => act((await buy(site, { variantIds })).id, 'refund', { amount: '1.00', reason: 'A scratch' }),
  },
  'POST /admin/orders/:id/cancel': {
    what: 'Cancelled',
    kind: 'orders',
    does: async () => {
      await holdFor(site, 60)
      const { id } = await buy(site, { variantIds })
      await holdFor(site, 0)
      return act(id, 'cancel', { reason: 'Asked by phone' })
    },
  },
  'POST /admin/orders/:id/retry': {
    what: 'Sent on',
    kind: 'orders',
    does: async () => act(await stuckOrder(), 'retry', { notThere: true }),
  },
  'POST /admin/orders/:id/deliver': {
    what: 'Marked as delivered',
    kind: 'orders',
    does: async () => {
      const { id } = await buySubmitted(site, { variantIds })
      await site.pool.query(`update orders set fulfilment = 'shipped' where id = $1`, [id])
      return act(id, 'deliver')
    },
  },
  'POST /admin/orders/:id/resolve': {
    what: 'Settled the problem',
    kind: 'orders',
    does: async () => {
      const { id } = await buySubmitted(site, { variantIds })
      await site.pool.query(`update orders set problem = 'A refund of $1.00 failed' where id = $1`, [id])
      return act(id, 'resolve', { note: 'Sent by bank transfer' })
    },
  },
  'POST /admin/orders/:id/resend-mail': {
    what: 'Sent the confirmation again',
    kind: 'orders',
    does: async () => act((await buy(site, { variantIds })).id, 'resend-mail'),
  },
}

describe('what employees do through the site', () => {
  /** Looks, and changes nothing. */
  const READS = ['POST /merchandise/sync/preview']

  it('is all in the list below', () => {
    const writing = endpoints.filter(({ who, method }) => who === 'employee' && method !== 'GET')
    const names = writing.map(({ method, path }) => `${method} ${path}`).filter((name) => !READS.includes(name))
    expect(names.sort()).toEqual(Object.keys(deeds).sort())
  })

  it.each(Object.entries(deeds))('%s is written down', async (_name, { what, kind, does }) => {
    const answer = await does()
    expect(answer.status).toBeLessThan(300)
    const noted = (await news()).filter((entry) => entry.what === what && entry.kind === kind)
    expect(noted).toHaveLength(1)
    expect(noted[0]).toMatchObject({ employee_id: employeeId })
    expect(noted[0]?.request_id).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('says how much money went back, why, and of whose order', async () => {
    const buyer = await signUpMember(site)
    const { id, reference } = await buy(site, { buyer, variantIds })
    await act(id, 'refund', { amount: '2.50', reason: 'A scratch' })
    expect(await news()).toMatchObject([
      {
        subject: `Order ${reference}`,
        about_id: (await whoIs(buyer)).id,
        details: [
          { field: 'Amount', before: null, after: '$2.50' },
          { field: 'Reason', before: null, after: 'A scratch' },
        ],
      },
    ])
  })

  it('names whoever was muted, once', async () => {
    const author = await signUpMember(site)
    const ids = [await commentOf(author, 'One'), await commentOf(author, 'Two')]
    await employee.post('/api/admin/comments/moderate', { ids, action: 'mute' })
    const entries = await news()
    expect(entries.filter(({ kind }) => kind === 'comments')).toHaveLength(2)
    expect(entries.filter(({ kind }) => kind === 'users')).toMatchObject([
      { subject: `Person “${author.email}”`, details: [{ field: 'Muted in comments', before: 'No', after: 'Yes' }] },
    ])
  })

  it('says that reports were dismissed where the comment stays as it was', async () => {
    const author = await signUpMember(site)
    const [reported, other] = [await commentOf(author, 'Fine'), await commentOf(author, 'Fine as well')]
    await site.pool.query(`update comments set status = 'visible' where id = any($1)`, [[reported, other]])
    const reporter = await whoIs(await signUpMember(site))
    await site.pool.query('insert into comment_reports (comment_id, user_id) values ($1, $2)', [reported, reporter.id])
    await employee.post('/api/admin/comments/moderate', { ids: [reported, other], action: 'approve' })
    expect(await news()).toMatchObject([{ what: 'Dismissed reports', subject: `Comment ${reported}` }])
  })

  it('is not written down when it was refused', async () => {
    const { id } = await buy(site, { variantIds })
    expect((await act(id, 'refund', { amount: '9999.00', reason: 'Too much' })).status).toBe(409)
    expect(await news()).toEqual([])
  })
})

describe('the list of changes', () => {
  const LIST = '/cms/api/employee-changes'

  it('is read by employees, the newest first, and filtered by person, subject and time', async () => {
    const id = await newPost({ title: 'To be found' })
    const ask = async (query: string) => {
      const answer = await sendFromPanel(site, employee, 'GET', `${LIST}?${query}`)
      return ((await answer.json()) as { docs: { subject: string; createdAt: string }[] }).docs
    }
    expect((await ask('limit=5'))[0]?.subject).toBe('Post “To be found”')
    expect(await ask(`where[kind][equals]=posts&where[subjectId][equals]=${id}`)).toHaveLength(1)
    expect(await ask(`where[employee][equals]=${employeeId}&limit=1`)).toHaveLength(1)
    expect(await ask(`where[employee][equals]=2147483647`)).toEqual([])
    expect(await ask(`where[createdAt][greater_than]=${new Date(Date.now() + 60_000).toISOString()}`)).toEqual([])
  })

  it('is closed to members and visitors, and written, changed or deleted by nobody', async () => {
    await newPost()
    const id = (await news())[0]?.id ?? 0
    expect((await site.visitor().get(LIST)).status).toBe(401)
    expect((await (await signUpMember(site)).get(LIST)).status).toBe(403)
    for (const [method, path] of [
      ['POST', LIST],
      ['PATCH', `${LIST}/${id}`],
      ['DELETE', `${LIST}/${id}`],
      ['DELETE', `${LIST}?where[id][exists]=true`],
    ] as const)
      expect((await sendFromPanel(site, employee, method, path, { what: 'Nothing' })).status, method).toBe(403)
    const { rowCount } = await site.pool.query('select 1 from employee_changes where id = $1', [id])
    expect(rowCount).toBe(1)
  })

  it('is not rewritten by the site’s own program either', async () => {
    await newPost()
    const refused = 'What employees did is not rewritten'
    await expect(site.pool.query(`update employee_changes set what = 'Nothing'`)).rejects.toThrow(refused)
    await expect(site.pool.query('delete from employee_changes')).rejects.toThrow(refused)
  })

  it(`is swept after ${TRAIL_DAYS} days, and not before`, async () => {
    await site.pool.query(
      `insert into employee_changes (what, kind, subject, created_at) values
         ('Changed', 'posts', 'older', now() - make_interval(days => $1)),
         ('Changed', 'posts', 'younger', now() - make_interval(days => $2))`,
      [TRAIL_DAYS + 1, TRAIL_DAYS - 1],
    )
    await site.pool.query(`select graphile_worker.add_job('housekeeping')`)
    const stands = async (subject: string) =>
      (await site.pool.query('select 1 from employee_changes where subject = $1', [subject])).rowCount === 1
    await eventually(async () => !(await stands('older')))
    expect(await stands('younger')).toBe(true)
  })
})

describe('a deleted account', () => {
  const leave = (person: Browser) => person.post('/api/account/delete', { password: PASSWORD })
  const everything = async () =>
    JSON.stringify((await site.pool.query('select * from employee_changes')).rows).toLowerCase()

  it('of a member leaves what was done, without a word of them', async () => {
    const person = await signUpMember(site)
    const { id } = await whoIs(person)
    await panel('PATCH', `/users/${id}`, { firstName: 'Marlowe', lastName: 'Quartzfield' })
    const comment = await commentOf(person, 'Quartzfield was here')
    await panel('PATCH', `/comments/${comment}`, { content: 'Quartzfield, shortened' })
    await panel('POST', '/site-settings', { key: 'praised', value: `Thanks to ${person.email}` })
    const entries = await news()
    expect(entries).toHaveLength(3)
    const { json } = await person.get('/api/account/export')
    expect(json).toMatchObject({ changesByEmployees: [{ what: 'Changed' }, { what: 'Changed' }] })
    expect(JSON.stringify(json)).not.toContain(employee.email)
    expect((await leave(person)).status).toBe(204)
    expect(await everything()).not.toContain(person.email)
    expect(await everything()).not.toContain('quartzfield')
    const { rows } = await site.pool.query<Entry>('select * from employee_changes where id = any($1) order by id', [
      entries.map((entry) => entry.id),
    ])
    expect(rows).toMatchObject([
      { what: 'Changed', kind: 'users', employee_id: employeeId, subject: null, details: null },
      { what: 'Changed', kind: 'comments', employee_id: employeeId, subject: null, details: null },
      { what: 'Made', kind: 'site-settings', employee_id: employeeId, subject: null, details: null },
    ])
  })

  it('takes no word of somebody whose address has theirs in it', async () => {
    const [ann, joann] = [await signUpMember(site, 'ann@agates.test'), await signUpMember(site, 'joann@agates.test')]
    for (const value of [`Thanks to ${joann.email}`, `Thanks to ${ann.email}.au`, `Thanks to ${ann.email}.`])
      await panel('POST', '/site-settings', { key: `praised ${value.length}`, value })
    expect((await leave(ann)).status).toBe(204)
    const told = await everything()
    expect(told).toContain('thanks to joann@agates.test')
    expect(told).toContain('thanks to ann@agates.test.au')
    expect(told).not.toContain('thanks to ann@agates.test.\"')
  })

  it('of an employee leaves what they did, without their name, in the notes of orders too', async () => {
    const colleague = await signUpEmployee(site)
    const { id } = await buy(site, { variantIds })
    await colleague.post(`/api/admin/orders/${id}/refund`, { amount: '1.00', reason: 'A scratch' })
    expect(await news()).toHaveLength(1)
    expect((await leave(colleague)).status).toBe(204)
    expect(await everything()).not.toContain(colleague.email)
    const { rows } = await site.pool.query<{ what: string }>('select what from order_events where order_id = $1', [id])
    expect(rows.map(({ what }) => what)).toContain('Refund of $1.00 by a former colleague: A scratch')
    expect(JSON.stringify(rows)).not.toContain(colleague.email)
  })
})
