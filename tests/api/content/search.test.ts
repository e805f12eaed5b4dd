import { beforeAll, describe, expect, it } from 'vitest'
import type { Archive } from '#contracts/content/archive.ts'
import type { PostPage } from '#contracts/content/posts.ts'
import type { SearchAnswer, SearchResult } from '#contracts/content/search.ts'
import { cronJobs } from '#jobs/index.ts'
import { openDocuments } from '#domain/content/search/openDocuments.ts'
import { reindex } from '#domain/content/search/reindex.ts'
import type { Browser } from '../../support/Browser.ts'
import { isWaitedFor } from '../../support/holdRow.ts'
import { signUpPatron } from '../../support/members.ts'
import { eventually, signUpEmployee, signUpMember } from '../../support/people.ts'
import { type Post, publishGallery, setStored } from '../../support/posts.ts'
import { sendRaw } from '../../support/rawHttp.ts'
import { useSite } from '../../support/site.ts'
import { block, divider, paragraph, story } from '../../support/stories.ts'

/** A word that only members may read, and one that nothing contains. Both have the same length. */
const SECRET = 'zirkonium'
const NOWHERE = 'vanadinit'

const site = useSite()
let employee: Browser
let member: Browser
let visitors: Record<'signed out' | 'signed in without a membership', Browser>
let open: Post
let locked: Post

beforeAll(async () => {
  employee = await signUpEmployee(site)
  member = await signUpPatron(site)
  visitors = { 'signed out': site.visitor(), 'signed in without a membership': await signUpMember(site) }
  const body = story(
    paragraph('We walked the Keweenaw shore at dawn.'),
    block('findCard', { stone: 'Lake Superior agate', place: 'Keweenaw', note: 'A thumb-sized one', second: 250 }),
    divider(),
    paragraph(`The seam of ${SECRET} is behind the fall.`),
    block('findCard', { stone: SECRET, place: SECRET, note: SECRET, second: 20 }),
  )
  open = await publishGallery(employee, { title: 'Agates of the north', body, isSubscriberOnly: false })
  locked = await publishGallery(employee, {
    title: 'A members’ morning',
    description: 'Thunderegg country',
    body: story(paragraph(`Only here: ${SECRET}.`)),
    isSubscriberOnly: true,
  })
}, 60_000)

const asked = async (who: Browser, query: string) => {
  const answer = await who.get(`/api/search?${query}`)
  expect(answer.status, query).toBe(200)
  return answer
}
const find = async (who: Browser, q: string, more = '') =>
  (await asked(who, `q=${encodeURIComponent(q)}${more}`)).json as SearchAnswer
const resultsOf = ({ groups }: SearchAnswer): SearchResult[] => groups.flatMap(({ results }) => results)
const titles = (answer: SearchAnswer) => resultsOf(answer).map(({ title }) => title.text)
const guest = () => visitors['signed out']

/** Lines, chapters and finds of a film, each with the same word. */
async function addFilmParts(post: Post, word: string): Promise<void> {
  await site.pool.query(
    `with captions as (insert into captions (post_id, language, vtt) values ($1, 'en', 'WEBVTT') returning id)
     insert into caption_cues (caption_id, post_id, starts_at_ms, ends_at_ms, text)
     select id, $1, 61500 * n, 61500 * n + 900, 'Here is the ' || $2::text from captions, generate_series(1, 3) n`,
    [post.id, word],
  )
  await site.pool.query(
    `insert into film_chapters (post_id, starts_at_s, title, is_public) values ($1, 90, 'The ' || $2::text, false)`,
    [post.id, word],
  )
  await site.pool.query(`insert into finds (post_id, stone, note, second) values ($1, $2, 'Dug out', 250.7)`, [
    post.id,
    word,
  ])
}

async function comment(text: string, post = open): Promise<number> {
  const { rows } = await site.pool.query<{ id: number }>(
    `insert into comments (content, status, post_id, author_id) select $1, 'visible', $2, min(id) from users returning id`,
    [text, post.id],
  )
  return rows[0]?.id ?? 0
}

describe('what is found', () => {
  it('finds every form of a word, with the matches as ranges', async () => {
    const answer = await find(guest(), 'agate ')
    const [post] = answer.groups.find(({ kind }) => kind === 'post')?.results ?? []
    expect(post).toMatchObject({ url: `/content/${open.id}`, title: { text: 'Agates of the north', marks: [[0, 6]] } })
  })

  it('finds agate for agete, says so, and puts the title that matches first', async () => {
    const answer = await find(guest(), 'agete')
    expect(answer.correctedTo).toBe('agate')
    expect(titles(answer)).toContain('Agates of the north')
  })

  it('finds words while they are typed', async () => {
    expect(titles(await find(guest(), 'thundereg'))).toEqual(['A members’ morning'])
  })

  it('links to the second of a find', async () => {
    const { groups } = await find(guest(), 'lake superior agate', '&kind=find')
    expect(groups[0]?.results[0]).toMatchObject({ kind: 'find', second: 250, url: `/content/${open.id}?t=250` })
  })

  it('links to the seconds of captions, chapters and finds of a film', async () => {
    const post = await publishGallery(employee, { title: 'A film', isSubscriberOnly: false })
    await addFilmParts(post, 'kyanite')
    const results = resultsOf(await find(guest(), 'kyanite'))
    expect(results.map(({ kind, url }) => `${kind} ${url}`).sort()).toEqual([
      `caption /content/${post.id}?t=61`,
      `chapter /content/${post.id}?t=90`,
      `find /content/${post.id}?t=250`,
    ])
    expect((await find(guest(), 'kyanite', '&kind=caption')).groups[0]?.total).toBe(3)
    expect(titles(await find(guest(), 'kyanite', '&stone=kyanite&kind=chapter'))).toEqual(['The kyanite'])
    await site.pool.query(`delete from captions where post_id = $1`, [post.id])
    expect((await find(guest(), 'kyanite', '&kind=caption')).total).toBe(0)
  })

  it('finds comments, articles and products', async () => {
    await comment('What a wonderful dendrite')
    await site.pool.query(
      `insert into merchandise (title, category, article_id, description) values ('Dendrite mug', 'Mugs', 'd1', '<p>It <b>glows</b></p>')`,
    )
    await site.pool.query(`insert into products (name, category, price_cents) values ('Dendrite brush', 'Tools', 1250)`)
    const answer = await find(guest(), 'dendrite')
    expect(answer.groups.map(({ kind }) => kind).sort()).toEqual(['comment', 'merchandise', 'product'])
    expect(resultsOf(answer).find(({ kind }) => kind === 'product')?.price).toBe('12.50')
    expect(resultsOf(await find(guest(), 'glows'))[0]?.excerpt.text).not.toContain('<')
  })

  it('ranks a title above a text', async () => {
    await publishGallery(employee, { title: 'Evening', description: 'A rhodonite', isSubscriberOnly: false })
    await publishGallery(employee, { title: 'Rhodonite', description: 'Evening', isSubscriberOnly: false })
    expect(titles(await find(guest(), 'rhodonite'))).toEqual(['Rhodonite', 'Evening'])
  })

  it('filters by audience, year, stone, kind and state', async () => {
    const year = new Date().getUTCFullYear()
    expect(titles(await find(guest(), 'morning', '&members=members'))).toEqual(['A members’ morning'])
    expect(titles(await find(guest(), 'morning', '&members=open'))).toEqual([])
    expect(titles(await find(guest(), 'north', `&year=${year}`))).toEqual(['Agates of the north'])
    expect(titles(await find(guest(), 'north', `&year=${year - 1}`))).toEqual([])
    expect(titles(await find(guest(), 'north', '&stone=lake+superior+AGATE'))).toEqual(['Agates of the north'])
    expect(titles(await find(guest(), 'north', '&stone=opal'))).toEqual([])
    expect((await find(guest(), 'north', '&kind=comment')).total).toBe(0)
    await setStored(site, open, 'place_state', 'MI')
    expect(titles(await find(guest(), 'north', '&state=MI'))).toEqual(['Agates of the north'])
    expect(titles(await find(guest(), 'north', '&state=ZZ'))).toEqual([])
  })
})

describe.each(['signed out', 'signed in without a membership'] as const)('a visitor who is %s', (who) => {
  it('gets the same bytes for a word in a locked text as for an unknown one', async () => {
    const [pending, hidden] = [await comment(SECRET), await comment(SECRET)]
    await site.pool.query(`update comments set status = 'pending' where id = $1`, [pending])
    await site.pool.query(`update comments set status = 'hidden' where id = $1`, [hidden])
    await comment(`I saw the ${SECRET}`, locked)
    await site.pool.query(`delete from captions`)
    await site.pool.query(`delete from film_chapters`)
    await addFilmParts(locked, SECRET)
    const draft = await publishGallery(employee, { title: `${SECRET} draft`, isSubscriberOnly: false })
    await setStored(site, draft, 'status', 'draft')
    const trashed = await publishGallery(employee, { title: `${SECRET} trash`, isSubscriberOnly: false })
    expect((await find(visitors[who], SECRET)).total).toBe(1)
    await employee.delete(`/api/admin/posts/${trashed.id}`)
    const forms: [string, string][] = [
      [SECRET, NOWHERE],
      [SECRET.slice(0, 5), NOWHERE.slice(0, 5)],
      [SECRET.replace('k', 'c'), NOWHERE.replace('d', 'b')],
      [`"${SECRET}"`, `"${NOWHERE}"`],
      [`north ${SECRET}`, `north ${NOWHERE}`],
      [`north -${SECRET}`, `north -${NOWHERE}`],
      [`morning -${SECRET}`, `morning -${NOWHERE}`],
    ]
    for (const [secret, nowhere] of forms)
      for (const more of ['', '&kind=story', '&kind=find', '&kind=caption', '&kind=comment', '&members=members'])
        expect((await asked(visitors[who], `q=${secret}${more}`)).text, secret + more).toBe(
          (await asked(visitors[who], `q=${nowhere}${more}`)).text,
        )
    expect((await asked(visitors[who], `q=north&stone=${SECRET}`)).text).toBe(
      (await asked(visitors[who], `q=north&stone=${NOWHERE}`)).text,
    )
  })

  it('sees no stone of a locked text in the archive', async () => {
    const { stones } = (await visitors[who].get('/api/posts/archive')).json as Archive
    expect(stones).toContainEqual({ stone: 'lake superior agate', count: 1 })
    expect(JSON.stringify(stones)).not.toContain(SECRET)
    expect((await member.get('/api/posts/archive')).text).toContain(SECRET)
    const shelf = async (query: string) =>
      ((await visitors[who].get(`/api/posts/page?${query}`)).json as PostPage).posts.map(({ title }) => title)
    expect(await shelf('stone=Lake+Superior+agate')).toEqual(['Agates of the north'])
    expect(await shelf(`stone=${SECRET}`)).toEqual([])
    expect(await shelf('year=1999')).toEqual([])
    expect(await shelf(`year=${new Date().getUTCFullYear()}`)).toContain('Agates of the north')
  })

  it('never reads locked rows', async () => {
    const { rows } = await site.pool.query<{ opensAt: string }>(
      `select distinct opens_at::text as "opensAt" from search_documents d where d.words @@ to_tsquery('site_search', $1)`,
      [SECRET],
    )
    expect(rows).toEqual([{ opensAt: 'infinity' }])
    const words = await site.pool.query(
      `select word from search_words where is_open and word = $1 and not exists (
      select from search_documents d where d.opens_at = '-infinity' and d.words @@ to_tsquery('site_search', word))`,
      [SECRET],
    )
    // Of the trashed post, until housekeeping.
    expect(words.rows.length).toBeLessThanOrEqual(1)
    await cronJobs['housekeeping']?.run({
      payload: site.payload,
      pool: site.pool,
      user: null,
      now: new Date(),
      log: site.payload.logger,
    })
    expect((await site.pool.query(`select word from search_words where is_open and word = $1`, [SECRET])).rows).toEqual(
      [],
    )
  })
})

it('a member finds locked texts, also with mistyped words', async () => {
  expect((await find(member, SECRET)).groups.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['story', 'find']))
  expect((await find(member, SECRET.replace('k', 'c'))).correctedTo).toBe(SECRET)
})

describe('changes', () => {
  it('are found immediately', async () => {
    const post = await publishGallery(employee, { title: 'Bornite', isSubscriberOnly: false })
    expect(titles(await find(guest(), 'bornite'))).toEqual(['Bornite'])
    await employee.patch(`/api/admin/posts/${post.id}`, { title: 'Cuprite' })
    expect((await find(guest(), 'bornite')).total).toBe(0)
    expect(titles(await find(guest(), 'cuprite'))).toEqual(['Cuprite'])
  })

  it('of a divider, of membership, of a comment’s state and of an article hide and show their text', async () => {
    const post = await publishGallery(employee, {
      title: 'Moving',
      description: 'A day',
      body: story(paragraph('wulfenite'), divider()),
      isSubscriberOnly: false,
    })
    const id = await comment('with celestine', post)
    const found = async (q: string) => (await find(guest(), q)).total
    expect([await found('wulfenite'), await found('celestine')]).toEqual([1, 1])
    await employee.patch(`/api/admin/posts/${post.id}`, { body: story(divider(), paragraph('wulfenite')) })
    expect([await found('wulfenite'), await found('celestine')]).toEqual([0, 1])
    await employee.patch(`/api/admin/posts/${post.id}`, { isSubscriberOnly: true })
    expect([await found('wulfenite'), await found('celestine')]).toEqual([0, 0])
    await employee.patch(`/api/admin/posts/${post.id}`, { isSubscriberOnly: false })
    expect(await found('celestine')).toBe(1)
    await site.pool.query(`update comments set status = 'hidden' where id = $1`, [id])
    expect(await found('celestine')).toBe(0)
    await site.pool.query(`update merchandise set hidden = true`)
    expect(await found('mug')).toBe(0)
  })

  it('early access ends on time, before and after the index is updated', async () => {
    const publicAt = new Date(Date.now() + 3_600_000).toISOString()
    const post = await publishGallery(employee, { title: 'Early', body: story(paragraph('stibnite')) })
    await setStored(site, post, 'public_at', publicAt)
    const found = async () => titles(await find(guest(), 'stibnite'))
    expect(await found()).toEqual([])
    site.clock.aheadMs = 3_700_000
    try {
      expect(await found()).toEqual(['Early'])
      const now = new Date(Date.now() + site.clock.aheadMs)
      await cronJobs['openDocuments']?.run({
        payload: site.payload,
        pool: site.pool,
        user: null,
        now,
        log: site.payload.logger,
      })
      expect(await found()).toEqual(['Early'])
      expect((await find(guest(), 'stibnyte')).correctedTo).toBe('stibnite')
    } finally {
      site.clock.aheadMs = 0
    }
  })
})

it('the date of everything in a post changes with its date', async () => {
  const post = await publishGallery(employee, {
    title: 'Moved to another year',
    body: story(block('findCard', { stone: 'Apatite', place: 'Bancroft', note: '', second: 5 })),
    isSubscriberOnly: false,
  })
  await addFilmParts(post, 'apatite')
  await setStored(site, post, 'created_at', '2019-06-01T12:00:00Z')
  const { rows } = await site.pool.query<{ source: string; year: number }>(
    `select distinct source, extract(year from happened_at)::int as year from search_documents where post_id = $1 order by source`,
    [post.id],
  )
  expect(rows).toEqual(
    ['caption_cues', 'film_chapters', 'find_cards', 'finds', 'posts', 'stories'].map((source) => ({
      source,
      year: 2019,
    })),
  )
  expect((await find(guest(), 'apatite', '&year=2019&kind=caption')).total).toBe(3)
})

it('early access opens while its comments are edited, without a deadlock', async () => {
  const post = await publishGallery(employee, { title: 'Opens soon' })
  await setStored(site, post, 'public_at', new Date(Date.now() + 3_600_000).toISOString())
  const [first, second] = [await comment('First', post), await comment('Second', post)]
  const edit = await site.pool.connect()
  try {
    await edit.query('begin')
    const { rows } = await edit.query<{ pid: number }>('select pg_backend_pid() as pid')
    await edit.query(`update comments set content = 'Second thought' where id = $1`, [second])
    const opening = openDocuments(site.pool, new Date(Date.now() + 3_700_000))
    await eventually(() => isWaitedFor(site, rows[0]?.pid ?? 0))
    await edit.query(`update comments set content = 'First thought' where id = $1`, [first])
    await edit.query('commit')
    await opening
  } finally {
    edit.release(true)
  }
  const { rows } = await site.pool.query(
    `select distinct opens_at::text as opens from search_documents where post_id = $1 and source = 'comments'`,
    [post.id],
  )
  expect(rows).toEqual([{ opens: '-infinity' }])
  // Its index is ahead of the clock.
  await site.pool.query('delete from posts where id = $1', [post.id])
})

describe('a search on the page', () => {
  it('counts like a call, and beyond the limit the page has no results', async () => {
    const address = '127.0.7.21'
    const read = (path: string) => sendRaw(site, 'GET', path, { from: address })
    const points = async () =>
      (
        await site.pool.query<{ points: number }>(`select points from rate_limits where key like $1`, [
          `GET /search:address ${address}%`,
        ])
      ).rows.map((row) => row.points)
    await read('/api/search?q=north')
    const page = await read('/content?q=north')
    expect(page.status).toBe(200)
    expect(page.text).toContain('Agates of the north')
    expect(await points()).toEqual([2])
    await site.pool.query(`update rate_limits set points = 1200 where key like 'GET /search:address 127.0.7.%'`)
    const beyond = await read('/content?q=north')
    expect(beyond.status).toBe(200)
    expect(beyond.text).not.toContain('Agates of the north')
    expect((await read('/api/search?q=north')).status).toBe(429)
  })
})

it('a new index is the same as the one that changes have kept', async () => {
  // The clock of the database is behind that of the early access above.
  const all = async () =>
    (
      await site.pool.query<object>(
        `select * from search_documents where post_id is distinct from (select id from posts where title = 'Early')
         order by kind, source, source_id, part`,
      )
    ).rows
  const kept = await all()
  expect(kept.length).toBeGreaterThan(5)
  await site.pool.query(`delete from search_documents where kind = 'post'`)
  await site.pool.query(`update search_documents set source_id = 999999 where kind = 'product'`)
  await site.pool.query(`update search_documents set words = ''`)
  await reindex(site.pool, () => undefined)
  expect(await all()).toEqual(kept)
})

const hostile: string[] = [
  `'); drop table posts; --`,
  `"`.repeat(200),
  '!&|():*<->'.repeat(15),
  '\u0001\u0002\u0003',
  '((((((((((((((((((((',
  'a:* & b:* & !c',
  '%_%_%\\',
  'x'.repeat(200),
  'a '.repeat(100),
  '-a -b -c',
  '\u202e\u200b\ufeff agate',
  '🪨💎',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'null undefined NaN',
  'Ω≈ç√∫˜µ≤≥÷ ÅÍÎÏ ﷽',
  'http://a.b.c/d?e=f agate@example.com 1.2.3.4 -1e99',
]

describe('hostile searches', () => {
  it('are answered with results or none', async () => {
    for (const q of hostile)
      for (const who of [guest(), member])
        for (const more of ['', '&kind=story&members=open&year=2026'])
          expect((await who.get(`/api/search?q=${encodeURIComponent(q)}${more}`)).status, q).toBe(200)
  })

  it('are rejected with invalid parameters', async () => {
    const refused = [
      '',
      'q=' + 'x'.repeat(201),
      'q=a&kind=user',
      'q=a&year=x',
      'q=a&limit=0',
      'q=a&limit=1000',
      'q=a&page=51',
      'q=a&members=x',
      'q=a&stone=',
      'q=%00&stone=%00',
      'q=a&q=b',
      'q[]=a',
    ]
    for (const query of refused) expect((await guest().get(`/api/search?${query}`)).status, query).toBe(400)
    for (const query of ['q=a&stone=%ff', 'q=%ff'])
      expect((await guest().get(`/api/search?${query}`)).status, query).toBe(200)
  })
})
