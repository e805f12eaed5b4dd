import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { signUpPatron } from '../../support/members.ts'
import { signUpConfirmed, signUpEmployee, signUpMember } from '../../support/people.ts'
import { publishGallery, type Post } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'

type Page = { posts: Post[]; total: number; next: number | null }

const site = useSite()
let guest: Browser
let author: Browser
let employee: Browser

const HOUR = 3_600_000

/** The oldest first: every second a video, every third for subscribers, every tenth popular. */
beforeAll(async () => {
  guest = site.visitor()
  author = await signUpConfirmed(site)
  employee = await signUpEmployee(site)
  await site.pool.query(
    `insert into posts (title, type, is_subscriber_only, status, view_count, created_at, public_at)
     select 'Post ' || n, (case when n % 2 = 0 then 'video' else 'gallery' end)::enum_posts_type, n % 3 = 0, 'published',
       case when n % 10 = 0 then 1000 + n else 1000 end, timestamptz '2026-01-01' + n * interval '1 hour',
       case n when 3 then $1::timestamptz when 5 then $2 when 7 then $2 end
     from generate_series(1, 70) n`,
    [new Date(Date.now() - HOUR), new Date(Date.now() + HOUR)],
  )
  await site.pool.query(
    `insert into posts (title, type, is_subscriber_only, status, deleted_at) values
      ('Pending', 'video', true, 'pending', null), ('Deleted', 'video', true, 'published', now())`,
  )
})

const pageFor = async (visitor: Browser, query = '') => (await visitor.get(`/api/posts/page${query}`)).json as Page
const numbersOf = ({ posts }: Page) => posts.map(({ title }) => Number(title.slice('Post '.length)))
const descending = (from: number, to: number, passes = (_n: number) => true) =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index).filter(passes)

async function allPages(visitor: Browser, filter: string): Promise<Page[]> {
  const pages = [await pageFor(visitor, `?filter=${filter}`)]
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
    pages.push(await pageFor(visitor, `?filter=${filter}&before=${next}`))
  return pages
}

describe('a page of posts', () => {
  it('contains the 24 newest posts, the total and the id where the next page starts', async () => {
    const page = await pageFor(guest)
    expect(numbersOf(page)).toEqual(descending(70, 47))
    expect(page).toMatchObject({ total: 70, next: page.posts.at(-1)?.id })
  })

  it.each([
    ['all', () => true],
    ['videos', (n: number) => n % 2 === 0],
    ['galleries', (n: number) => n % 2 === 1],
    ['subscribers', (n: number) => n === 5 || n === 7 || (n % 3 === 0 && n !== 3)],
    ['public', (n: number) => n !== 5 && n !== 7 && (n % 3 !== 0 || n === 3)],
    ['popular', (n: number) => n % 10 === 0],
  ])('with the filter %s leads through all matching posts', async (filter, passes) => {
    const expected = descending(70, 1, passes)
    const pages = await allPages(guest, filter)
    expect(pages.flatMap(numbersOf)).toEqual(expected)
    expect(pages.map(({ total }) => total)).toEqual(pages.map(() => expected.length))
    expect(pages.length).toBe(Math.ceil(expected.length / 24))
    for (const [index] of pages.entries()) {
      const numbered = await pageFor(guest, `?filter=${filter}&page=${index + 1}`)
      expect(numbered).toEqual(pages[index])
    }
  })

  it.each(['all', 'videos', 'subscribers', 'public', 'popular'])(
    'of one kind continues the filter %s to its end, on numbered pages too',
    async (filter) => {
      await site.pool.query(
        `update posts set category = 'field-notes' where title like 'Post %' and substr(title, 6)::int % 2 = 0`,
      )
      const whole = (await allPages(guest, filter)).flatMap(numbersOf)
      const pages = await allPages(guest, `${filter}&kind=field-notes`)
      expect(pages.flatMap(numbersOf)).toEqual(whole.filter((n) => n % 2 === 0))
      expect(await pageFor(guest, `?filter=${filter}&kind=field-notes&page=1`)).toEqual(pages[0])
      expect(pages[0]?.posts.map(({ category }) => category)).toEqual(pages[0]?.posts.map(() => 'field-notes'))
      await site.pool.query(`update posts set category = 'hunt'`)
    },
  )

  it('neither repeats nor skips a post when one is published meanwhile', async () => {
    const first = await pageFor(guest)
    const { rows } = await site.pool.query<{ id: number }>(
      `insert into posts (title, type, is_subscriber_only, status, created_at)
       values ('Post 71', 'video', false, 'published', '2026-02-01') returning id`,
    )
    const second = await pageFor(guest, `?before=${first.next}`)
    await site.pool.query('delete from posts where id = $1', [rows[0]?.id])
    expect(numbersOf(second)).toEqual(descending(46, 23))
  })

  it('past the end is empty and has the total', async () => {
    expect(await pageFor(guest, '?page=99')).toEqual({ posts: [], total: 70, next: null })
  })

  it.each(['?filter=nonsense', '?kind=nonsense', '?page=0', '?page=x', '?before=0', '?before=99999999999'])(
    'rejects %s',
    async (query) => {
      expect((await guest.get(`/api/posts/page${query}`)).status).toBe(400)
    },
  )

  it('shows pending posts to their author and employees only', async () => {
    await publishGallery(author, { title: 'Waiting' })
    const waitingFor = async (visitor: Browser) =>
      (await pageFor(visitor)).posts.filter(({ status }) => status === 'pending').map(({ title }) => title)
    expect(await waitingFor(guest)).toEqual([])
    expect(await waitingFor(await signUpMember(site))).toEqual([])
    expect(await waitingFor(author)).toEqual(['Waiting'])
    expect((await waitingFor(employee)).toSorted()).toEqual(['Pending', 'Waiting'])
    await site.pool.query(`delete from posts where title = 'Waiting'`)
  })

  it('locks media exactly as the full list does', async () => {
    await publishGallery(employee, { title: 'Secret' })
    const patron = await signUpPatron(site)
    const secretFor = async (visitor: Browser) =>
      (await pageFor(visitor, '?filter=subscribers')).posts.find(({ title }) => title === 'Secret')
    expect(await secretFor(guest)).toMatchObject({ locked: true, imageURLs: [] })
    expect((await secretFor(patron))?.imageURLs).toHaveLength(2)
    await site.pool.query(`delete from posts where title = 'Secret'`)
  })
})

describe('related posts', () => {
  const relatedTo = async (id: number, who: Browser = guest) =>
    (await who.get(`/api/posts/${id}/related`)).json as Post[]
  const add = async (title: string, more = `status = 'published'`) => {
    const { rows } = await site.pool.query<{ id: number }>(
      `insert into posts (title, type, is_subscriber_only, status, created_at)
       values ($1, 'gallery', false, 'published', '2020-01-01') returning id`,
      [title],
    )
    const id = rows[0]?.id ?? 0
    await site.pool.query(`update posts set ${more} where id = $1`, [id])
    return id
  }

  it('are three: first those with the same words, then the newest, never itself', async () => {
    const geode = await add('Splitting a thunderegg')
    const alike = await add('Where thundereggs come from')
    const found = await relatedTo(geode)
    expect(found.map(({ title }) => title)).toEqual(['Where thundereggs come from', 'Post 70', 'Post 69'])
    expect(found.map(({ id }) => id)).not.toContain(geode)
    expect((await relatedTo(alike))[0]?.title).toBe('Splitting a thunderegg')
  })

  it('are never a draft or deleted, and locked for those who may not watch them', async () => {
    const subject = await add('Polishing chrysoprase')
    await add('Chrysoprase, a draft', `status = 'draft'`)
    await add('Chrysoprase, deleted', 'deleted_at = now()')
    await add('Chrysoprase for members', 'is_subscriber_only = true')
    const titles = async (who: Browser) => (await relatedTo(subject, who)).map(({ title, locked }) => [title, locked])
    expect((await titles(guest))[0]).toEqual(['Chrysoprase for members', true])
    expect((await titles(await signUpPatron(site)))[0]).toEqual(['Chrysoprase for members', false])
    expect(JSON.stringify(await titles(employee))).not.toMatch(/draft|deleted/)
  })

  it('of a post that doesn’t exist are not found', async () => {
    expect((await guest.get('/api/posts/999999/related')).status).toBe(404)
  })
})
