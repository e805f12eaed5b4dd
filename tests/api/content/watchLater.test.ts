import { beforeAll, describe, expect, it } from 'vitest'
import { POSTS_PER_PAGE } from '#contracts/content/postPages.ts'
import type { Browser } from '../../support/Browser.ts'
import { PASSWORD, signUpEmployee, signUpMember } from '../../support/people.ts'
import { type Post, publishGallery, setStored } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let author: Browser
let posts: Post[]

beforeAll(async () => {
  author = await signUpEmployee(site, 'editor')
  posts = []
  for (const overrides of [{ isSubscriberOnly: false }, { isSubscriberOnly: true }, { isSubscriberOnly: false }])
    posts.push(await publishGallery(author, overrides))
}, 120_000)

type List = { posts: { id: number; locked: boolean; imageURLs: string[] }[]; total: number; pages: number }
const listOf = async (person: Browser, query = '') => (await person.get(`/api/watch-later${query}`)).json as List
const idsOf = async (person: Browser) => ((await person.get('/api/watch-later/ids')).json as { ids: number[] }).ids
const idOf = (index: number) => posts[index]?.id ?? 0
const notFound = { status: 404, json: { code: 'post_not_found' } }

describe('a list to watch later', () => {
  it('holds each post once, the last added first, for its person only', async () => {
    const person = await signUpMember(site)
    for (const index of [0, 2, 0]) expect((await person.put(`/api/watch-later/${idOf(index)}`)).status).toBe(204)
    expect(await listOf(person)).toMatchObject({ posts: [{ id: idOf(2) }, { id: idOf(0) }], total: 2, pages: 1 })
    expect(await idsOf(person)).toEqual([idOf(2), idOf(0)])
    expect(await idsOf(await signUpMember(site))).toEqual([])
    for (let presses = 0; presses < 2; presses++)
      expect((await person.delete(`/api/watch-later/${idOf(2)}`)).status).toBe(204)
    expect(await idsOf(person)).toEqual([idOf(0)])
  })

  it('needs an account', async () => {
    const visitor = site.visitor()
    for (const answer of [
      await visitor.get('/api/watch-later'),
      await visitor.get('/api/watch-later/ids'),
      await visitor.put(`/api/watch-later/${idOf(0)}`),
      await visitor.delete(`/api/watch-later/${idOf(0)}`),
    ])
      expect(answer.status).toBe(401)
  })

  it('holds a post for subscribers, locked, without its pictures', async () => {
    const person = await signUpMember(site)
    expect((await person.put(`/api/watch-later/${idOf(1)}`)).status).toBe(204)
    expect((await listOf(person)).posts).toMatchObject([{ id: idOf(1), locked: true, imageURLs: [] }])
  })

  it('refuses posts that the person can’t see, and those of nowhere', async () => {
    const person = await signUpMember(site)
    const draft = await publishGallery(author)
    await setStored(site, draft, 'status', 'draft')
    for (const who of [person, author]) expect(await who.put(`/api/watch-later/${draft.id}`)).toMatchObject(notFound)
    expect(await person.put('/api/watch-later/2000000000')).toMatchObject(notFound)
    expect((await person.put('/api/watch-later/x')).status).toBe(404)
    expect((await person.get('/api/watch-later?page=0')).status).toBe(400)
  })

  it('loses a post that is unpublished or deleted, and shows it again after it is back', async () => {
    const person = await signUpMember(site)
    const [hidden, deleted] = [await publishGallery(author), await publishGallery(author)]
    for (const { id } of [hidden, deleted]) await person.put(`/api/watch-later/${id}`)
    await setStored(site, hidden, 'status', 'draft')
    await author.delete(`/api/admin/posts/${deleted.id}`)
    expect(await listOf(person)).toEqual({ posts: [], total: 0, pages: 1 })
    expect(await idsOf(person)).toEqual([])
    await setStored(site, hidden, 'status', 'published')
    expect(await idsOf(person)).toEqual([hidden.id])
  })

  it('has pages', async () => {
    const person = await signUpMember(site)
    await fill(person, POSTS_PER_PAGE + 1)
    const [first, second] = [await listOf(person), await listOf(person, '?page=2')]
    expect([first.posts.length, second.posts.length, first.total, first.pages]).toEqual([24, 1, 25, 2])
    expect(new Set([...first.posts, ...second.posts].map(({ id }) => id)).size).toBe(25)
    expect((await listOf(person, '?page=3')).posts).toEqual([])
  })

  it('holds at most 500 posts, also of two that are added at once', async () => {
    const person = await signUpMember(site)
    await fill(person, 499)
    const answers = await Promise.all([0, 1].map((index) => person.put(`/api/watch-later/${idOf(index)}`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
    expect(await person.put(`/api/watch-later/${idOf(2)}`)).toMatchObject({ json: { code: 'watch_later_full' } })
    // Each post is also made ready for the search.
  }, 60_000)

  it('is part of the export, and goes with the account', async () => {
    const person = await signUpMember(site)
    await person.put(`/api/watch-later/${idOf(0)}`)
    expect((await person.get('/api/account/export')).json).toMatchObject({ watchLater: [{ title: posts[0]?.title }] })
    expect((await person.post('/api/account/delete', { password: PASSWORD })).status).toBe(204)
    const { rows } = await site.pool.query(
      'select 1 from watch_later_posts l join users u on u.id = l.user_id where u.closed_at is not null',
    )
    expect(rows).toEqual([])
  })
})

/** With posts that only this list has. */
async function fill({ email }: { email: string }, count: number): Promise<void> {
  await site.pool.query(
    `with made as (
       insert into posts (title, type, status) select 'Filler ' || n, 'gallery', 'published' from generate_series(1, $2::int) n returning id)
     insert into watch_later_posts (user_id, post_id, created_at)
     select u.id, made.id, now() from users u, made where u.email = $1`,
    [email, count],
  )
}
