import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { bareFilm } from '../../support/boxes.ts'
import { longFilm, oldFilm, soundAlone } from '../../support/films.ts'
import { mediaOf } from '../../support/mediaFiles.ts'
import { signUpConfirmed } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { demoFile, demoFilm, putFile, smallPicture, ticketOf, upload, uploadTicket } from '../../support/uploads.ts'

const site = useSite()
let member: Browser & { email: string }
const { storedAs, files } = mediaOf(site)

beforeAll(async () => {
  member = await signUpConfirmed(site)
})

const listing = async () => [await files(), await files('incoming'), await files('work')]

describe('an uploaded file', () => {
  const text = (content: string) => () => Promise.resolve(Buffer.from(content))
  const cut = (path: string, part: number) => async () => {
    const bytes = await readFile(demoFile(path))
    return bytes.subarray(0, Math.floor(bytes.length * part))
  }
  const hostile: [string, () => Promise<Buffer>, RegExp][] = [
    [
      'an HTML page',
      text('<!doctype html><script>alert(document.domain)</script>'),
      /only upload MP4, MOV, AVI, JPG, PNG and WebP/,
    ],
    ['a script', text('alert(1)'), /only upload MP4, MOV/],
    [
      'an SVG picture',
      text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      /only upload MP4, MOV/,
    ],
    [
      'an SVG picture with an XML head',
      text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      /only upload MP4, MOV/,
    ],
    [
      'a program',
      () => Promise.resolve(Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5000, 1)])),
      /only upload MP4, MOV/,
    ],
    [
      'a Linux program',
      () => Promise.resolve(Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(5000)])),
      /only upload MP4, MOV/,
    ],
    [
      'a ZIP',
      () => Promise.resolve(Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(5000)])),
      /only upload MP4, MOV/,
    ],
    [
      'a GIF',
      () =>
        sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
      /only upload MP4, MOV/,
    ],
    ['a PDF', text('%PDF-1.7\n1 0 obj\n<<>>\nendobj'), /only upload MP4, MOV/],
    [
      'an AVI of nothing',
      () => Promise.resolve(Buffer.concat([Buffer.from('RIFF\x00\x10\x00\x00AVI LIST'), Buffer.alloc(5000)])),
      /damaged or incomplete/,
    ],
    ['an AVI cut short', async () => (await oldFilm()).subarray(0, 60_000), /damaged or incomplete/],
    ['a playlist', text('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n'), /only upload MP4, MOV/],
    ['a film of 31 minutes', () => longFilm(31 * 60), /at most 30 minutes/],
    [
      'a film of 9000 × 100 points',
      () => Promise.resolve(bareFilm({ width: 9000, height: 100 })),
      /8192 × 8192 pixels and 40 megapixels/,
    ],
    [
      'a film of 8000 × 8000 points',
      () => Promise.resolve(bareFilm({ width: 8000, height: 8000 })),
      /8192 × 8192 pixels and 40 megapixels/,
    ],
    ['a film without samples', () => Promise.resolve(bareFilm()), /damaged or incomplete/],
    ['sound alone', soundAlone, /sound but no picture/],
    ['nothing', text(''), /.{10}/],
    ['a film cut short', cut('films/crystal-field.mp4', 0.6), /damaged or incomplete/],
    ['the first kilobyte of a film', cut('films/crystal-field.mp4', 0.002), /damaged or incomplete/],
    [
      'a film’s head and zeros',
      async () => Buffer.concat([(await demoFilm()).subarray(0, 40), Buffer.alloc(100_000)]),
      /damaged/,
    ],
    ['a picture of 50,000 × 50,000 points', () => Promise.resolve(hugePng(50_000, 50_000)), /image/],
    ['a picture of 7000 × 6000 points', () => Promise.resolve(hugePng(7000, 6000)), /image/],
    ['a picture cut short', cut('gallery/morning-beach.jpg', 0.4), /can’t read that image/],
    ['a picture’s head only', cut('gallery/morning-beach.jpg', 0.01), /can’t read that image/],
    ['a picture of more than 10 MB', noisyPicture, /at most 10 MB/],
  ]

  it.each(hostile)('that is %s is rejected with the reason and deleted', async (_, make, reason) => {
    const uploadURL = await uploadTicket(member)
    const before = await listing()
    const answer = await putFile(member, uploadURL, await make(), 'video/mp4')
    expect(answer).toMatchObject({ status: 400, json: { code: 'unsupported_file' } })
    expect((answer.json as { message: string }).message).toMatch(reason)
    expect(await storedAs(uploadURL)).toEqual({ state: 'ticket', filename: null, mime_type: null })
    expect(await listing()).toEqual(before)
    const post = await member.post('/api/posts', { title: 'x', type: 'video', videoURL: uploadURL })
    expect(post).toMatchObject({ status: 400, json: { code: 'invalid_upload' } })
  })

  it('is identified by its content, not by its Content-Type', async () => {
    const uploadURL = await uploadTicket(member)
    expect((await putFile(member, uploadURL, await demoFilm(), 'image/png')).status).toBe(200)
    expect(await storedAs(uploadURL)).toMatchObject({ mime_type: 'video/mp4' })
    const asPicture = await member.post('/api/posts', { title: 'x', type: 'gallery', imageURLs: [uploadURL] })
    expect(asPicture).toMatchObject({ status: 400, json: { code: 'invalid_upload' } })
  })

  it('of each supported type is identified despite any Content-Type', async () => {
    const kinds: [Buffer, string][] = [
      [await oldFilm(), 'video/vnd.avi'],
      [await demoFilm(), 'video/mp4'],
      [await smallPicture(), 'image/jpeg'],
      [
        await sharp(await smallPicture())
          .png()
          .toBuffer(),
        'image/png',
      ],
      [
        await sharp(await smallPicture())
          .webp()
          .toBuffer(),
        'image/webp',
      ],
    ]
    for (const [bytes, mimeType] of kinds) {
      const uploadURL = await uploadTicket(member)
      expect((await putFile(member, uploadURL, bytes, 'text/html')).status).toBe(200)
      expect(await storedAs(uploadURL)).toMatchObject({ state: 'ready', mime_type: mimeType })
    }
  })

  it('may be a video of thirty minutes', async () => {
    const uploadURL = await upload(member, await longFilm(30 * 60))
    const { rows } = await site.pool.query(
      'select duration_seconds::int as seconds, width::int, height::int from media where ticket = $1',
      [ticketOf(uploadURL)],
    )
    expect(rows).toEqual([{ seconds: 1800, width: 32, height: 32 }])
  })

  it('loses data that is appended to a picture', async () => {
    const uploadURL = await upload(
      member,
      Buffer.concat([await smallPicture(), Buffer.from('<script>alert(1)</script>')]),
    )
    const { filename } = (await storedAs(uploadURL)) ?? {}
    expect((await readFile(join(site.dataDir, 'media', filename ?? ''))).toString('latin1')).not.toContain('<script>')
  })

  it('has a random name of letters and digits', async () => {
    for (const name of await files()) expect(name).toMatch(/^\w{20}\.(mp4|mov|avi|jpg|png|webp)$/)
  })

  /** A small file that decompresses to gigabytes. */
  function hugePng(width: number, height: number): Buffer {
    const head = Buffer.alloc(13)
    head.writeUInt32BE(width, 0)
    head.writeUInt32BE(height, 4)
    head.set([8, 2, 0, 0, 0], 8)
    const rows = deflateSync(Buffer.alloc(width * 3 + 1))
    return Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', head),
      chunk('IDAT', rows),
      chunk('IEND', Buffer.alloc(0)),
    ])
  }

  function chunk(type: string, data: Buffer): Buffer {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }

  function crc32(bytes: Buffer): number {
    let crc = 0xffffffff
    for (const byte of bytes) {
      crc ^= byte
      for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
    }
    return (crc ^ 0xffffffff) >>> 0
  }

  async function noisyPicture(): Promise<Buffer> {
    const small = await smallPicture()
    return Buffer.concat([small, Buffer.alloc(10 * 1024 * 1024)])
  }
})
