import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withFile } from '#media/ByteSource.ts'
import { readAvi } from '#media/readAvi.ts'
import { readMp4 } from '#media/readMp4.ts'
import { bareFilm, box } from '../support/boxes.ts'
import { demoFile, demoFilm } from '../support/uploads.ts'

let folder: string
let film: Buffer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stone-hunt-mp4-'))
  film = await demoFilm()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const read = async (bytes: Buffer) => {
  const path = join(folder, 'film.mp4')
  await writeFile(path, bytes)
  return withFile(path, readMp4)
}
const many = (count: number, part: Buffer) => Array.from({ length: count }, () => part)

describe('a film', () => {
  it('has a duration and a size', async () => {
    const films = (await readdir(demoFile('films'))).filter((name) => name.endsWith('.mp4'))
    expect(films.length).toBeGreaterThan(5)
    for (const name of films) {
      const facts = await withFile(demoFile(`films/${name}`), readMp4)
      const { durationSeconds, width, height } = facts && !('refused' in facts) ? facts : expect.fail(name)
      expect(durationSeconds).toBeGreaterThan(1)
      expect(durationSeconds).toBeLessThan(120)
      expect(width).toBeGreaterThanOrEqual(320)
      expect(height).toBeGreaterThanOrEqual(180)
    }
  })

  it.each([0.1, 0.25, 0.5, 0.75, 0.9, 0.99])('is rejected when only %d of it arrived', async (part) => {
    expect(await read(film.subarray(0, Math.floor(film.length * part)))).toBeNull()
  })

  it('is rejected without its last byte', async () => {
    expect(await read(film.subarray(0, film.length - 1))).toBeNull()
  })

  it.each([0, 1, 7, 8, 15])('is rejected with only %d bytes', async (bytes) => {
    expect(await read(film.subarray(0, bytes))).toBeNull()
  })

  it('recorded sideways has its displayed size and the duration of its longest track', async () => {
    const tkhd = Buffer.alloc(84)
    tkhd.writeInt32BE(65536, 44)
    tkhd.writeInt32BE(-65536, 52)
    tkhd.writeUInt32BE(1920 << 16, 76)
    tkhd.writeUInt32BE(1080 << 16, 80)
    const head = (seconds: number) => {
      const bytes = Buffer.alloc(100)
      bytes.writeUInt32BE(1000, 12)
      bytes.writeUInt32BE(1000 * seconds, 16)
      return bytes
    }
    const trak = box('trak', Buffer.concat([box('tkhd', tkhd), box('mdia', box('mdhd', head(2000)))]))
    const moov = box('moov', Buffer.concat([box('mvhd', head(5)), trak]))
    expect(await read(Buffer.concat([moov, box('mdat', Buffer.alloc(10))]))).toMatchObject({
      durationSeconds: 2000,
      width: 1080,
      height: 1920,
    })
  })

  it('that an editor cut without encoding it again has the duration that is shown', async () => {
    const edits = Buffer.alloc(8 + 2 * 12)
    edits.writeUInt32BE(2, 4)
    edits.writeUInt32BE(1500, 8)
    edits.writeUInt32BE(2000, 20)
    const head = Buffer.alloc(24)
    head.writeUInt32BE(600, 12)
    head.writeUInt32BE(600 * 60, 16)
    const trak = box('trak', Buffer.concat([box('edts', box('elst', edits)), box('mdia', box('mdhd', head))]))
    expect(await read(bareFilm({ inMoov: [trak] }))).toMatchObject({ durationSeconds: 3.5 })
  })

  it('with pixels that are not square has the size that is shown', async () => {
    const entry = Buffer.alloc(78)
    entry.writeUInt16BE(640, 24)
    const pasp = box('pasp', Buffer.from([0, 0, 0, 4, 0, 0, 0, 3]))
    const stsd = box(
      'stsd',
      Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box('avc1', Buffer.concat([entry, pasp]))]),
    )
    const tkhd = Buffer.alloc(84)
    tkhd.writeUInt32BE(640 * 65536, 76)
    tkhd.writeUInt32BE(480 * 65536, 80)
    const mdia = box('mdia', box('minf', box('stbl', stsd)))
    const bytes = bareFilm({ width: 1, height: 1, inMoov: [box('trak', Buffer.concat([box('tkhd', tkhd), mdia]))] })
    expect(await read(bytes)).toMatchObject({ width: 853, height: 480 })
  })

  it('is accepted with bytes behind it in a form that only its camera knows', async () => {
    expect(await read(Buffer.concat([film, Buffer.from('8db42d694ccc418790edff439fe026bf')]))).not.toBeNull()
  })

  it('in fragments has no known duration', async () => {
    const facts = await read(bareFilm({ inMoov: [box('mvex', box('trex', Buffer.alloc(24)))] }))
    expect(facts).toMatchObject({ durationSeconds: null, width: 640, height: 480 })
  })

  it('is rejected without its table, data or video track', async () => {
    const ftyp = box('ftyp', Buffer.from('isom\0\0\0\0isom'))
    const mvhd = Buffer.alloc(100)
    mvhd.writeUInt32BE(1000, 12)
    mvhd.writeUInt32BE(5000, 16)
    const tkhd = Buffer.alloc(84)
    tkhd.writeUInt32BE(640 << 16, 76)
    tkhd.writeUInt32BE(480 << 16, 80)
    const picture = box('trak', box('tkhd', tkhd))
    const sound = box('trak', box('tkhd', Buffer.alloc(84)))
    const mdat = box('mdat', Buffer.alloc(10))
    expect(
      await read(Buffer.concat([ftyp, box('moov', Buffer.concat([box('mvhd', mvhd), sound, picture])), mdat])),
    ).toMatchObject({ durationSeconds: 5, width: 640, height: 480 })
    expect(await read(Buffer.concat([ftyp, mdat]))).toBeNull()
    expect(await read(Buffer.concat([ftyp, box('moov', Buffer.concat([box('mvhd', mvhd), picture]))]))).toBeNull()
    expect(await read(Buffer.concat([ftyp, box('moov', Buffer.concat([box('mvhd', mvhd), sound])), mdat]))).toBeNull()
    expect(await read(Buffer.concat([ftyp, box('moov', picture), mdat]))).toBeNull()
    expect(
      await read(Buffer.concat([ftyp, box('moov', Buffer.concat([box('mvhd', Buffer.alloc(100)), picture])), mdat])),
    ).toBeNull()
    expect(await read(Buffer.concat([ftyp, box('moov', box('mvhd', Buffer.alloc(3))), mdat]))).toBeNull()
  })

  it.each([0x00000001, 0x7fffffff, 0xffffffff, 0x00000007])(
    'with a box that claims %d bytes is rejected without allocating them',
    async (length) => {
      const head = Buffer.alloc(24)
      head.writeUInt32BE(length)
      head.write('moov', 4, 'latin1')
      head.fill(0xff, 8)
      expect(await read(Buffer.concat([box('ftyp', Buffer.from('isom')), head]))).toBeNull()
    },
  )

  it('is rejected when it is a picture or text', async () => {
    expect(await read(await readFile(demoFile('gallery/morning-beach.jpg')))).toBeNull()
    expect(await read(Buffer.from('<!doctype html><script>alert(1)</script>'))).toBeNull()
  })
})

describe('a video made to exhaust the parser', () => {
  it.each([
    ['tables of 17 MB', { inMoov: [box('free', Buffer.alloc(17 * 1024 * 1024))] }, /larger than 16 MB/],
    ['70 tracks', { inMoov: many(70, box('trak')) }, /more than 64 tracks/],
    ['10,100 boxes in a box', { inMoov: many(10_100, box('free')) }, /too many parts/],
    [
      '11,000 boxes over several tracks',
      { inMoov: many(11, box('trak', Buffer.concat(many(1000, box('free'))))) },
      /too many parts/,
    ],
    ['1,100 pieces', { behind: many(1100, box('free')) }, /too many parts/],
  ])('with %s is rejected with the reason', async (_, parts, reason) => {
    expect(await read(bareFilm(parts))).toEqual({ refused: expect.stringMatching(reason) as string })
  })

  it('below the limits is accepted', async () => {
    const bytes = bareFilm({ inMoov: many(63, box('trak')), behind: many(900, box('free')) })
    expect(await read(bytes)).toMatchObject({ durationSeconds: 5, width: 640, height: 480 })
  })

  it('in 3,000 fragments is accepted', async () => {
    const fragments = many(3000, Buffer.concat([box('moof'), box('mdat', Buffer.alloc(1))]))
    const bytes = bareFilm({ inMoov: [box('mvex')], behind: fragments })
    expect(await read(bytes)).toMatchObject({ durationSeconds: null, width: 640 })
  })

  it.each([
    ['nothing', 0],
    ['four bytes', 4],
    ['a megabyte', 1024 * 1024],
  ])('as a 2 GB AVI in parts of %s is rejected after a few reads', async (_, length) => {
    const part = Buffer.from('RIFF\0\0\0\0AVI ')
    part.writeUInt32LE(length, 4)
    let looks = 0
    const read = () => {
      looks += 1
      return looks > 1000 ? Promise.reject(new Error('Still looking')) : Promise.resolve(part)
    }
    expect(await readAvi({ size: 2 * 1024 ** 3, read })).toBeNull()
    expect(looks).toBeLessThan(100)
  })
})
