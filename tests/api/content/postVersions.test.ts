import { beforeAll, describe, expect, it } from 'vitest'
import { saveVersions } from '#domain/content/posts/saveVersions.ts'
import { cronJobs } from '#jobs/index.ts'
import type { Browser } from '../../support/Browser.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { PASSWORD, signUpConfirmed, signUpEmployee } from '../../support/people.ts'
import { publishFilm, publishGallery, setStored } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'
import { smallPicture, upload } from '../../support/uploads.ts'

const site = useSite()
let employee: Browser
let member: Browser

beforeAll(async () => {
  employee = await signUpEmployee(site)
  member = await signUpConfirmed(site)
})

/** With a cover of its own: drawing a poster stores a version, too. */
const publishCovered = async (author: Browser) =>
  publishFilm(author, { coverURL: await upload(author, await smallPicture()) })

type Doc = Record<string, unknown> & { id: number }

const panel = async <Answer>(method: string, path: string, body?: object): Promise<Answer> =>
  (await (await sendFromPanel(site, employee, method, `/cms/api${path}`, body)).json()) as Answer

async function versionsOf(id: number): Promise<Record<string, unknown>[]> {
  const { docs } = await panel<{ docs: { version: Record<string, unknown> }[] }>(
    'GET',
    `/posts/versions?where[parent][equals]=${id}&sort=-updatedAt&limit=50&trash=true`,
  )
  return docs.map(({ version }) => version)
}
const titlesOf = async (id: number) => (await versionsOf(id)).map(({ title }) => title)

describe('a post published on the site', () => {
  it('has a first version with the same values', async () => {
    for (const post of [
      await publishCovered(employee),
      await publishGallery(employee, { description: 'Two photos' }),
      await publishCovered(member),
    ]) {
      const { id, ...doc } = await panel<Doc>('GET', `/posts/${post.id}`)
      const versions = await versionsOf(id)
      expect(versions).toHaveLength(1)
      // Captions and finds are documents of their own, with no versions.
      const { captions, finds } = doc
      expect({ ...versions[0], captions, finds }).toMatchObject(doc)
    }
  })

  it('keeps its old text as a version when it is edited on its card', async () => {
    const { id, title } = await publishCovered(employee)
    await employee.patch(`/api/admin/posts/${id}`, { title: 'A better title' })
    expect(await titlesOf(id)).toEqual(['A better title', title])
  })

  it('can be restored to its first version with its photos in order', async () => {
    const { id, title, imageURLs } = await publishGallery(employee)
    await employee.patch(`/api/admin/posts/${id}`, { title: 'A better title' })
    const { docs } = await panel<{ docs: Doc[] }>('GET', `/posts/versions?where[parent][equals]=${id}&sort=updatedAt`)
    await panel('POST', `/posts/versions/${docs[0]?.id}`)
    expect((await employee.get(`/api/posts/${id}`)).json).toMatchObject({ title, imageURLs })
  })

  it('stays published with its duration when a version from before its conversion is restored', async () => {
    const { id, title } = await publishCovered(employee)
    await site.pool.query(`update _posts_v set version_status = 'processing' where parent_id = $1`, [id])
    await employee.patch(`/api/admin/posts/${id}`, { title: 'A better title' })
    await site.pool.query('update posts set video_duration = 61 where id = $1', [id])
    const { docs } = await panel<{ docs: Doc[] }>('GET', `/posts/versions?where[parent][equals]=${id}&sort=updatedAt`)
    await panel('POST', `/posts/versions/${docs[0]?.id}`)
    expect((await site.visitor().get(`/api/posts/${id}`)).json).toMatchObject({
      title,
      status: 'published',
      videoDuration: 61,
    })
  })

  it('has a version for its approval', async () => {
    const { id } = await publishCovered(member)
    await panel('PATCH', `/posts/${id}`, { status: 'published' })
    expect((await versionsOf(id)).map(({ status }) => status)).toEqual(['published', 'pending'])
  })

  it('has versions for being scheduled, published by the job and deleted', async () => {
    const { id } = await publishCovered(employee)
    await panel('PATCH', `/posts/${id}`, { status: 'scheduled', publishAt: new Date(Date.now() - 1000).toISOString() })
    const { payload, pool } = site
    await cronJobs['publishScheduled']?.run({ payload, pool, user: null, now: new Date(), log: payload.logger })
    await employee.delete(`/api/admin/posts/${id}`)
    const versions = await versionsOf(id)
    expect(versions.map(({ status }) => status)).toEqual(['published', 'published', 'scheduled', 'published'])
    expect(versions.map(({ deletedAt }) => Boolean(deletedAt))).toEqual([true, false, false, false])
  })
})

describe('a post from before versions existed', () => {
  it('gets a version of its old text at the first edit, on the site and in the panel', async () => {
    for (const edit of [
      (id: number) => employee.patch(`/api/admin/posts/${id}`, { title: 'New text' }),
      (id: number) => panel('PATCH', `/posts/${id}`, { title: 'New text' }),
      (id: number) => panel('PATCH', `/posts?where[id][equals]=${id}`, { title: 'New text' }),
    ]) {
      const post = await publishCovered(employee)
      await site.pool.query('delete from _posts_v where parent_id = $1', [post.id])
      await setStored(site, post, 'title', 'Old text')
      await edit(post.id)
      expect(await titlesOf(post.id)).toEqual(['New text', 'Old text'])
    }
  })
})

describe('versions', () => {
  it('of a deleted account’s pending posts are deleted; those of its published posts lose the author', async () => {
    const author = await signUpConfirmed(site)
    const [kept, pending] = [await publishCovered(author), await publishCovered(author)]
    await panel('PATCH', `/posts/${kept.id}`, { status: 'published' })
    expect((await author.post('/api/account/delete', { password: PASSWORD })).status).toBe(204)
    // How many there are depends on when the video was checked.
    expect(new Set((await versionsOf(kept.id)).map(({ author: id }) => id ?? null))).toEqual(new Set([null]))
    const { rows } = await site.pool.query('select 1 from _posts_v where version_title = $1', [pending.title])
    expect(rows).toEqual([])
  })

  it('have every column of a post', async () => {
    const columns = async (table: string, prefix: string) =>
      (
        await site.pool.query<{ name: string }>(
          `select column_name as name from information_schema.columns where table_name = $1 and column_name like $2`,
          [table, `${prefix}%`],
        )
      ).rows
        .map(({ name }) => name.slice(prefix.length))
        .sort()
    const post = await publishCovered(employee)
    // A counter that no version brings back.
    const own = (await columns('posts', '')).filter((name) => !['id', 'reaction_count'].includes(name))
    expect(await columns('_posts_v', 'version_')).toEqual(own)
    await site.pool.query('delete from _posts_v where parent_id = $1', [post.id])
    await site.pool.query(`insert into series (title, slug) values ('Series', 'series')`)
    // Every column has a value, so that a missing one shows as null.
    await site.pool.query(
      `update posts set description = 'x', body = '{}', german_title = 'x', german_description = 'x', german_body = '{}', prepared_status = 'pending', publish_at = now(), public_at = now(), deleted_at = now(),
         cover_id = video_id, preview_id = video_id, seo_title = 'x', seo_description = 'x', seo_image_id = video_id,
         series_id = (select id from series), _posts_parts_order = 'a0', place_state = 'MI', place_latitude = 46, place_longitude = -87,
         collecting_rule = 'x', collecting_source_url = 'x', collecting_checked_on = now(), comments_closed_at = now() where id = $1`,
      [post.id],
    )
    await saveVersions(site.payload, {}, [post.id])
    const { rows } = await site.pool.query<Record<string, unknown>>('select * from _posts_v where parent_id = $1', [
      post.id,
    ])
    expect(Object.entries(rows[0] ?? {}).flatMap(([name, value]) => (value === null ? [name] : []))).toEqual([])
  })
})
