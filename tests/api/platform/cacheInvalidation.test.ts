import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { eventually, signUpEmployee } from '../../support/people.ts'
import { publishGallery } from '../../support/posts.ts'
import { addRound } from '../../support/questions.ts'
import { type App, startSecondApp } from '../../support/secondApp.ts'
import { useSite } from '../../support/site.ts'
import { recordStatements } from '../../support/statements.ts'

const site = useSite({ keepsAnswers: true })
let other: App
let guest: Browser
let employee: Browser

beforeAll(async () => {
  other = await startSecondApp(site, { keepsAnswers: true })
  guest = site.visitor()
  employee = await signUpEmployee(site)
  await publishGallery(employee, { title: 'For everybody', isSubscriberOnly: false })
  await site.pool.query(`
    insert into merchandise (title, category, article_id) values ('Contour tee', 'Shirts', 'tee-1')`)
  await site.pool.query(`
    insert into variants (merchandise_id, size_name, appearance_name, retail_price_cents, position, sku, provider_variant_id, appearance_id)
    select id, 'M', 'Black', 2400, 0, 'tee-1-m', 'tee-1-m', 'black' from merchandise`)
})
afterAll(() => other.close())

const CACHED = 'public, max-age=0, must-revalidate'
const isCached = async (path: string) => (await guest.get(path)).headers.get('cache-control') === CACHED
const titlesOf = async (visitor: Browser) =>
  ((await visitor.get('/api/posts')).json as { title: string }[]).map(({ title }) => title)
const newPost = (title: string) =>
  site.pool.query(
    `insert into posts (title, type, is_subscriber_only, status) values ($1, 'video', true, 'published')`,
    [title],
  )

describe('a change', () => {
  const everywhere = async (title: string) =>
    (await titlesOf(guest)).includes(title) && (await titlesOf(other.as(guest))).includes(title)

  it('is visible to every request after the response to the write', async () => {
    await titlesOf(guest)
    const { title } = await publishGallery(employee, { title: 'Just published' })
    expect(await titlesOf(guest)).toContain(title)
    expect((await guest.get('/content')).text).toContain(title)
  })

  it('made by SQL is visible in two processes within a second', async () => {
    await Promise.all([titlesOf(guest), titlesOf(other.as(guest))])
    await newPost('Found by both')
    await eventually(() => everywhere('Found by both'), 1_000)
  })

  it('without a notification is visible within a second', async () => {
    await Promise.all([titlesOf(guest), titlesOf(other.as(guest))])
    const client = await site.pool.connect()
    await client.query(`begin; set local session_replication_role = replica`)
    await client.query(`insert into posts (title, type, status) values ('Silently', 'video', 'published')`)
    await client.query(`insert into changes (xid, topic, made_at) values (pg_current_xact_id(), 'posts', now())`)
    await client.query('commit')
    client.release()
    await eventually(() => everywhere('Silently'), 1_000)
  })

  it('of a transaction that commits late is visible after its commit', async () => {
    const slow = await site.pool.connect()
    await slow.query('begin')
    await slow.query(`insert into posts (title, type, status) values ('Begun early', 'video', 'published')`)
    await newPost('Begun late')
    await eventually(() => everywhere('Begun late'), 1_000)
    expect(await everywhere('Begun early')).toBe(false)
    await slow.query('commit')
    slow.release()
    await eventually(() => everywhere('Begun early'), 1_000)
  })

  it('is visible within a second after the listening connections were closed', async () => {
    await Promise.all([titlesOf(guest), titlesOf(other.as(guest))])
    const cut = await site.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'stone-hunt listener' and datname = current_database()`,
    )
    expect(cut.rowCount).toBe(2)
    await newPost('After the cut')
    await eventually(() => everywhere('After the cut'), 1_000)
    await eventually(() => isCached('/api/posts'), 2_000)
  })

  it('is visible within a second while the changes cannot be polled', async () => {
    await eventually(() => isCached('/api/posts'), 2_000)
    await site.pool.query('alter table changes rename to changes_away')
    const client = await site.pool.connect()
    await client.query('set session_replication_role = replica')
    await client.query(`insert into posts (title, type, status) values ('Told by nobody', 'video', 'published')`)
    await client.query('reset session_replication_role')
    client.release()
    await eventually(() => everywhere('Told by nobody'), 1_100)
    await site.pool.query('alter table changes_away rename to changes')
    await eventually(() => isCached('/api/posts'), 2_000)
  })

  it('whose table cannot be read does not lead to many connections', async () => {
    await site.pool.query('alter table changes rename to changes_away')
    const processes = new Set<number>()
    for (let look = 0; look < 60; look++) {
      const { rows } = await site.pool.query<{ pid: number }>(
        `select pid from pg_stat_activity where application_name = 'stone-hunt listener' and datname = current_database()`,
      )
      for (const { pid } of rows) processes.add(pid)
      await pause(50)
    }
    await site.pool.query('alter table changes_away rename to changes')
    // Two apps, each with a new one after two polls.
    expect(processes.size).toBeLessThanOrEqual(12)
    await eventually(() => isCached('/api/posts'), 4_000)
  })

  it('loads a slow list once for all waiting requests', async () => {
    await eventually(() => isCached('/api/posts'), 2_000)
    await site.pool.query(`
      alter table posts_images rename to posts_images_quick;
      create view posts_images as
        with wait as materialized (select pg_sleep(2.5)) select quick.* from wait, posts_images_quick as quick`)
    await newPost('Long in the making')
    // The cached value may be served until it is too old.
    await eventually(() => Promise.race([isCached('/api/posts').then(() => false), pause(400, true)]), 1_500)
    const recorded = await recordStatements(site)
    const answers = await Promise.all(Array.from({ length: 30 }, () => titlesOf(guest)))
    await site.pool.query('drop view posts_images; alter table posts_images_quick rename to posts_images')
    for (const titles of answers) expect(titles).toContain('Long in the making')
    expect(recorded.filter(({ text }) => text.includes('from posts p')).length).toBeLessThan(6)
  })

  it('is not missing from a page that was loaded while the list was slow', async () => {
    await eventually(() => isCached('/content'), 2_000)
    await site.pool.query(`
      alter table posts_images rename to posts_images_quick;
      create view posts_images as
        with wait as materialized (select pg_sleep(1)) select quick.* from wait, posts_images_quick as quick`)
    await newPost('Slow on the page')
    await Promise.all(Array.from({ length: 5 }, () => guest.get('/content')))
    await site.pool.query('drop view posts_images; alter table posts_images_quick rename to posts_images')
    await eventually(async () => (await guest.get('/content')).text.includes('Slow on the page'), 5_000)
  })

  it('that hides an item removes it from the shop and its page', async () => {
    const shows = async (path: string) => (await guest.get(path)).text.includes('Contour tee')
    expect(await Promise.all(['/api/merchandise', '/merchandise', '/'].map(shows))).toEqual([true, true, true])
    await site.pool.query(`update merchandise set hidden = true where title = 'Contour tee'`)
    const hasVanished = async () =>
      !(await Promise.all(['/api/merchandise', '/merchandise', '/'].map(shows))).includes(true)
    await eventually(hasVanished, 1_000)
  })

  it('of a setting is visible to everyone', async () => {
    await guest.get('/api/config')
    await site.pool.query(`
      insert into site_settings (key, value) values ('popular_from_views', '77')
      on conflict (key) do update set value = excluded.value`)
    await eventually(async () => (await guest.get('/api/config')).text.includes('"popularFromViews":77'), 1_000)
  })

  it('of any column of a post except counters and internal ones triggers a notification', async () => {
    const { rows } = await site.pool.query<{ name: string }>(`
      select attname as name from pg_attribute
      where attrelid = 'posts'::regclass and attnum > 0 and not attisdropped
        and not exists (
          select 1 from pg_trigger
          where tgname like 'posts%announced' and attnum = any (tgattr::int2[]))`)
    // Internal columns, and counters, which may be slightly stale.
    const kept = ['publish_at', 'prepared_status', 'updated_at', 'view_count', 'comment_count', 'reaction_count']
    expect(rows.map(({ name }) => name).sort()).toEqual(kept.sort())
  })
})

describe('what the home page announces', () => {
  type Open = { round: { title: string; questionCount: number } | null }
  const open = async () => ((await guest.get('/api/questions/open')).json as Open).round

  it('is one open round for everyone, until its questions, its title or the time change', async () => {
    const round = await addRound(site, { title: 'Winter questions', closesInHours: 1 })
    await eventually(async () => (await open())?.title === 'Winter questions', 2_000)
    expect(await isCached('/api/questions/open')).toBe(true)
    await site.pool.query(
      `insert into questions (content, round_id, author_id) select 'Which saw?', $1, min(id) from users`,
      [round],
    )
    await eventually(async () => (await open())?.questionCount === 1, 2_000)
    await site.pool.query(`update question_rounds set title = 'Spring questions' where id = $1`, [round])
    await eventually(async () => (await open())?.title === 'Spring questions', 2_000)
    site.clock.aheadMs += 3_700_000
    onTestFinished(() => void (site.clock.aheadMs -= 3_700_000))
    expect(await open()).toBeNull()
  })

  it('is one find of the month for everyone, with its finder’s present name', async () => {
    const finder = async () =>
      ((await guest.get('/api/find-of-the-month')).json as { find: { finder: string | null } | null }).find?.finder
    const { rows } = await site.pool.query<{ id: number; finder: number }>(
      `insert into logged_finds (user_id, catalogue_number, stone, place, notes, may_show, show_name, chosen_at)
       select min(id), 'A1', 'Agate', '', '', true, true, now() from users returning id, user_id as finder`,
    )
    const [find] = rows
    await site.pool.query(
      `insert into logged_find_photos (find_id, bytes, small, created_at) values ($1, '', '', now())`,
      [find?.id],
    )
    await site.pool.query(`insert into profiles (user_id, name) values ($1, 'Agate Annie')`, [find?.finder])
    await eventually(async () => (await finder()) === 'Agate Annie', 2_000)
    expect(await isCached('/api/find-of-the-month')).toBe(true)
    await site.pool.query(`update profiles set name = null where user_id = $1`, [find?.finder])
    await eventually(async () => (await finder()) === null, 2_000)
    await site.pool.query('delete from logged_finds where id = $1', [find?.id])
    await eventually(async () => (await finder()) === undefined, 2_000)
  })
})
