import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { queueVideo } from '#domain/content/posts/queueVideo.ts'
import { jobs } from '#jobs/index.ts'
import { sweepStore } from '#media/sweepStore.ts'
import { sweepUploads } from '#media/sweepUploads.ts'
import type { Browser } from '../../support/Browser.ts'
import { isWaitedFor } from '../../support/holdRow.ts'
import {
  codedFilm,
  filmAs,
  fragmentedFilm,
  oldFilm,
  phoneFilm,
  sharedFilm,
  streamHash,
  uprightPhoneFilm,
} from '../../support/films.ts'
import { eventually, signUpEmployee, signUpConfirmed } from '../../support/people.ts'
import { sendFromPanel, uploadInPanel } from '../../support/panel.ts'
import { type Post, postFor, publishFilm, publishGallery } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'
import { smallPicture, upload } from '../../support/uploads.ts'

const site = useSite()
let member: Browser & { email: string }
let employee: Browser & { email: string }
beforeAll(async () => {
  member = await signUpConfirmed(site)
  employee = await signUpEmployee(site)
})

const publish = async (author: Browser, bytes: Buffer, more: object = {}): Promise<Post> => {
  const videoURL = await upload(author, bytes)
  const answer = await author.post('/api/posts', { title: 'Film', type: 'video', videoURL, ...more })
  expect(answer.status).toBe(201)
  return answer.json as Post
}
const becomes = (viewer: Browser, id: number, status: string) =>
  eventually(async () => (await postFor(viewer, id)).status === status, 20_000)
const bytesOf = async (viewer: Browser, address: string | null) => {
  const cookie = [...viewer.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${site.url}${address}`, { headers: { cookie } })
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}
const files = async (folder = '') =>
  (await readdir(join(site.dataDir, 'media', folder), { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
const mediaOf = async (postId: number) => {
  const { rows } = await site.pool.query<{ id: number; filename: string; state: string }>(
    'select m.id, m.filename, m.state from media m join posts p on p.video_id = m.id where p.id = $1',
    [postId],
  )
  return rows[0] ?? { id: 0, filename: '', state: '' }
}

describe('a video that browsers can’t play', () => {
  it('is converted to MP4 and published when an employee uploaded it', async () => {
    const film = await phoneFilm()
    const post = await publish(employee, film)
    expect(post.status).toBe('processing')
    expect((await member.get(`/api/posts/${post.id}`)).status).toBe(404)
    await becomes(employee, post.id, 'published')
    const ready = await postFor(employee, post.id)
    const { status, type, bytes } = await bytesOf(employee, ready.videoURL)
    expect([status, type]).toEqual([200, 'video/mp4'])
    expect(ready.videoDuration).toBeCloseTo(3, 0)
    // Remuxed only: the streams are byte for byte the same.
    expect(await streamHash(bytes, 'v')).toBe(await streamHash(film, 'v'))
    expect(await streamHash(bytes, 'a')).toBe(await streamHash(film, 'a'))
    expect(film.includes('+46.8000')).toBe(true)
    expect(bytes.includes('+46.8000')).toBe(false)
    // The moov box comes first, so that playback starts before the download ends.
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
    await eventually(async () => !(await files()).some((name) => name.endsWith('.mov')))
  })

  it.each(['hevc', 'vp9', 'av1'] as const)('is not published as an MP4 with %s, but with H.264', async (coding) => {
    const post = await publish(employee, await codedFilm(coding))
    expect(post).toMatchObject({ status: 'processing', videoURL: expect.any(String) as string })
    expect((await member.get(`/api/posts/${post.id}`)).status).toBe(404)
    await becomes(employee, post.id, 'published')
    const ready = await postFor(employee, post.id)
    const { type, bytes } = await bytesOf(employee, ready.videoURL)
    expect(type).toBe('video/mp4')
    expect(bytes.includes('avc1')).toBe(true)
    expect(ready.videoDuration).toBeCloseTo(2, 0)
  })

  it('is put together when it is in fragments, without encoding it again', async () => {
    const film = await fragmentedFilm()
    const ready = await publish(employee, film)
    expect(ready).toMatchObject({ status: 'published' })
    const { bytes } = await bytesOf(employee, ready.videoURL)
    expect(ready.videoDuration).toBeCloseTo(3, 0)
    expect(bytes.includes('moof')).toBe(false)
    expect(await streamHash(bytes, 'v')).toBe(await streamHash(film, 'v'))
  })

  it('stays upright when a phone recorded it sideways at a rate that varies', async () => {
    const post = await publish(employee, await uprightPhoneFilm())
    await becomes(employee, post.id, 'published')
    const { rows } = await site.pool.query<{ width: number; height: number; seconds: number }>(
      'select m.width::int, m.height::int, m.duration_seconds::float8 as seconds from media m join posts p on p.video_id = m.id where p.id = $1',
      [post.id],
    )
    expect(rows).toMatchObject([{ width: 90, height: 160 }])
    expect(rows[0]?.seconds).toBeCloseTo(3.6, 0)
  })

  it('is converted while its post is edited, without a deadlock', async () => {
    const post = await publish(employee, await phoneFilm())
    const { id: mediaId } = await mediaOf(post.id)
    const edit = await site.pool.connect()
    try {
      await edit.query('begin')
      await edit.query(`update posts set title = 'Edited' where id = $1`, [post.id])
      const { rows } = await edit.query<{ pid: number }>('select pg_backend_pid() as pid')
      await eventually(() => isWaitedFor(site, rows[0]?.pid ?? 0), 20_000)
      // PostgreSQL checks for deadlocks once, after one second; after that it would abort this edit instead of the job.
      await edit.query('select pg_sleep(1.3)')
      // The foreign key check of a saved post takes this lock.
      await edit.query('select 1 from media where id = $1 for key share', [mediaId])
      await edit.query('commit')
    } finally {
      edit.release(true)
    }
    await becomes(employee, post.id, 'published')
    expect((await postFor(employee, post.id)).title).toBe('Edited')
  })

  it('is converted and pending approval when a member uploaded it', async () => {
    const post = await publish(member, await oldFilm())
    expect(post).toMatchObject({ status: 'processing', type: 'video' })
    await becomes(member, post.id, 'pending')
    const { type, bytes } = await bytesOf(member, (await postFor(member, post.id)).videoURL)
    expect(type).toBe('video/mp4')
    expect(bytes.includes('avc1') && bytes.includes('mp4a')).toBe(true)
    expect((await site.visitor().get(`/api/posts/${post.id}`)).status).toBe(404)
  })

  it('is re-encoded when its codecs are not supported', async () => {
    const post = await publish(employee, await filmAs('mov', ['-c:v', 'mpeg4', '-s', '321x181', '-c:a', 'pcm_s16le']))
    await becomes(employee, post.id, 'published')
    const { bytes } = await bytesOf(employee, (await postFor(employee, post.id)).videoURL)
    expect(bytes.includes('avc1') && bytes.includes('mp4a')).toBe(true)
  })

  it('that cannot be converted stays visible to its author and employees, with the reason', async () => {
    const film = await filmAs('mov', ['-c:v', 'mpeg4', '-an'])
    const start = film.indexOf('mdat') + 4
    film.fill(0, start, start + Math.min(film.length - start, film.readUInt32BE(start - 8) - 8))
    const post = await publish(member, film)
    await eventually(async () => Boolean((await postFor(member, post.id)).problem), 20_000)
    const told = await postFor(member, post.id)
    expect(told).toMatchObject({
      status: 'processing',
      problem: expect.stringMatching(/can’t be converted.*kept the original/) as string,
    })
    expect((await postFor(employee, post.id)).problem).toBe(told.problem)
    expect((await site.visitor().get(`/api/posts/${post.id}`)).status).toBe(404)
    expect((await bytesOf(member, told.videoURL)).bytes.includes('mp4v')).toBe(true)
    const other = await signUpConfirmed(site)
    expect((await bytesOf(other, told.videoURL)).status).toBe(404)
  })

  it('is converted after its job was lost, by reconcile', async () => {
    const post = await publish(employee, await phoneFilm())
    await becomes(employee, post.id, 'published')
    const videoURL = await upload(employee, await phoneFilm())
    const ticket = new URL(videoURL).pathname.split('/').at(-1)
    await site.pool.query(
      `update posts set status = 'processing', prepared_status = 'scheduled', updated_at = now() - interval '1 hour',
         video_id = (select id from media where ticket = $1) where id = $2`,
      [ticket, post.id],
    )
    const req = { payload: site.payload, pool: site.pool, user: null, now: new Date(), log: site.payload.logger }
    await expect(jobs.prepareVideo(req, { postId: post.id }, AbortSignal.abort())).rejects.toThrow(/abort/)
    expect(await postFor(employee, post.id)).toMatchObject({ status: 'processing' })
    expect(await mediaOf(post.id)).toMatchObject({
      state: 'converting',
      filename: expect.stringMatching(/\.mov$/) as string,
    })
    await site.pool.query(`select graphile_worker.add_job('reconcile')`)
    await becomes(employee, post.id, 'scheduled')
    expect((await mediaOf(post.id)).filename).toMatch(/\.mp4$/)
  })

  it('is not retried after three failed attempts, and its author sees the problem', async () => {
    const post = await publish(member, await phoneFilm())
    await becomes(member, post.id, 'pending')
    await site.pool.query(
      `update posts set status = 'processing', prepared_status = 'pending', updated_at = now() - interval '1 hour' where id = $1`,
      [post.id],
    )
    await site.pool.query(`update media set state = 'converting' where id = $1`, [(await mediaOf(post.id)).id])
    await site.pool.query(
      `select graphile_worker.add_job('prepareVideo', json_build_object('postId', $1::int), job_key => 'prepareVideo:' || $1::int,
         run_at => now() + interval '1 day', max_attempts => 3)`,
      [post.id],
    )
    await site.pool.query(
      `update graphile_worker._private_jobs set attempts = 3 where key = 'prepareVideo:' || $1::int`,
      [post.id],
    )
    await site.pool.query(`select graphile_worker.add_job('reconcile')`)
    await eventually(async () => Boolean((await postFor(member, post.id)).problem))
    expect(await mediaOf(post.id)).toMatchObject({ state: 'failed' })
    expect((await postFor(member, post.id)).status).toBe('processing')
    const { rows } = await site.pool.query<{ attempts: number }>(
      `select attempts from graphile_worker.jobs where key = 'prepareVideo:' || $1::int`,
      [post.id],
    )
    expect(rows).toEqual([{ attempts: 3 }])
  })

  it('converted twice has one file and one cover', async () => {
    const post = await publish(employee, await phoneFilm())
    await becomes(employee, post.id, 'published')
    const before = [await mediaOf(post.id), await postFor(employee, post.id)]
    await site.pool.query(`update posts set cover_id = null where id = $1`, [post.id])
    await site.pool.query(`select graphile_worker.add_job('prepareVideo', json_build_object('postId', $1::int))`, [
      post.id,
    ])
    await eventually(async () => (await postFor(employee, post.id)).coverImageUrl !== null)
    expect(await mediaOf(post.id)).toEqual(before[0])
    const { rows } = await site.pool.query('select id from media where ticket = $1', [`poster:${post.id}`])
    expect(rows).toHaveLength(1)
    await eventually(async () => (await readdir(join(site.dataDir, 'media/work'))).length === 0)
  })
})

describe('the video queue', () => {
  const waitOf = async (postIds: number[]) => {
    const tx = await site.pool.connect()
    try {
      await tx.query('begin')
      for (const postId of postIds) await queueVideo(tx, postId)
      const { rows } = await tx.query<{ queue: string; priority: number; tries: number }>(
        `select queue_name as queue, priority, max_attempts as tries from graphile_worker.jobs where key = any($1) order by id`,
        [postIds.map((postId) => `prepareVideo:${postId}`)],
      )
      return rows
    } finally {
      await tx.query('rollback')
      tx.release()
    }
  }

  it('runs employees’ videos first and each member’s first video before others’ second', async () => {
    const [first, second] = [await signUpConfirmed(site), await signUpConfirmed(site)]
    const ofFirst = [await publishFilm(first), await publishFilm(first)].map(({ id }) => id)
    const [ofSecond, ofHouse] = [await publishFilm(second), await publishFilm(employee)].map(({ id }) => id)
    await eventually(async () => (await waiting()) === 0, 20_000)
    const waits = await waitOf([...ofFirst, ofSecond ?? 0, ofHouse ?? 0])
    expect(waits).toEqual([
      { queue: 'membersVideos', priority: 10, tries: 3 },
      { queue: 'membersVideos', priority: 11, tries: 3 },
      { queue: 'membersVideos', priority: 10, tries: 3 },
      { queue: 'videos', priority: 0, tries: 20 },
    ])
  })

  it('allows five videos of a member at a time', async () => {
    const person = await signUpConfirmed(site)
    for (let film = 1; film <= 5; film++) await publishFilm(person)
    // A video still in conversion would leave this state during the test.
    await eventually(async () => (await waiting()) === 0, 60_000)
    const mine = `where author_id = (select id from users where email = '${person.email}')`
    await site.pool.query(`update posts set status = 'processing' ${mine}`)
    const videoURL = await upload(person, await phoneFilm())
    const send = () => person.post('/api/posts', { title: 'The sixth', type: 'video', videoURL })
    expect(await send()).toMatchObject({
      status: 409,
      json: { code: 'videos_waiting', message: expect.stringMatching(/Five of your videos/) as string },
    })
    // Videos that need no conversion don’t count.
    expect((await publishFilm(person)).status).toBe('pending')
    await site.pool.query(
      `update posts set status = 'pending' where id = (select min(id) from posts ${mine} and status = 'processing')`,
    )
    const answer = await send()
    expect(answer).toMatchObject({ status: 201, json: { status: 'processing' } })
    await becomes(person, (answer.json as Post).id, 'pending')
  })

  const waiting = async () =>
    (
      await site.pool.query(
        `select 1 from graphile_worker.jobs where task_identifier = 'prepareVideo' and attempts < max_attempts`,
      )
    ).rowCount
})

describe('a video without a cover', () => {
  it('gets one of its frames as a public cover', async () => {
    const post = await publishFilm(employee)
    await eventually(async () => (await postFor(site.visitor(), post.id)).coverImageUrl !== null)
    const seen = await postFor(site.visitor(), post.id)
    expect(seen).toMatchObject({ locked: true, videoURL: null })
    const { status, type, bytes } = await bytesOf(site.visitor(), seen.coverImageUrl)
    expect([status, type]).toEqual([200, 'image/webp'])
    const { width = 0, height = 0 } = await sharp(bytes).metadata()
    expect(width).toBeLessThanOrEqual(1280)
    expect(width / height).toBeCloseTo(16 / 9, 1)
    // Not a black frame.
    expect((await sharp(bytes).stats()).entropy).toBeGreaterThan(2)
  })

  it('loses the generated cover a day after another was chosen', async () => {
    const post = await publishFilm(employee)
    await eventually(async () => (await postFor(employee, post.id)).coverImageUrl !== null)
    const drawn = `${(await postFor(employee, post.id)).coverImageUrl?.split('/').at(-1)}.webp`
    const { id } = await uploadInPanel(site, employee, await smallPicture('#224466'))
    const answer = await sendFromPanel(site, employee, 'PATCH', `/cms/api/posts/${post.id}`, { cover: id })
    expect(answer.status).toBe(200)
    const later = new Date(Date.now() + 25 * 3_600_000)
    await sweepUploads(site.pool, later)
    await sweepStore(site.pool, later)
    expect(await files()).not.toContain(drawn)
    expect((await bytesOf(site.visitor(), (await postFor(employee, post.id)).coverImageUrl)).status).toBe(200)
  })
})

describe('a gallery without a cover', () => {
  it('shows its first picture as the cover when it is public', async () => {
    const post = await publishGallery(employee, { isSubscriberOnly: false })
    const seen = await postFor(site.visitor(), post.id)
    expect(seen.coverImageUrl).toBe(seen.imageURLs[0])
    expect((await bytesOf(site.visitor(), seen.coverImageUrl)).status).toBe(200)
  })

  it('has no cover while it is for subscribers', async () => {
    const post = await publishGallery(employee)
    expect((await postFor(employee, post.id)).coverImageUrl).toBeNull()
    await employee.patch(`/api/admin/posts/${post.id}`, { isSubscriberOnly: false })
    expect((await postFor(site.visitor(), post.id)).coverImageUrl).not.toBeNull()
    await employee.patch(`/api/admin/posts/${post.id}`, { isSubscriberOnly: true })
    expect((await postFor(site.visitor(), post.id)).coverImageUrl).toBeNull()
  })
})

describe('a post created in the panel', () => {
  const create = async (video: number, status = 'published') => {
    const answer = await sendFromPanel(site, employee, 'POST', '/cms/api/posts', {
      title: 'Panel',
      type: 'video',
      video,
      status,
    })
    expect(answer.status).toBe(201)
    return ((await answer.json()) as { doc: { id: number; status: string; preparedStatus: string } }).doc
  }

  it('stays in processing until its video is converted, with any chosen status', async () => {
    const media = await uploadInPanel(site, employee, await phoneFilm(), 'video/quicktime')
    expect(media).toMatchObject({ mimeType: 'video/quicktime', durationSeconds: expect.closeTo(3, 0) as number })
    const post = await create(media.id)
    expect(post).toMatchObject({ status: 'processing', preparedStatus: 'published' })
    const answer = await sendFromPanel(site, employee, 'PATCH', `/cms/api/posts/${post.id}`, { status: 'published' })
    expect(((await answer.json()) as { doc: { status: string } }).doc.status).toBe('processing')
    await becomes(site.visitor(), post.id, 'published')
    expect((await mediaOf(post.id)).filename).toMatch(/\.mp4$/)
    await eventually(async () => (await postFor(employee, post.id)).coverImageUrl !== null)
  })

  it('queues its video in the transaction that stores the post', async () => {
    const media = await uploadInPanel(site, employee, await phoneFilm(), 'video/quicktime')
    await site.pool.query(`
      create function refuse_stored() returns trigger language plpgsql as $$ begin raise 'refused at commit'; end $$;
      create constraint trigger refuse_stored after insert on posts deferrable initially deferred
        for each row when (new.title = 'Refused') execute function refuse_stored()`)
    const post = (title: string) =>
      sendFromPanel(site, employee, 'POST', '/cms/api/posts', { title, type: 'video', video: media.id })
    const strayJobs = async () =>
      (
        await site.pool.query<{ key: string }>(`
          select j.key from graphile_worker.jobs j where j.task_identifier = 'prepareVideo'
            and not exists (select 1 from posts p where j.key = 'prepareVideo:' || p.id) order by 1`)
      ).rows
    const before = await strayJobs()
    await post('Refused')
    expect((await site.pool.query(`select 1 from posts where title = 'Refused'`)).rows).toEqual([])
    expect(await strayJobs()).toEqual(before)
    const { id } = await create(media.id)
    await becomes(employee, id, 'published')
  })

  it('stays published when its text changes, and is processed again when its video changes', async () => {
    const film = await sharedFilm()
    const first = await create((await uploadInPanel(site, employee, film, 'video/mp4')).id)
    expect(first.status).toBe('published')
    expect((await bytesOf(employee, (await postFor(employee, first.id)).videoURL)).bytes.includes('46.8000')).toBe(
      false,
    )
    const patch = async (change: object) =>
      (await (await sendFromPanel(site, employee, 'PATCH', `/cms/api/posts/${first.id}`, change)).json()) as {
        doc: { status: string }
      }
    await site.pool.query(
      `update media set mime_type = 'video/quicktime' where id = (select video_id from posts where id = $1)`,
      [first.id],
    )
    expect((await patch({ title: 'Other words' })).doc.status).toBe('published')
    const media = await uploadInPanel(site, employee, await phoneFilm(), 'video/quicktime')
    expect((await patch({ video: media.id })).doc.status).toBe('processing')
    await becomes(employee, first.id, 'published')
  })

  it('rejects invalid files with the reason', async () => {
    const page = Buffer.from('<!doctype html><script>alert(1)</script>')
    const cut = (await phoneFilm()).subarray(0, 50_000)
    await expect(uploadInPanel(site, employee, page)).rejects.toThrow(/400.*only upload MP4, MOV/)
    await expect(uploadInPanel(site, employee, cut, 'video/quicktime')).rejects.toThrow(/400.*damaged or incomplete/)
  })

  it('loses its picture with all sizes when the file is deleted', async () => {
    const { id, filename } = await uploadInPanel(site, employee, await smallPicture('#998877'))
    await sendFromPanel(site, employee, 'GET', `/media/${filename.split('.')[0]}?w=320`)
    expect(await files('sizes')).toContain(`${filename}.320.webp`)
    expect((await sendFromPanel(site, employee, 'DELETE', `/cms/api/media/${id}`)).status).toBe(200)
    expect(await files()).not.toContain(filename)
    expect((await files('sizes')).filter((name) => name.startsWith(filename))).toEqual([])
  })
})
