import { describe, expect, it, onTestFinished } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { endPatronage, signUpPatron } from '../../support/members.ts'
import { eventually, signUpMember } from '../../support/people.ts'
import { startSecondApp } from '../../support/secondApp.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()

async function addPost(isSubscriberOnly: boolean): Promise<number> {
  const { rows } = await site.pool.query<{ id: number }>(
    `insert into posts (title, type, is_subscriber_only, status) values ('A ridge', 'video', $1, 'published') returning id`,
    [isSubscriberOnly],
  )
  return rows[0]?.id ?? 0
}

/** Connected like a page of this browser. */
async function follow(browser: Browser, postId: number, url = site.url) {
  const controller = new AbortController()
  onTestFinished(() => controller.abort())
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`${url}/api/posts/${postId}/comments/events`, {
    headers: cookie ? { cookie } : {},
    signal: controller.signal,
  })
  const followed = { status: response.status, headers: response.headers, text: '', isOver: false }
  const read = async () => {
    const decoder = new TextDecoder()
    const reader = response.body?.getReader()
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      followed.text += decoder.decode(part.value, { stream: true })
    followed.isOver = true
  }
  void read().catch(() => (followed.isOver = true))
  return { followed, leave: () => controller.abort() }
}

/** A process that keeps responses follows the changes of the database. */
async function startFollowing() {
  const second = await startSecondApp(site, { keepsAnswers: true })
  onTestFinished(second.close)
  return second
}

const events = ({ text }: { text: string }) => text.split('event: comments').length - 1
const comment = (browser: Browser, postId: number, content: string) =>
  browser.post(`/api/posts/${postId}/comments`, { content })

describe('the events of a post’s comments', () => {
  it('reach open pages of every process, without the comment, and only those of this post', async () => {
    const second = await startFollowing()
    const postId = await addPost(false)
    const member = await signUpPatron(site)
    const { followed: here } = await follow(site.visitor(), postId)
    const { followed: there } = await follow(site.visitor(), postId, second.url)
    const { followed: other } = await follow(site.visitor(), await addPost(false))
    expect(here.headers.get('content-type')).toContain('text/event-stream')
    await eventually(async () => [here, there, other].every(({ text }) => text.includes('retry: 3000')))
    expect((await comment(member, postId, 'A secret vug')).status).toBe(201)
    await eventually(async () => events(here) === 1 && events(there) === 1)
    expect(here.text).not.toContain('vug')
    expect(events(other)).toBe(0)
  })

  it('are sent for corrections and for what a moderator hides, and are one for a burst', async () => {
    await startFollowing()
    const postId = await addPost(false)
    const member = await signUpPatron(site)
    const { json } = await comment(member, postId, 'First')
    const { id } = json as { id: number }
    const { followed } = await follow(site.visitor(), postId)
    await eventually(async () => followed.text.includes('retry'))
    /** How many events a change led to, once they have stopped. */
    async function eventsOf(change: () => Promise<unknown>): Promise<number> {
      const before = events(followed)
      await change()
      await eventually(async () => events(followed) > before)
      return events(followed) - before
    }
    // The first comment’s own event may still be on its way.
    await comment(member, postId, 'Second')
    await eventually(async () => events(followed) > 0)
    expect(await eventsOf(() => member.patch(`/api/posts/${postId}/comments/${id}`, { content: 'Corrected' }))).toBe(1)
    const burst = `insert into comments (content, status, post_id, author_id)
      select 'Again', 'visible', $1, author_id from comments, generate_series(1, 50) where id = $2`
    expect(await eventsOf(() => site.pool.query(burst, [postId, id]))).toBe(1)
    const hide = `update comments set status = 'hidden' where id = $1`
    expect(await eventsOf(() => site.pool.query(hide, [id]))).toBe(1)
  })

  it('are for those who may read the comments', async () => {
    const postId = await addPost(true)
    const member = await signUpPatron(site)
    expect((await follow(site.visitor(), postId)).followed.status).toBe(401)
    expect((await follow(await signUpMember(site), postId)).followed.status).toBe(403)
    expect((await follow(member, postId)).followed.status).toBe(200)
    expect((await follow(site.visitor(), 2_000_000_000)).followed.status).toBe(404)
    await endPatronage(site, member)
    expect((await follow(member, postId)).followed.status).toBe(403)
  })

  it('go to ten of five hundred pages of one person, the others ask at intervals, and a page that closes makes room', async () => {
    const postId = await addPost(false)
    const member = await signUpPatron(site)
    const pages = await Promise.all(Array.from({ length: 500 }, () => follow(member, postId)))
    const live = pages.filter(({ followed }) => followed.status === 200)
    expect(live).toHaveLength(10)
    expect(new Set(pages.map(({ followed }) => followed.status))).toEqual(new Set([200, 429]))
    expect((await follow(await signUpPatron(site), postId)).followed.status).toBe(200)
    live[0]?.leave()
    await eventually(async () => {
      const { followed, leave } = await follow(member, postId)
      leave()
      return followed.status === 200
    })
  })
})
