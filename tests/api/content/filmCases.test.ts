import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type FilmResult, filmCases } from '../../cases/films.ts'
import type { Browser } from '../../support/Browser.ts'
import { isDeep } from '../../support/deep.ts'
import { eventually, signUpEmployee } from '../../support/people.ts'
import { type Post, postFor, publishFilm } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'
import { runByTheClock } from '../../support/time.ts'
import { putFile, upload, uploadTicket } from '../../support/uploads.ts'

const run = promisify(execFile)
/** Beside other tests, a stream takes several times as long as alone. */
const STREAM_MS = 120_000
const FILM_MS = 240_000
const site = useSite()
let employee: Browser & { email: string }
beforeAll(async () => void (employee = await signUpEmployee(site)))

type Streamed = Post & { streamURL: string | null; stream?: { state: string; problem?: string } }

const wanted = isDeep ? filmCases : filmCases.filter(({ isQuick }) => isQuick)
const refused = wanted.filter(({ becomes }) => becomes.refused)

describe('a film with', () => {
  it.each(wanted.filter(({ becomes }) => !becomes.refused))(
    '$name',
    async ({ make, becomes }) => {
      const film = await make()
      const { id } = await publishFilm(employee, { videoURL: await upload(employee, film) })
      await eventually(async () => (await postFor(employee, id)).status === 'published', 60_000)
      await eventually(async () => (await postFor(employee, id)).coverImageUrl !== null, 60_000)
      await runByTheClock(site, 'makeStreams', STREAM_MS)
      const post = (await postFor(employee, id)) as Streamed
      expect(post.stream).toMatchObject({ state: 'ready' })
      const folder = await download(post)
      await judge(folder, post, becomes)
      if (becomes.secret) await expectNoPlace(film, folder, becomes.secret)
    },
    FILM_MS,
  )
})

it.skipIf(refused.length === 0).each(refused)('$name is rejected with the reason', async ({ make, becomes }) => {
  const answer = await putFile(employee, await uploadTicket(employee), await make())
  expect(answer).toMatchObject({ status: 400, json: { code: 'unsupported_file' } })
  expect((answer.json as { message: string }).message).toMatch(becomes.refused ?? /^$/)
})

/** All that a visitor can get of a film: the file, the cover, and every part of the stream. */
async function download(post: Streamed): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stone-hunt-case-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const save = async (address: string, name: string) => {
    const response = await fetch(site.url + address, { headers: { cookie: cookieOf(employee) } })
    expect([address, response.status]).toEqual([address, 200])
    const bytes = Buffer.from(await response.arrayBuffer())
    await writeFile(join(folder, name), bytes)
    return bytes.toString('latin1')
  }
  await save(post.videoURL ?? '', 'film.mp4')
  await save(post.coverImageUrl ?? '', 'cover')
  const stream = (post.streamURL ?? '').replace('master.m3u8', '')
  const master = await save(`${stream}master.m3u8`, 'master.m3u8')
  await save(`${stream}storyboard.jpg`, 'storyboard.jpg')
  await save(`${stream}storyboard.vtt`, 'storyboard.vtt')
  for (const [playlist] of master.matchAll(/^\w+\/index\.m3u8$/gm)) {
    const variant = playlist.split('/')[0] ?? ''
    await mkdir(join(folder, variant))
    const list = await save(stream + playlist, playlist)
    for (const part of ['init.mp4', ...(list.match(/^\d{5}\.m4s$/gm) ?? [])])
      await save(`${stream}${variant}/${part}`, `${variant}/${part}`)
  }
  return folder
}

type Probed = Record<'codec_name' | 'width' | 'height' | 'channels' | 'sample_rate' | 'color_transfer', string | number>

async function probe(path: string, kind: 'v' | 'a'): Promise<Probed[]> {
  const args = ['-v', 'error', '-allowed_extensions', 'ALL', '-select_streams', kind, '-show_streams', '-of', 'json']
  const { stdout } = await run('ffprobe', path.endsWith('m3u8') ? [...args, path] : [...args.filter(isForAll), path])
  return (JSON.parse(stdout) as { streams: Probed[] }).streams
}

const isForAll = (argument: string) => argument !== '-allowed_extensions' && argument !== 'ALL'

async function judge(folder: string, post: Streamed, becomes: FilmResult): Promise<void> {
  const best = (await readdir(folder))
    .filter((name) => /^\d+$/.test(name))
    .sort((one, other) => Number(other) - Number(one))[0]
  const playlist = join(folder, best ?? '', 'index.m3u8')
  const [picture] = await probe(playlist, 'v')
  const sounds = await probe(playlist, 'a')
  const expected = becomes.sound === 'none' ? [] : [{ codec_name: 'aac', channels: 2, sample_rate: '48000' }]
  expect(sounds).toMatchObject(expected)
  expect(await probe(join(folder, 'film.mp4'), 'a')).toHaveLength(expected.length)
  const [across, down] = becomes.shape ?? [16, 9]
  const cover = await sharp(join(folder, 'cover')).metadata()
  const tile = /xywh=0,0,(\d+),(\d+)/.exec(await readFile(join(folder, 'storyboard.vtt'), 'utf8'))
  const [stored] = (
    await site.pool.query<{ width: number; height: number }>(
      'select m.width::int, m.height::int from media m join posts p on p.video_id = m.id where p.id = $1',
      [post.id],
    )
  ).rows
  for (const [what, width, height] of [
    ['stream', picture?.width, picture?.height],
    ['cover', cover.width, cover.height],
    ['storyboard', tile?.[1], tile?.[2]],
    ['player', stored?.width, stored?.height],
  ] as const)
    expect([what, (100 * Number(width)) / Number(height)]).toEqual([what, expect.closeTo((100 * across) / down, -1)])
  const [file] = await probe(join(folder, 'film.mp4'), 'v')
  if (becomes.longestSide)
    for (const one of [picture, file, cover])
      expect(Math.max(Number(one?.width), Number(one?.height))).toBeLessThanOrEqual(becomes.longestSide)
  if (becomes.seconds) expect(post.videoDuration).toBeCloseTo(becomes.seconds, 0)
  if (becomes.yellow) {
    expect([picture?.color_transfer, file?.color_transfer]).toEqual(['bt709', 'bt709'])
    const frame = join(folder, 'frame.png')
    await run('ffmpeg', ['-v', 'error', '-allowed_extensions', 'ALL', '-i', playlist, '-frames:v', '1', frame])
    for (const path of [frame, join(folder, 'cover')]) await expectYellow(path, becomes.yellow)
  }
  if (becomes.isProgressive) {
    const { stderr } = await run('ffmpeg', [
      '-allowed_extensions',
      'ALL',
      '-i',
      playlist,
      '-an',
      '-vf',
      'idet',
      '-f',
      'null',
      '-',
    ])
    // ffmpeg 9 also says it before the first picture.
    const said = stderr.matchAll(/Multi frame detection: TFF:\s*(\d+) BFF:\s*(\d+) Progressive:\s*(\d+)/g)
    const [, tff, bff, progressive] = [...said].at(-1) ?? []
    expect(Number(progressive)).toBeGreaterThan(4 * (Number(tff) + Number(bff)))
  }
}

/** The second bar of seven, in the middle of the picture's upper part. */
async function expectYellow(path: string, color: [number, number, number]): Promise<void> {
  const { width, height } = await sharp(path).metadata()
  const area = { left: Math.round(width * 0.27), top: Math.round(height * 0.2), width: 20, height: 20 }
  const { channels } = await sharp(await sharp(path).extract(area).png().toBuffer()).stats()
  for (const [at, wantedValue] of color.entries()) {
    const { mean = 0 } = channels[at] ?? {}
    expect(Math.abs(mean - wantedValue)).toBeLessThan(16)
  }
}

async function expectNoPlace(film: Buffer, folder: string, secret: RegExp): Promise<void> {
  expect(film.toString('latin1')).toMatch(secret)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    expect([entry.name, secret.exec((await readFile(path)).toString('latin1'))?.[0]]).toEqual([entry.name, undefined])
  }
}

const cookieOf = ({ cookies }: Browser) => [...cookies].map((pair) => pair.join('=')).join('; ')
