import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { holdRow } from '../../support/holdRow.ts'
import { mailsTo } from '../../support/mails.ts'
import { signUpPatron } from '../../support/members.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { eventually, signUpEmployee, signUpMember } from '../../support/people.ts'
import { sendJson } from '../../support/rawHttp.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
type Person = Browser & { email: string }
type Comment = { id: number; content: string; status: string; likeCount: number }
let employee: Person
let author: Person
let postId: number

beforeAll(async () => {
  employee = await signUpEmployee(site)
})

async function publish(): Promise<number> {
  const { rows } = await site.pool.query<{ id: number }>(
    `with film as (insert into media (state, kind, filename) values ('ready', 'video', gen_random_uuid() || '.mp4') returning id)
     insert into posts (title, type, is_subscriber_only, status, video_id) select 'A ridge', 'video', false, 'published', id from film returning id`,
  )
  return rows[0]?.id ?? 0
}

beforeEach(async () => {
  author = await signUpPatron(site)
  postId = await publish()
})

const say = async (person: Browser, content: string, where = postId) =>
  (await person.post(`/api/posts/${where}/comments`, { content })).json as Comment
const seen = async (person: Browser = site.visitor()) =>
  ((await person.get(`/api/posts/${postId}/comments`)).json as Comment[]).map(({ content }) => content)
const counted = async () => ((await employee.get(`/api/posts/${postId}`)).json as { commentCount: number }).commentCount
const moderate = (ids: number[], action: string, person: Browser = employee) =>
  person.post('/api/admin/comments/moderate', { ids, action, ...(action !== 'approve' && { reason: 'spam' }) })
const panel = (method: string, path: string, data?: object) =>
  sendJson(site, method, `/cms/api${path}`, data, { as: employee, headers: { 'sec-fetch-site': 'same-origin' } })
const panelSets = (id: number, data: object) => panel('PATCH', `/comments/${id}`, data)

describe('a pending comment', () => {
  it('approved in bulk is shown, counted and emailed about once, and its author is trusted from then on', async () => {
    const first = await say(author, 'First of mine')
    const second = await say(author, 'Second of mine')
    expect([first.status, second.status, await counted()]).toEqual(['pending', 'pending', 0])
    expect(await moderate([first.id, second.id], 'approve')).toMatchObject({ status: 200, json: { changed: 2 } })
    expect(await seen()).toEqual(['First of mine', 'Second of mine'])
    expect(await counted()).toBe(2)
    expect((await say(author, 'Now at once')).status).toBe('visible')
    await eventually(async () => (await mailsTo(site, author.email, 'Your comment was approved')).length === 2)
    await moderate([first.id], 'hide')
    await moderate([first.id], 'approve')
    expect(await mailsTo(site, author.email, 'Your comment was approved')).toHaveLength(2)
  })

  it('approved in the panel has the same effect', async () => {
    const { id } = await say(author, 'Look at this seam')
    expect((await panelSets(id, { status: 'visible' })).status).toBe(200)
    expect(await counted()).toBe(1)
    expect((await say(author, 'Thank you')).status).toBe('visible')
    await eventually(async () => (await mailsTo(site, author.email, 'Your comment was approved')).length === 1)
  })

  it('is visible to its author only', async () => {
    await say(author, 'Just me')
    expect(await seen(author)).toEqual(['Just me'])
    expect(await seen()).toEqual([])
  })
})

describe('a visible comment', () => {
  it('that is hidden is not shown or counted, and its reports are closed', async () => {
    const { id } = await say(employee, 'Questionable')
    await author.post(`/api/posts/${postId}/comments/${id}/report`)
    await author.post(`/api/posts/${postId}/comments/${id}/like`)
    expect(await counted()).toBe(1)
    await moderate([id], 'hide')
    expect(await seen(author)).toEqual([])
    expect(await counted()).toBe(0)
    const { json } = await panel('GET', `/comment-reports?where[comment][equals]=${id}`)
    expect(json).toMatchObject({ totalDocs: 0 })
  })

  it('that is deleted in the panel is not counted', async () => {
    const { id } = await say(employee, 'Short-lived')
    expect(await counted()).toBe(1)
    expect((await panel('DELETE', `/comments/${id}`)).status).toBe(200)
    expect(await counted()).toBe(0)
  })

  it('keeps its words, author, date and likes, whoever saves it in the panel', async () => {
    const { id } = await say(employee, 'Likeable')
    await author.post(`/api/posts/${postId}/comments/${id}/like`)
    const before = (await author.get(`/api/posts/${postId}/comments`)).json
    expect(before).toMatchObject([{ content: 'Likeable', likeCount: 1 }])
    const data = { content: 'I was paid', likeCount: 99, author: 1, post: 1, createdAt: '2020-01-01T00:00:00.000Z' }
    for (const role of ['owner', 'moderator'] as const) {
      const person = await signUpEmployee(site, role)
      for (const path of [`/cms/api/comments/${id}`, `/cms/api/comments?where[id][equals]=${id}`])
        expect((await sendFromPanel(site, person, 'PATCH', path, data)).status).toBe(200)
    }
    expect((await author.get(`/api/posts/${postId}/comments`)).json).toEqual(before)
  })
})

describe('muting', () => {
  it('stops the author from commenting, not from watching', async () => {
    const { id } = await say(author, 'Buy my stones')
    await moderate([id], 'mute')
    expect(await say(author, 'Again')).toMatchObject({ code: 'forbidden' })
    expect((await author.get(`/api/posts/${postId}`)).json).toMatchObject({ locked: false })
  })

  it('does not affect employees', async () => {
    const { id } = await say(employee, 'House rules')
    await moderate([id], 'mute')
    expect((await say(employee, 'Still here')).status).toBe('visible')
  })
})

it('moderation requires an employee and valid input', async () => {
  expect((await moderate([1], 'approve', site.visitor())).status).toBe(401)
  expect((await moderate([1], 'approve', await signUpMember(site))).status).toBe(403)
  expect((await moderate([], 'approve')).status).toBe(400)
  expect((await moderate([1], 'explode')).status).toBe(400)
})

describe('the counters of a post', () => {
  it('are unchanged when the panel saves the post or restores a version', async () => {
    const edit = (data: object) => panel('PATCH', `/posts/${postId}`, data)
    await edit({ title: 'A ridge, renamed' })
    await say(employee, 'One')
    await site.visitor().post(`/api/posts/${postId}/view`)
    await edit({ title: 'A ridge, again', viewCount: 5000, commentCount: 70 })
    const versions = (await panel('GET', `/posts/versions?where[parent][equals]=${postId}`)).json as {
      docs: { id: number }[]
    }
    expect(await panel('POST', `/posts/versions/${versions.docs.at(-1)?.id ?? 0}`)).toMatchObject({ status: 200 })
    expect((await employee.get(`/api/posts/${postId}`)).json).toMatchObject({ viewCount: 1, commentCount: 1 })
  })
})

describe('comments of several posts', () => {
  async function expectOrder(approve: (ids: number[]) => Promise<{ status: number }>): Promise<void> {
    const lockPost = (id: number) => ({
      text: 'select 1 from posts where id = $1 for no key update nowait',
      values: [id],
    })
    const later = await publish()
    for (const order of [
      [postId, later],
      [later, postId],
    ]) {
      const ids: number[] = []
      for (const where of order) ids.push((await say(await signUpPatron(site), 'Look', where)).id)
      const answer = await holdRow(site, lockPost(postId), () => approve(ids), lockPost(later))
      expect(answer.status).toBe(200)
      const { rows } = await site.pool.query('select status from comments where id = any($1)', [ids])
      expect(rows).toEqual([{ status: 'visible' }, { status: 'visible' }])
    }
  }

  it('approved in bulk lock the posts by id', () => expectOrder((ids) => moderate(ids, 'approve')))

  it('changed together in the panel lock the posts by id', () =>
    expectOrder((ids) => panel('PATCH', `/comments?where[id][in]=${ids.join()}`, { status: 'visible' })))
})
