import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { eventually, PASSWORD, signUpMember } from '../../support/people.ts'
import { audienceOf, postFor, type Post, publishGallery, setStored } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let people: Awaited<ReturnType<typeof audienceOf>>
let post: Post

beforeAll(async () => {
  people = await audienceOf(site)
  post = await publishGallery(people.employee, { isSubscriberOnly: false })
}, 120_000)

const address = (id = post.id) => `/api/posts/${id}/reaction`
const countOf = async (id = post.id) =>
  ((await site.visitor().get(`/api/posts/${id}`)).json as { reactionCount: number }).reactionCount

describe('a reaction', () => {
  it('is counted once per account, also of ten presses at once, and taken back by another press', async () => {
    const { id } = await publishGallery(people.employee, { isSubscriberOnly: false })
    const [one, other] = [await signUpMember(site), await signUpMember(site)]
    const presses = await Promise.all(Array.from({ length: 10 }, () => one.put(address(id))))
    expect(presses.every(({ status }) => status === 200)).toBe(true)
    expect((await other.put(address(id))).json).toEqual({ count: 2, isMine: true })
    expect(await countOf(id)).toBe(2)
    expect((await one.get(address(id))).json).toEqual({ count: 2, isMine: true })
    const removed = await Promise.all([one.delete(address(id)), one.delete(address(id))])
    expect(removed.map(({ json }) => json)).toContainEqual({ count: 1, isMine: false })
    expect(await countOf(id)).toBe(1)
  })

  it('is no view, and lists of posts don’t carry its count', async () => {
    const { id } = await publishGallery(people.employee, { isSubscriberOnly: false })
    await people.member.put(address(id))
    expect(await postFor(people.member, id)).toMatchObject({ viewCount: 0, reactionCount: 1 })
    expect((await site.visitor().get('/api/posts')).text).not.toContain('reactionCount')
  })

  it('announces a change, so that cached pages show the new count', async () => {
    const announced = async () =>
      (await site.pool.query(`select 1 from changes where topic = 'post_counts'`)).rowCount ?? 0
    const before = await announced()
    await (await signUpMember(site)).put(address())
    expect(await announced()).toBeGreaterThan(before)
  })

  it('needs an account, and a post that the person may watch', async () => {
    const locked = await publishGallery(people.employee, { isSubscriberOnly: true })
    const draft = await publishGallery(people.employee, { isSubscriberOnly: false })
    await setStored(site, draft, 'status', 'draft')
    const press = async (who: Browser, id: number) => (await who.put(address(id))).status
    expect(await press(site.visitor(), post.id)).toBe(401)
    expect(await people.member.put(address(locked.id))).toMatchObject({ json: { code: 'subscribers_only' } })
    expect(await press(people.patron, locked.id)).toBe(200)
    expect(await press(people.member, draft.id)).toBe(404)
    expect(await press(people.employee, draft.id)).toBe(404)
    expect(await press(people.member, 2_000_000_000)).toBe(404)
    expect((await people.member.get(address(draft.id))).status).toBe(404)
  })

  it('stays when an employee edits the post', async () => {
    const { id } = await publishGallery(people.employee, { isSubscriberOnly: false })
    await people.member.put(address(id))
    expect((await people.employee.patch(`/api/admin/posts/${id}`, { title: 'Renamed' })).status).toBe(200)
    expect(await countOf(id)).toBe(1)
  })

  it('is limited to 120 presses in ten minutes', async () => {
    const person = await signUpMember(site)
    const answers = await Promise.all(Array.from({ length: 125 }, () => person.put(address())))
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5)
  })

  it('is part of the export, and goes with the account', async () => {
    const { id, title } = await publishGallery(people.employee, { isSubscriberOnly: false })
    const leaving = await signUpMember(site)
    await leaving.put(address(id))
    expect((await leaving.get('/api/account/export')).json).toMatchObject({ reactions: [{ greatFind: title }] })
    expect((await leaving.post('/api/account/delete', { password: PASSWORD })).status).toBe(204)
    await eventually(async () => (await countOf(id)) === 0)
  })
})
