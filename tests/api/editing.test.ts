import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../support/Browser.ts'
import { signUpPatron } from '../support/members.ts'
import { eventually, signUpEmployee, signUpMember } from '../support/people.ts'
import { sendJson } from '../support/rawHttp.ts'
import { useSite } from '../support/site.ts'

const site = useSite()
type Person = Browser & { email: string }
type Post = { id: number; title: string; status: string; locked: boolean; createdAt: string; publicAt: string | null }
let employee: Person
let member: Person
let postId: number

beforeAll(async () => {
  employee = await signUpEmployee(site)
  member = await signUpMember(site)
})

beforeEach(async () => {
  await site.pool.query('delete from posts')
  const { rows } = await site.pool.query<{ id: number }>(
    `insert into posts (title, type, is_subscriber_only, status, author_id, created_at)
     select 'A find of mine', 'video', true, 'pending', id, now() - interval '9 days' from users where email = $1 returning id`,
    [member.email],
  )
  postId = rows[0]?.id ?? 0
})

/** What the panel sends when an employee saves. */
const panel = (method: string, path: string, data?: object) =>
  sendJson(site, method, `/cms/api${path}`, data, { as: employee, headers: { 'sec-fetch-site': 'same-origin' } })
const edit = (data: object) => panel('PATCH', `/posts/${postId}`, data)
const feed = async (person: Browser = site.visitor()) => (await person.get('/api/posts')).json as Post[]

describe('a member’s upload', () => {
  it('is seen by its author and employees until it is approved, and is new from then on', async () => {
    expect([await feed(), (await feed(member)).length, (await feed(employee)).length]).toEqual([[], 1, 1])
    expect((await edit({ status: 'published' })).status).toBe(200)
    const [post] = await feed()
    expect(post).toMatchObject({ title: 'A find of mine', status: 'published', locked: true })
    expect(Date.now() - Date.parse(post?.createdAt ?? '')).toBeLessThan(60_000)
  })

  it('keeps its date when an employee only corrects it', async () => {
    await edit({ title: 'A find of ours' })
    const [post] = await feed(employee)
    expect(Date.now() - Date.parse(post?.createdAt ?? '')).toBeGreaterThan(8 * 86_400_000)
  })
})

describe('a post', () => {
  it('that is scheduled appears at its moment, as new', async () => {
    await edit({ status: 'scheduled', publishAt: new Date(Date.now() + 86_400_000).toISOString() })
    expect(await feed()).toEqual([])
    await edit({ publishAt: new Date(Date.now() - 1000).toISOString() })
    await site.pool.query(`select graphile_worker.add_job('publishScheduled')`)
    await eventually(async () => (await feed()).length === 1)
  })

  it('with early access is the members’ until its moment, and everybody’s from then on', async () => {
    await edit({
      status: 'published',
      isSubscriberOnly: false,
      publicAt: new Date(Date.now() + 86_400_000).toISOString(),
    })
    const patron = await signUpPatron(site)
    expect([(await feed())[0]?.locked, (await feed(patron))[0]?.locked]).toEqual([true, false])
    await edit({ publicAt: new Date(Date.now() - 1000).toISOString() })
    expect((await feed())[0]?.locked).toBe(false)
  })

  it('that is deleted on its card lies in the trash, from which the panel brings it back', async () => {
    await edit({ status: 'published' })
    expect((await employee.delete(`/api/admin/posts/${postId}`)).status).toBe(204)
    expect(await feed(employee)).toEqual([])
    expect((await employee.get(`/api/posts/${postId}`)).status).toBe(404)
    const trash = await panel('GET', '/posts?trash=true&where[deletedAt][exists]=true')
    expect(trash.json).toMatchObject({ docs: [{ id: postId }] })
    expect((await panel('PATCH', `/posts/${postId}?trash=true`, { deletedAt: null })).status).toBe(200)
    expect((await feed())[0]).toMatchObject({ id: postId })
  })

  it('remembers its earlier versions, and goes back to one', async () => {
    await edit({ title: 'First title' })
    await edit({ title: 'Second title' })
    const { docs } = (await panel('GET', `/posts/versions?where[parent][equals]=${postId}&sort=-createdAt`)).json as {
      docs: { id: number; version: { title: string } }[]
    }
    expect(docs.map(({ version }) => version.title)).toEqual(['Second title', 'First title'])
    await panel('POST', `/posts/versions/${docs[1]?.id ?? 0}`)
    expect((await feed(employee))[0]?.title).toBe('First title')
  })

  it('has the kind an editor gives it', async () => {
    await edit({ status: 'published', category: 'gear-review' })
    expect((await feed())[0]).toMatchObject({ category: 'gear-review' })
    expect((await edit({ category: 'gossip' })).status).toBe(400)
  })
})
