import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { holdRow } from '../../support/holdRow.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { signUpEmployee } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let employee: Browser

type Case = {
  slug: string
  insert: string
  /** What the site stores during the save. */
  news: string
  saved: object
}

const POST = `with film as (
    insert into media (state, kind, filename, mime_type)
    values ('ready', 'video', gen_random_uuid() || '.mp4', 'video/mp4') returning id)
  insert into posts (title, type, is_subscriber_only, status, video_id, created_at)
  select 'Agate', 'video', true, 'processing', id, now() from film returning id`
const CASES: Record<string, Case> = {
  'a post’s status': {
    slug: 'posts',
    insert: POST,
    news: `status = 'published', prepared_status = null, video_duration = 61`,
    saved: { description: 'Found in the river.' },
  },
  'a file’s state': {
    slug: 'media',
    insert: `insert into media (state, kind, filename, mime_type) values ('converting', 'video', gen_random_uuid() || '.mp4', 'video/mp4') returning id`,
    news: `state = 'ready', duration_seconds = 61, used_at = now()`,
    saved: { alt: 'A film of an agate' },
  },
  'an article’s disappearance': {
    slug: 'merchandise',
    insert: `insert into merchandise (title, category, provider_title, description, article_id, fingerprint) values ('Tee', 'T-shirts', 'Tee', '', 'article 1', 'x') returning id`,
    news: `vanished_at = now(), provider_title = 'Tee, new'`,
    saved: { category: 'Shirts' },
  },
  'a product’s picture': {
    slug: 'products',
    insert: `insert into products (name, price_cents, category) values ('Hammer', 1200, 'General') returning id`,
    news: `price_cents = 1300`,
    saved: { category: 'Tools' },
  },
}

beforeAll(async () => {
  employee = await signUpEmployee(site)
})

describe('a save in the panel keeps concurrent changes of the site to', () => {
  it.each(Object.entries(CASES))('%s', async (_name, { slug, insert, news, saved }) => {
    const table = slug.replaceAll('-', '_')
    const id = (await site.pool.query<{ id: number }>(insert)).rows[0]?.id ?? 0
    const update = `update ${table} set ${news} where id = ${id}`
    const answer = await holdRow(site, { text: update }, () =>
      sendFromPanel(site, employee, 'PATCH', `/cms/api/${slug}/${id}`, saved),
    )
    expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)])
    const columns = news.split(/, (?=\w+ = )/).map((part) => part.split(' = ')[0])
    const kept = await site.pool.query(`select ${columns.join(', ')} from ${table} where id = ${id}`)
    await site.pool.query(update)
    const meant = await site.pool.query(`select ${columns.join(', ')} from ${table} where id = ${id}`)
    expect(JSON.stringify(kept.rows[0]).replace(/T[\d:.]+Z/g, '')).toBe(
      JSON.stringify(meant.rows[0]).replace(/T[\d:.]+Z/g, ''),
    )
  })
})

it('restoring a version keeps concurrent changes of the site', async () => {
  const id = (await site.pool.query<{ id: number }>(POST)).rows[0]?.id ?? 0
  const saved = await sendFromPanel(site, employee, 'PATCH', `/cms/api/posts/${id}`, { title: 'Agate, polished' })
  expect([saved.status, await saved.text()]).toEqual([200, expect.any(String)])
  const { rows } = await site.pool.query<{ id: number }>(
    `select id from _posts_v where parent_id = ${id} order by id limit 1`,
  )
  const text = `update posts set status = 'published', prepared_status = null, video_duration = 61 where id = ${id}`
  const answer = await holdRow(site, { text }, () =>
    sendFromPanel(site, employee, 'POST', `/cms/api/posts/versions/${rows[0]?.id ?? 0}`),
  )
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)])
  const kept = await site.pool.query(`select title, status, video_duration::int as seconds from posts where id = ${id}`)
  expect(kept.rows).toEqual([{ title: 'Agate', status: 'published', seconds: 61 }])
})
