import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { makeStreams } from '#domain/content/streams/makeStreams.ts'
import { sweepStore } from '#media/sweepStore.ts'
import type { Browser } from '../../support/Browser.ts'
import { testFilm } from '../../support/films.ts'
import { endPatronage, signInElsewhere, signUpPatron } from '../../support/members.ts'
import { eventually, signUpConfirmed, signUpEmployee } from '../../support/people.ts'
import { postFor, publishFilm } from '../../support/posts.ts'
import { sendRaw } from '../../support/rawHttp.ts'
import { useSite } from '../../support/site.ts'
import { runByTheClock } from '../../support/time.ts'
import { upload } from '../../support/uploads.ts'

const site = useSite()
let employee: Browser & { email: string }
let member: Browser & { email: string }
let patron: Browser & { email: string }
let first: Streamed
let second: Streamed

type Streamed = {
  id: number
  streamURL: string | null
  storyboardURL: string | null
  videoURL: string
  stream?: { state: string; progress: number; problem?: string }
}

const streamedFor = async (viewer: Browser, id: number) => (await postFor(viewer, id)) as unknown as Streamed
const publish = async (film: Buffer, more: object = {}) =>
  (await publishFilm(employee, { videoURL: await upload(employee, film), ...more })).id
const streamOf = async (film: Buffer, more: object = {}): Promise<Streamed> => {
  const id = await publish(film, more)
  await runByTheClock(site, 'makeStreams')
  return streamedFor(employee, id)
}
const keyOf = ({ videoURL }: Streamed) => videoURL.split('/').at(-1) ?? ''
/** Runs no ffmpeg that a conversion or a cover has begun. */
const isSettled = (id: number) =>
  eventually(
    async () =>
      (await site.pool.query('select 1 from graphile_worker.jobs where key = $1', [`prepareVideo:${id}`])).rowCount ===
      0,
  )
const partOf = (film: Streamed, name: string) => `/media/${keyOf(film)}/hls/${name}`
const folders = () => readdir(join(site.dataDir, 'media/hls'))

beforeAll(async () => {
  employee = await signUpEmployee(site)
  member = await signUpConfirmed(site)
  patron = await signUpPatron(site)
  first = await streamOf(await testFilm())
  second = await streamOf(await testFilm({ size: '320x180', seconds: 2 }))
})

describe('a film', () => {
  it('is converted to several qualities, an audio-only stream and thumbnails', async () => {
    expect(first).toMatchObject({
      streamURL: partOf(first, 'master.m3u8'),
      storyboardURL: partOf(first, 'storyboard.vtt'),
      stream: { state: 'ready', progress: 100 },
    })
    const { text, headers } = await patron.get(first.streamURL ?? '')
    expect(headers.get('content-type')).toMatch('application/vnd.apple.mpegurl')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(text).toMatch(/RESOLUTION=426x240,CODECS="avc1\.[^"]+,mp4a\.40\.2"\s240\/index\.m3u8/)
    expect(text).toMatch(/CODECS="mp4a\.40\.2"\saudio\/index\.m3u8/)
    const playlist = (await patron.get(partOf(first, '240/index.m3u8'))).text
    expect(playlist.match(/^\d{5}\.m4s$/gm)).toEqual(['00000.m4s', '00001.m4s'])
    expect(playlist).toMatch('#EXT-X-MAP:URI="init.mp4"')
    for (const name of ['240/init.mp4', '240/00001.m4s', 'audio/init.mp4', 'audio/00000.m4s', 'storyboard.jpg'])
      expect([name, (await patron.send('HEAD', partOf(first, name))).status]).toEqual([name, 200])
    expect((await patron.get(first.storyboardURL ?? '')).text).toMatch(
      '00:00:01.000 --> 00:00:02.000\nstoryboard.jpg#xywh=160,0,160,90',
    )
  })

  it('is not mentioned to visitors who may not watch it', async () => {
    for (const viewer of [site.visitor(), member])
      expect(await streamedFor(viewer, first.id)).toMatchObject({ streamURL: null, storyboardURL: null })
    expect(await streamedFor(patron, first.id)).not.toHaveProperty('stream')
  })
})

describe('every part of a stream', () => {
  const NAMES = ['master.m3u8', '240/index.m3u8', '240/init.mp4', '240/00000.m4s', 'audio/00000.m4s', 'storyboard.jpg']

  it('is denied to visitors and members without a subscription', async () => {
    for (const name of NAMES) {
      expect([name, (await site.visitor().get(partOf(first, name))).status]).toEqual([name, 401])
      expect([name, (await member.get(partOf(first, name))).status]).toEqual([name, 403])
      expect([name, (await patron.get(partOf(first, name))).status]).toEqual([name, 200])
    }
  })

  it('is denied as soon as the subscription ends', async () => {
    const lapsed = await signUpPatron(site)
    expect((await lapsed.get(partOf(first, '240/00000.m4s'))).status).toBe(200)
    await endPatronage(site, lapsed)
    expect(await lapsed.get(partOf(first, '240/00001.m4s'))).toMatchObject({
      status: 403,
      json: { code: 'subscribers_only' },
    })
  })

  it('gives no access to another film, or any other file', async () => {
    const open = await streamOf(await testFilm({ size: '64x64', seconds: 1 }), { isSubscriberOnly: false })
    const visitor = site.visitor()
    expect((await visitor.get(partOf(open, 'master.m3u8'))).status).toBe(200)
    // The second film has one segment.
    expect((await patron.get(partOf(second, '240/00001.m4s'))).status).toBe(404)
    for (const name of [
      `..%2f..%2f${keyOf(first)}.mp4`,
      `%2e%2e/%2e%2e/${keyOf(first)}/hls/master.m3u8`,
      `240/..%2f..%2f..%2f${keyOf(first)}.mp4%2f240%2f00000.m4s`,
      '240/00000.m4s%00.jpg',
      '240/0.m4s',
      '720/../master.m3u8',
      '240',
      '240/',
      'MASTER.m3u8',
      'constructor',
    ]) {
      const { status } = await sendRaw(site, 'GET', partOf(open, name))
      expect([name, status]).toEqual([name, expect.toBeOneOf([400, 404])])
    }
  })
})

describe('making streams', () => {
  it('restarts after an interruption, and leaves no partial files', async () => {
    const id = await publish(await testFilm({ seconds: 5 }))
    const stopping = new AbortController()
    await makeStreams(reqNow(), { signal: stopping.signal, onProgress: () => stopping.abort() })
    expect(await streamedFor(employee, id)).toMatchObject({ streamURL: null, stream: { state: 'waiting' } })
    expect(await readdir(join(site.dataDir, 'media/work'))).toEqual([])
    await runByTheClock(site, 'makeStreams')
    expect(await streamedFor(employee, id)).toMatchObject({ stream: { state: 'ready' } })
  })

  it('gives up on a film that crashed the process three times, which then plays as a file', async () => {
    const id = await publish(await testFilm({ seconds: 1 }))
    await site.pool.query(
      `insert into film_streams (media_id, filename, state, attempts)
       select m.id, m.filename, 'converting', 3 from media m join posts p on p.video_id = m.id where p.id = $1`,
      [id],
    )
    await runByTheClock(site, 'makeStreams')
    const film = await streamedFor(employee, id)
    expect(film.stream).toMatchObject({ state: 'failed', problem: expect.stringMatching(/three times/) as string })
    expect((await employee.send('HEAD', film.videoURL)).status).toBe(200)
  })

  it('gives up on a film whose ffmpeg is killed three times, and tries it again by hand', async () => {
    const id = await publish(await testFilm({ seconds: 1 }))
    await isSettled(id)
    const path = process.env['PATH']
    const folder = join(site.dataDir, 'programs')
    await mkdir(folder)
    await writeFile(join(folder, 'ffmpeg'), '#!/bin/sh\nkill -9 $$\n', { mode: 0o755 })
    process.env['PATH'] = `${folder}:${path}`
    onTestFinished(() => void (process.env['PATH'] = path))
    const streamNow = async () => (await streamedFor(employee, id)).stream
    for (const [state, problem] of [
      ['waiting', /ten minutes/],
      ['waiting', /ten minutes/],
      ['failed', /three times/],
    ] as const) {
      await makeStreams(reqNow())
      expect(await streamNow()).toMatchObject({ state, problem: expect.stringMatching(problem) as string })
      await site.pool.query(`update film_streams set retry_at = now() where state = 'waiting'`)
    }
    process.env['PATH'] = path
    await makeStreams(reqNow())
    expect(await streamNow()).toMatchObject({ state: 'failed' })
    await makeStreams(reqNow(), { retriesFailed: true })
    expect(await streamNow()).toMatchObject({ state: 'ready' })
  })

  it('stores nothing when another process took over meanwhile', async () => {
    const id = await publish(await testFilm({ seconds: 5 }))
    await isSettled(id)
    const ofFilm = `media_id = (select video_id from posts where id = ${id})`
    let takenOver: Promise<unknown> | undefined
    await makeStreams(reqNow(), {
      onProgress: () => {
        takenOver ??= site.pool.query(`update film_streams set attempts = attempts + 1 where ${ofFilm}`)
      },
    })
    await takenOver
    const { rows } = await site.pool.query(`select state, attempts from film_streams where ${ofFilm}`)
    expect(rows).toEqual([{ state: 'converting', attempts: 2 }])
    const name = `${keyOf(await streamedFor(employee, id))}.mp4`
    expect(await folders()).not.toContain(name)
    await makeStreams(reqNow())
    expect(await streamedFor(employee, id)).toMatchObject({ stream: { state: 'ready' } })
    expect(await folders()).toContain(name)
  })

  it('refuses a film without pictures, with the reason for its author', async () => {
    const film = await testFilm({ seconds: 2 })
    const start = film.indexOf('mdat') + 4
    film.fill(0, start, start + film.readUInt32BE(start - 8) - 8)
    expect(await streamOf(film)).toMatchObject({
      streamURL: null,
      stream: { state: 'failed', problem: expect.stringMatching(/can’t be prepared/) as string },
    })
  })

  it('converts an upright HEVC film with a changing frame rate', async () => {
    const hevc = await testFilm({
      size: '90x160',
      seconds: 2,
      coding: [
        '-c:v',
        'libx265',
        '-tag:v',
        'hvc1',
        '-x265-params',
        'log-level=none',
        '-vf',
        'setpts=N*N/100/TB',
        '-fps_mode',
        'vfr',
      ],
    })
    const id = await publish(hevc)
    expect((await postFor(employee, id)).status).toBe('processing')
    await eventually(async () => (await postFor(employee, id)).status === 'published', 20_000)
    await runByTheClock(site, 'makeStreams')
    const { text } = await patron.get((await streamedFor(employee, id)).streamURL ?? '')
    expect(text).toMatch(/RESOLUTION=90x160,CODECS="avc1/)
  })

  it('is done by one process at a time', async () => {
    await publish(await testFilm({ seconds: 1 }))
    const answers = await Promise.all([makeStreams(reqNow()), makeStreams(reqNow())])
    expect(answers.sort()).toEqual([false, true])
  })
})

describe('the files of a stream', () => {
  it('are deleted with their film, and swept when they have none', async () => {
    const film = await streamOf(await testFilm({ seconds: 1 }))
    const name = `${keyOf(film)}.mp4`
    expect(await folders()).toContain(name)
    await mkdir(join(site.dataDir, 'media/hls/orphanorphanorphan12.mp4'))
    await writeFile(join(site.dataDir, 'media/hls/orphanorphanorphan12.mp4/master.m3u8'), '')
    await sweepStore(site.pool, new Date())
    expect(await folders()).toContain(name)
    expect(await folders()).not.toContain('orphanorphanorphan12.mp4')
    const { rows } = await site.pool.query<{ id: number }>('select id from media where filename = $1', [name])
    await site.pool.query('delete from posts where id = $1', [film.id])
    await site.payload.delete({ collection: 'media', id: rows[0]?.id ?? 0 })
    expect(await folders()).not.toContain(name)
  })
})

describe('an account', () => {
  const segment = () => partOf(first, '240/00000.m4s')

  it('plays on three devices simultaneously; a fourth is rejected and can replace the first', async () => {
    const person = await signUpPatron(site)
    const devices = [person as Browser]
    while (devices.length < 4) devices.push(await signInElsewhere(site, person))
    const [one, two, three, four] = devices as [Browser, Browser, Browser, Browser]
    for (const device of [one, two, three]) {
      expect((await device.get(segment())).status).toBe(200)
      site.clock.aheadMs += 1000
    }
    expect(await four.get(segment())).toMatchObject({
      status: 409,
      json: { code: 'too_many_streams', message: expect.stringMatching(/on 3 other devices/) as string },
    })
    expect((await four.post('/api/streams', {})).status).toBe(409)
    expect((await four.send('HEAD', first.videoURL)).status).toBe(200)
    expect((await four.post('/api/streams', { takeOver: true })).status).toBe(204)
    expect((await four.get(segment())).status).toBe(200)
    expect((await one.get(segment())).status).toBe(409)
    expect((await two.get(segment())).status).toBe(200)
    site.clock.aheadMs += 61_000
    expect((await one.get(segment())).status).toBe(200)
  })

  it('is not counted for opening the page of a film, only for playing it', async () => {
    const person = await signUpPatron(site)
    const opened = ['master.m3u8', '240/index.m3u8', '240/init.mp4', 'audio/index.m3u8', 'storyboard.jpg']
    for (const device of [person, await signInElsewhere(site, person), await signInElsewhere(site, person)]) {
      await device.get(`/api/posts/${first.id}`)
      for (const name of opened) expect((await device.get(partOf(first, name))).status).toBe(200)
    }
    const watching = () =>
      site.pool.query(`select 1 from stream_viewers v join users u on u.id = v.user_id where u.email = $1`, [
        person.email,
      ])
    expect((await watching()).rowCount).toBe(0)
    expect((await person.get(segment())).status).toBe(200)
    expect((await watching()).rowCount).toBe(1)
  })

  it('plays on as many as the setting allows, and free films everywhere', async () => {
    await site.pool.query(`insert into site_settings (key, value) values ('stream_limit', '1')`)
    const person = await signUpPatron(site)
    const other = await signInElsewhere(site, person)
    expect((await person.get(segment())).status).toBe(200)
    expect((await other.get(segment())).json).toMatchObject({
      message: expect.stringMatching(/another device/) as string,
    })
    const free = await streamOf(await testFilm({ seconds: 1 }), { isSubscriberOnly: false })
    expect((await other.get(partOf(free, '240/00000.m4s'))).status).toBe(200)
    await person.post('/api/logout')
    expect((await other.get(segment())).status).toBe(200)
  })

  it('can’t use the last slot twice simultaneously', async () => {
    const person = await signUpPatron(site)
    const other = await signInElsewhere(site, person)
    const answers = await Promise.all([person, other].map((device) => device.get(segment())))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

const reqNow = () => ({
  payload: site.payload,
  pool: site.pool,
  user: null,
  now: new Date(),
  log: site.payload.logger,
})
