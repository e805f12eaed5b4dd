import { beforeAll, expect, it } from 'vitest'
import { sweepStore } from '#media/sweepStore.ts'
import { BUCKET, useBucket } from '../../support/bucket.ts'
import type { Browser } from '../../support/Browser.ts'
import { testFilm } from '../../support/films.ts'
import { signUpPatron } from '../../support/members.ts'
import { signUpEmployee } from '../../support/people.ts'
import { postFor, publishFilm } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'
import { runByTheClock } from '../../support/time.ts'
import { uploadTicket } from '../../support/uploads.ts'

const bucket = useBucket()
const site = useSite()
let patron: Browser
let employee: Browser
let film: { id: number; videoURL: string | null; streamURL?: string | null }

const part = (name: string) => `${film.videoURL}/hls/${name}`
const keys = async () => (await bucket.keys()).filter((key) => key.startsWith('hls/'))

beforeAll(async () => {
  employee = await signUpEmployee(site)
  patron = await signUpPatron(site)
  const bytes = await testFilm({ seconds: 5 })
  const videoURL = await uploadTicket(employee, bytes.length)
  expect((await fetch(videoURL, { method: 'PUT', body: new Uint8Array(bytes) })).status).toBe(200)
  const { id } = await publishFilm(employee, { videoURL })
  await runByTheClock(site, 'makeStreams')
  film = await postFor(patron, id)
})

it('playlists come from the site, and each segment from a URL that is valid for five minutes', async () => {
  expect(film.streamURL).toBe(part('master.m3u8'))
  for (const name of ['master.m3u8', '240/index.m3u8']) {
    const { status, text, headers } = await patron.get(part(name))
    expect([name, status, headers.get('cache-control')]).toEqual([name, 200, 'private, no-cache'])
    expect(text).toMatch(/^#EXTM3U/)
    expect(text).not.toMatch(/http|X-Amz/)
  }
  const { status, headers } = await patron.get(part('240/00001.m4s'))
  expect([status, headers.get('cache-control')]).toEqual([302, 'private, no-store'])
  const signed = new URL(headers.get('location') ?? '')
  expect(signed.origin).toBe(bucket.url)
  expect(signed.pathname).toMatch(new RegExp(`^/${BUCKET}/hls/\\w{20}\\.mp4/240/00001\\.m4s$`))
  expect(Number(signed.searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(600)
  expect((await fetch(signed)).status).toBe(200)
})

it('visitors get no URL', async () => {
  for (const name of ['master.m3u8', '240/00001.m4s', 'storyboard.jpg']) {
    const { status, headers } = await site.visitor().get(part(name))
    expect([name, status, headers.get('location')]).toEqual([name, 401, null])
  }
})

it('a bucket that is down is a temporary failure', async () => {
  const down = await patron.get(part('720/index.m3u8'))
  expect(down.status).toBe(404)
  await bucket.stop()
  try {
    const answer = await patron.get(part('240/index.m3u8'))
    expect(answer).toMatchObject({ status: 503, json: { code: 'unavailable' } })
    expect(answer.headers.get('retry-after')).toBe('5')
  } finally {
    await bucket.start()
  }
  expect((await patron.get(part('240/index.m3u8'))).status).toBe(200)
}, 30_000)

it('the parts are not swept while the film exists, and are deleted with it', async () => {
  const before = await keys()
  expect(before.length).toBeGreaterThan(6)
  await sweepStore(site.pool, new Date(Date.now() + 48 * 3_600_000))
  expect(await keys()).toEqual(before)
  const { rows } = await site.pool.query<{ id: number }>('select video_id as id from posts where id = $1', [film.id])
  await site.pool.query('delete from posts where id = $1', [film.id])
  await site.payload.delete({ collection: 'media', id: rows[0]?.id ?? 0 })
  expect(await keys()).toEqual([])
})
