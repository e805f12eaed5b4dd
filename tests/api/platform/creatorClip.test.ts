import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SiteConfig } from '#contracts/platform/site.ts'
import { sweepUploads } from '#media/sweepUploads.ts'
import type { Browser } from '../../support/Browser.ts'
import { streamHash, testFilm } from '../../support/films.ts'
import { filmOf } from '../../support/makeFilm.ts'
import { saveInPanel } from '../../support/owner.ts'
import { sendFromPanel, uploadInPanel } from '../../support/panel.ts'
import { signUpEmployee } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { smallPicture } from '../../support/uploads.ts'

const site = useSite()
let owner: Browser
let film: { id: number; address: string }
let mute: { id: number }

const addressOf = (filename: string) => `/media/${filename.split('.')[0]}`
const save = (body: object) => saveInPanel(site, owner, 'POST', '/globals/landing', body)
const creatorOf = async () => ((await site.visitor().get('/api/config')).json as SiteConfig).landing.creator
const statusOf = async (address: string) => (await site.visitor().get(address)).status
const EMPTY = { creatorFilm: null, creatorFilmUse: 'film', creatorSignature: null }

beforeAll(async () => {
  owner = await signUpEmployee(site)
  const stored = await uploadInPanel(site, owner, await testFilm({ seconds: 8 }), 'video/mp4')
  film = { id: stored.id, address: addressOf(stored.filename) }
  mute = await uploadInPanel(site, owner, await filmOf({ sound: null }), 'video/mp4')
}, 120_000)

beforeEach(async () => {
  await save({ creatorName: 'Mara Quill', creatorText: 'I hunt agates.', ...EMPTY })
})

async function clipOf(): Promise<{ kind: string; url: string; posterUrl: string | null }> {
  const clip = (await creatorOf())?.clip
  if (!clip) throw new Error('The creator has no clip')
  return clip
}

async function storedClip(): Promise<{ path: string; seconds: number }> {
  const { rows } = await site.pool.query<{ seconds: number }>(
    `select m.duration_seconds::float8 as seconds from landing l join media m on m.id = l.creator_clip_id`,
  )
  return { path: (await clipOf()).url, seconds: rows[0]?.seconds ?? 0 }
}

const bytesOf = async (address: string) => Buffer.from(await (await fetch(new URL(address, site.url))).arrayBuffer())

describe('the creator’s film', { timeout: 90_000 }, () => {
  it('is six silent seconds and a picture that everyone can see, while the film itself stays private', async () => {
    expect(await save({ creatorFilm: film.id, creatorFilmUse: 'film' })).toMatchObject({ status: 200 })
    const { kind, url, posterUrl } = await clipOf()
    expect(kind).toBe('film')
    const shown = await site.visitor().get(url)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'video/mp4'])
    expect(await statusOf(posterUrl ?? '')).toBe(200)
    expect(await statusOf(film.address)).toBe(404)
    const { seconds } = await storedClip()
    expect(seconds).toBeGreaterThan(5.5)
    expect(seconds).toBeLessThan(6.5)
    const bytes = await bytesOf(url)
    expect(await streamHash(bytes, 'v')).toMatch(/MD5/)
    await expect(streamHash(bytes, 'a')).rejects.toThrow(/matches no streams/)
  })

  it('keeps its clip when something else is saved, and gets another one for another part', async () => {
    await save({ creatorFilm: film.id, creatorFilmUse: 'film' })
    const first = await clipOf()
    await save({ creatorText: 'I still hunt agates.' })
    expect(await clipOf()).toEqual(first)
    await save({ creatorFilmUse: 'voice' })
    const voice = await clipOf()
    expect(voice).toMatchObject({ kind: 'voice', posterUrl: null })
    expect(await statusOf(first.url)).toBe(404)
    expect(await statusOf(first.posterUrl ?? '')).toBe(404)
  })

  it('as a voice has its sound and no picture', async () => {
    await save({ creatorFilm: film.id, creatorFilmUse: 'voice' })
    const { url } = await clipOf()
    const shown = await site.visitor().get(url)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'audio/mp4'])
    const bytes = await bytesOf(url)
    expect(await streamHash(bytes, 'a')).toMatch(/MD5/)
    await expect(streamHash(bytes, 'v')).rejects.toThrow(/matches no streams/)
  })

  it('without sound has no voice, and nothing is saved', async () => {
    const { status, problems } = await save({ creatorFilm: mute.id, creatorFilmUse: 'voice', creatorText: 'Changed' })
    expect(status).toBe(400)
    expect(problems).toEqual(['This film has no sound. Please choose another one, or show its first seconds instead.'])
    expect(await creatorOf()).toEqual({ name: 'Mara Quill', text: 'I hunt agates.', portraitUrl: null })
  })

  it('is gone a day after the owner removes it', async () => {
    await save({ creatorFilm: film.id, creatorFilmUse: 'film' })
    const { url, posterUrl } = await clipOf()
    const tomorrow = new Date(Date.now() + 25 * 3_600_000)
    const stored = async () =>
      (
        await site.pool.query('select from media where filename like any ($1)', [
          [url, posterUrl ?? ''].map((address) => `${address.replace('/media/', '')}.%`),
        ])
      ).rowCount
    await sweepUploads(site.pool, tomorrow)
    expect(await stored()).toBe(2)
    await save({ creatorFilm: null })
    expect((await creatorOf())?.clip).toBeUndefined()
    expect(await statusOf(url)).toBe(404)
    await sweepUploads(site.pool, tomorrow)
    expect(await stored()).toBe(0)
  })

  it('that is deleted takes its clip away', async () => {
    const other = await uploadInPanel(site, owner, await filmOf({ seconds: 1 }), 'video/mp4')
    await save({ creatorFilm: other.id, creatorFilmUse: 'film' })
    const { url } = await clipOf()
    expect((await sendFromPanel(site, owner, 'DELETE', `/cms/api/media/${other.id}`)).status).toBe(200)
    expect((await creatorOf())?.clip).toBeUndefined()
    expect(await statusOf(url)).toBe(404)
  })

  it.each([
    ['a picture', async () => (await uploadInPanel(site, owner, await smallPicture())).id],
    ['a file that doesn’t exist', async () => 999_999],
    ['a word', async () => 'film'],
  ])('can’t be %s', async (_what, wrong) => {
    expect((await save({ creatorFilm: await wrong() })).status).toBeGreaterThanOrEqual(400)
    expect((await save({ creatorFilm: await wrong() })).status).toBeLessThan(500)
    expect((await creatorOf())?.clip).toBeUndefined()
  })

  it('has a clip that only the site chooses', async () => {
    const secret = await uploadInPanel(site, owner, await smallPicture())
    await save({ creatorFilm: film.id, creatorFilmUse: 'film' })
    const clip = await clipOf()
    await save({ creatorClip: secret.id, creatorClipPoster: secret.id })
    expect(await clipOf()).toEqual(clip)
    expect(await statusOf(addressOf(secret.filename))).toBe(404)
  })
})

describe('the creator’s signature', () => {
  const drawn = (alpha: number) =>
    sharp({ create: { width: 60, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha } } })
      .png()
      .toBuffer()

  it('is public while it is chosen', async () => {
    const { id, filename } = await uploadInPanel(site, owner, await drawn(0.5), 'image/png')
    const address = addressOf(filename)
    expect(await statusOf(address)).toBe(404)
    expect(await save({ creatorSignature: id })).toMatchObject({ status: 200 })
    expect((await creatorOf())?.signatureUrl).toBe(address)
    expect(await statusOf(address)).toBe(200)
    await save({ creatorSignature: null })
    expect((await creatorOf())?.signatureUrl).toBeUndefined()
    expect(await statusOf(address)).toBe(404)
  })

  it.each([
    ['an opaque picture', async () => uploadInPanel(site, owner, await drawn(1), 'image/png')],
    ['a film', async () => film],
  ])('can’t be %s', async (_what, upload) => {
    const { status, problems } = await save({ creatorSignature: (await upload()).id })
    expect(status).toBe(400)
    expect(problems.join(' ')).toMatch(/transparent background|invalid/i)
    expect((await creatorOf())?.signatureUrl).toBeUndefined()
  })
})
