import { readdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { sweepUploads } from '#media/sweepUploads.ts'
import type { Browser } from '../support/Browser.ts'
import { endPatronage, signUpPatron } from '../support/members.ts'
import { eventually, signUpEmployee, signUpMember } from '../support/people.ts'
import { type Post, publishFilm, publishGallery } from '../support/posts.ts'
import { sendRaw } from '../support/rawHttp.ts'
import { useSite } from '../support/site.ts'
import { demoFile, demoFilm, putFile, smallPicture, upload, uploadTicket } from '../support/uploads.ts'

const site = useSite()
let member: Browser & { email: string }
let employee: Browser & { email: string }

beforeAll(async () => {
  member = await signUpMember(site)
  employee = await signUpEmployee(site)
})

const ticketOf = (uploadURL: string) => new URL(uploadURL).pathname.split('/').at(-1) ?? ''
const storedAs = async (uploadURL: string) =>
  (
    await site.pool.query<{ state: string; filename: string | null; mime_type: string | null }>(
      'select state, filename, mime_type from media where ticket = $1',
      [ticketOf(uploadURL)],
    )
  ).rows[0]
const files = async (folder = '') =>
  (await readdir(join(site.dataDir, 'media', folder), { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()
const listing = async () => [await files(), await files('incoming')]

describe('an upload address', () => {
  it('takes one file, once', async () => {
    const uploadURL = await uploadTicket(member)
    expect(uploadURL).toMatch(new RegExp(`^${site.url}/media/uploads/[\\w-]{32}$`))
    expect((await putFile(member, uploadURL, await smallPicture())).status).toBe(200)
    const stored = await storedAs(uploadURL)
    expect(await putFile(member, uploadURL, await smallPicture('#ff0000'))).toMatchObject({
      status: 409,
      json: { code: 'upload_used' },
    })
    expect(await storedAs(uploadURL)).toEqual(stored)
  })

  it('takes one of two files sent at the same moment', async () => {
    const uploadURL = await uploadTicket(member)
    const answers = await Promise.all([
      putFile(member, uploadURL, await demoFilm()),
      putFile(member, uploadURL, await demoFilm()),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is over after fifteen minutes', async () => {
    const uploadURL = await uploadTicket(member)
    const { rows } = await site.pool.query<{ minutes: number }>(
      'select round(extract(epoch from ticket_expires_at - created_at) / 60)::int as minutes from media where ticket = $1',
      [ticketOf(uploadURL)],
    )
    expect(rows).toEqual([{ minutes: 15 }])
    await site.pool.query(`update media set ticket_expires_at = now() - interval '1 second' where ticket = $1`, [
      ticketOf(uploadURL),
    ])
    const before = await listing()
    expect(await putFile(member, uploadURL, await smallPicture())).toMatchObject({
      status: 410,
      json: { code: 'upload_expired' },
    })
    expect(await listing()).toEqual(before)
  })

  it('is nobody else’s, and still its owner’s after a stranger tried', async () => {
    const uploadURL = await uploadTicket(member)
    const stranger = await signUpMember(site)
    expect((await putFile(stranger, uploadURL, await smallPicture())).status).toBe(404)
    expect((await putFile(member, uploadURL, await smallPicture())).status).toBe(200)
  })

  it('that was never given out takes nothing', async () => {
    const before = await listing()
    for (const ticket of ['A'.repeat(32), '..%2f..%2fx', 'x', '%00', '1']) {
      const answer = await sendRaw(site, 'PUT', `/media/uploads/${ticket}`, { body: 'x', as: member })
      expect([400, 404]).toContain(answer.status)
    }
    expect(await listing()).toEqual(before)
  })

  it('refuses more than it was given for, announced or not, and keeps nothing of it', async () => {
    const announced = await uploadTicket(member)
    const before = await listing()
    await site.pool.query('update media set max_bytes = 100000 where ticket = $1', [ticketOf(announced)])
    expect(await putFile(member, announced, await demoFilm())).toMatchObject({
      status: 413,
      json: { code: 'too_large' },
    })
    expect((await storedAs(announced))?.state).toBe('ticket')
    const status = await sendChunked(announced, await demoFilm())
    expect(status).toBe(413)
    await eventually(async () => (await files('incoming')).length === 0)
    expect(await listing()).toEqual(before)
  })

  it('is limited to 2 GiB for members and 1 GiB for employees', async () => {
    const limitOf = async (browser: Browser) => {
      const { rows } = await site.pool.query<{ bytes: string }>(
        'select max_bytes::text as bytes from media where ticket = $1',
        [ticketOf(await uploadTicket(browser))],
      )
      return Number(rows[0]?.bytes)
    }
    expect(await limitOf(member)).toBe(2 * 1024 ** 3)
    expect(await limitOf(employee)).toBe(1024 ** 3)
  })

  it('can be tried again after the connection broke, which leaves nothing behind', async () => {
    const uploadURL = await uploadTicket(member)
    const before = await listing()
    const film = await demoFilm()
    await breakOff(uploadURL, film.subarray(0, 200_000), film.length)
    await eventually(async () => (await storedAs(uploadURL))?.state === 'ticket')
    expect(await listing()).toEqual(before)
    expect((await putFile(member, uploadURL, film)).status).toBe(200)
  })

  it('works for the two hundred and first file of a day only tomorrow', async () => {
    const person = await signUpMember(site)
    await uploadTicket(person)
    await site.pool.query(
      `update rate_limits set points = 200 where key like '%objects/upload:%' and key like '%user %'`,
    )
    const answer = await person.post('/api/objects/upload')
    expect(answer).toMatchObject({ status: 429, json: { code: 'too_many_requests' } })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(80_000)
    await site.pool.query(`delete from rate_limits where key like '%objects/upload:%'`)
  })

  async function breakOff(uploadURL: string, bytes: Uint8Array, announced: number): Promise<void> {
    const { hostname, port, pathname } = new URL(uploadURL)
    const socket = connect(Number(port), hostname)
    await new Promise<void>((resolve) => socket.once('connect', resolve))
    socket.write(`PUT ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: ${announced}\r\n\r\n`)
    await new Promise((resolve) => socket.write(bytes, resolve))
    await eventually(async () => (await files('incoming')).length === 1)
    socket.destroy()
  }

  /** Without a length: only counting finds out. */
  async function sendChunked(uploadURL: string, bytes: Buffer): Promise<number> {
    const body = new ReadableStream({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 50_000)
          controller.enqueue(new Uint8Array(bytes.subarray(at, at + 50_000)))
        controller.close()
      },
    })
    const signal = AbortSignal.timeout(3000)
    return (await fetch(uploadURL, { method: 'PUT', body, duplex: 'half', signal } as RequestInit)).status
  }
})

describe('a file that is not what it should be', () => {
  const text = (content: string) => () => Promise.resolve(Buffer.from(content))
  const cut = (path: string, part: number) => async () => {
    const bytes = await readFile(demoFile(path))
    return bytes.subarray(0, Math.floor(bytes.length * part))
  }
  const hostile: [string, () => Promise<Buffer>, RegExp][] = [
    [
      'an HTML page',
      text('<!doctype html><script>alert(document.domain)</script>'),
      /Only MP4, MOV, JPG, PNG and WebP/,
    ],
    ['a script', text('alert(1)'), /Only MP4, MOV/],
    [
      'an SVG picture',
      text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      /Only MP4, MOV/,
    ],
    [
      'an SVG picture with an XML head',
      text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      /Only MP4, MOV/,
    ],
    ['a program', () => Promise.resolve(Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5000, 1)])), /Only MP4, MOV/],
    [
      'a Linux program',
      () => Promise.resolve(Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(5000)])),
      /Only MP4, MOV/,
    ],
    ['a ZIP', () => Promise.resolve(Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(5000)])), /Only MP4, MOV/],
    [
      'a GIF',
      () =>
        sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
      /Only MP4, MOV/,
    ],
    ['a PDF', text('%PDF-1.7\n1 0 obj\n<<>>\nendobj'), /Only MP4, MOV/],
    [
      'an AVI',
      () => Promise.resolve(Buffer.concat([Buffer.from('RIFF\x00\x10\x00\x00AVI LIST'), Buffer.alloc(5000)])),
      /AVI/,
    ],
    ['nothing', text(''), /.{10}/],
    ['a film cut short', cut('films/crystal-field.mp4', 0.6), /damaged or was cut short/],
    ['the first kilobyte of a film', cut('films/crystal-field.mp4', 0.002), /damaged or was cut short/],
    [
      'a film’s head and zeros',
      async () => Buffer.concat([(await demoFilm()).subarray(0, 40), Buffer.alloc(100_000)]),
      /damaged/,
    ],
    ['a picture of 50,000 × 50,000 points', () => Promise.resolve(hugePng(50_000, 50_000)), /picture/],
    ['a picture of 7000 × 6000 points', () => Promise.resolve(hugePng(7000, 6000)), /picture/],
    ['a picture cut short', cut('gallery/morning-beach.jpg', 0.4), /picture/],
    ['a picture’s head only', cut('gallery/morning-beach.jpg', 0.01), /picture/],
    ['a picture of more than 10 MB', noisyPicture, /at most 10 MB/],
  ]

  it.each(hostile)('%s is refused with a reason, and nothing is kept', async (_, make, reason) => {
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

  it('called a picture is taken for the film it is', async () => {
    const uploadURL = await uploadTicket(member)
    expect((await putFile(member, uploadURL, await demoFilm(), 'image/png')).status).toBe(200)
    expect(await storedAs(uploadURL)).toMatchObject({ mime_type: 'video/mp4' })
    const asPicture = await member.post('/api/posts', { title: 'x', type: 'gallery', imageURLs: [uploadURL] })
    expect(asPicture).toMatchObject({ status: 400, json: { code: 'invalid_upload' } })
  })

  it('with a page hidden behind a picture keeps only the picture', async () => {
    const uploadURL = await upload(
      member,
      Buffer.concat([await smallPicture(), Buffer.from('<script>alert(1)</script>')]),
    )
    const { filename } = (await storedAs(uploadURL)) ?? {}
    expect((await readFile(join(site.dataDir, 'media', filename ?? ''))).toString('latin1')).not.toContain('<script>')
  })

  it('stands under a name that says nothing and leads nowhere', async () => {
    for (const name of await files()) expect(name).toMatch(/^\w{20}\.(mp4|mov|jpg|png|webp)$/)
  })

  /** A picture of one colour that unpacks to gigabytes. */
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

describe('a photograph', () => {
  it('loses the place where it was taken, and keeps standing upright', async () => {
    const original = await readFile(demoFile('gallery/morning-beach.jpg'))
    expect((await sharp(original).metadata()).exif?.toString('latin1')).toBeDefined()
    const turned = await sharp(original).withMetadata({ orientation: 6 }).toBuffer()
    const gallery = await publish([original, turned])
    const [plain, upright] = await Promise.all(gallery.imageURLs.map((address) => bytesOf(address)))
    const metadata = await sharp(plain).metadata()
    expect(metadata.exif).toBeUndefined()
    expect(metadata.xmp).toBeUndefined()
    expect(metadata.iptc).toBeUndefined()
    expect(plain?.toString('latin1')).not.toMatch(/GPS|Exif/)
    const { width, height } = await sharp(original).metadata()
    const after = await sharp(upright).metadata()
    expect([after.width, after.height]).toEqual([height, width])
    expect(after.orientation ?? 1).toBe(1)
  })

  it('has no place in its smaller sizes either', async () => {
    const gallery = await publish([await readFile(demoFile('gallery/creek-gravel.jpg'))])
    const answer = await fetch(`${site.url}${gallery.imageURLs[0]}?w=640`, { headers: { cookie: cookieOf(employee) } })
    expect(answer.headers.get('content-type')).toBe('image/webp')
    const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(metadata).toMatchObject({ width: 640, format: 'webp' })
    expect(metadata.exif).toBeUndefined()
  })

  const publish = async (pictures: Buffer[]): Promise<Post> => {
    const imageURLs = await Promise.all(pictures.map((bytes) => upload(employee, bytes)))
    return (await employee.post('/api/posts', { title: 'Beach', type: 'gallery', imageURLs })).json as Post
  }
  const bytesOf = async (address: string) =>
    Buffer.from(await (await fetch(`${site.url}${address}`, { headers: { cookie: cookieOf(employee) } })).arrayBuffer())
})

describe('premium bytes', () => {
  let film: Post
  let address: string
  let bytes: Buffer
  let patron: Browser & { email: string }
  beforeAll(async () => {
    patron = await signUpPatron(site)
    film = await publishFilm(employee)
    address = film.videoURL ?? ''
    bytes = await demoFilm()
  })

  const fetchAs = (visitor: Browser, headers: Record<string, string> = {}, method = 'GET', path = address) =>
    fetch(`${site.url}${path}`, { method, headers: { ...headers, cookie: cookieOf(visitor) } })

  it('are the film for subscribers, and nothing for visitors and members', async () => {
    const answer = await fetchAs(patron)
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    expect(await site.visitor().get(address)).toMatchObject({ status: 401, json: { message: 'Unauthorized' } })
    expect(await member.get(address)).toMatchObject({ status: 403, json: { code: 'subscribers_only' } })
  })

  it('are refused in every way of asking', async () => {
    for (const headers of [
      { range: 'bytes=0-99' },
      { 'if-none-match': '*' },
      { 'if-range': '"x"', range: 'bytes=0-1' },
    ] as Record<string, string>[]) {
      for (const method of ['GET', 'HEAD']) {
        expect((await fetchAs(member, headers, method)).status).toBe(403)
        expect((await fetchAs(site.visitor(), headers, method)).status).toBe(401)
      }
    }
    for (const path of [`${address}?w=320`, `${address}?download=1`]) expect((await member.get(path)).status).toBe(403)
    for (const path of [
      `${address}.mp4`,
      `${address}/`,
      `/media/../media${address}`,
      `/media/incoming`,
      `/media/uploads`,
    ]) {
      expect((await sendRaw(site, 'GET', path, { as: member })).status).toBe(404)
    }
    const stored = (await files()).find((name) => name.startsWith(address.replace('/media/', '')))
    expect((await member.get(`/cms/api/media/file/${stored}`)).status).toBe(403)
    expect((await member.get(`/media/${stored}`)).status).toBe(404)
  })

  it('come in ranges', async () => {
    const part = await fetchAs(patron, { range: 'bytes=100-199' })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${bytes.length}`)
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true)
    const tail = await fetchAs(patron, { range: 'bytes=-10' })
    expect(Buffer.from(await tail.arrayBuffer()).equals(bytes.subarray(-10))).toBe(true)
    const beyond = await fetchAs(patron, { range: `bytes=${bytes.length}-` })
    expect(beyond.status).toBe(416)
    expect(beyond.headers.get('content-range')).toBe(`bytes */${bytes.length}`)
    expect(await beyond.text()).toBe('')
  })

  it('are described by HEAD and spared when the browser has them', async () => {
    const head = await fetchAs(patron, {}, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe(String(bytes.length))
    expect(head.headers.get('content-type')).toBe('video/mp4')
    expect(head.headers.get('accept-ranges')).toBe('bytes')
    const headers = { 'if-none-match': head.headers.get('etag') ?? '' }
    expect(await sendRaw(site, 'GET', address, { as: patron, headers })).toMatchObject({ status: 304, text: '' })
  })

  it('are kept by no shared cache and run as nothing', async () => {
    const { headers } = await fetchAs(patron, {}, 'HEAD')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('vary')).toContain('Cookie')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  })

  it('are gone at once for a member whose time is over, with the very address they had', async () => {
    const person = await signUpPatron(site)
    expect((await fetchAs(person, { range: 'bytes=0-9' })).status).toBe(206)
    await endPatronage(site, person)
    expect((await fetchAs(person, { range: 'bytes=10-19' })).status).toBe(403)
  })

  it('are their author’s, also while nobody has approved the post', async () => {
    const author = await signUpMember(site)
    const own = await publishFilm(author)
    expect((await fetchAs(author, {}, 'HEAD', own.videoURL ?? '')).status).toBe(200)
    expect((await fetchAs(employee, {}, 'HEAD', own.videoURL ?? '')).status).toBe(200)
    expect((await fetchAs(patron, {}, 'HEAD', own.videoURL ?? '')).status).toBe(403)
  })
})

describe('what everybody may see', () => {
  it('is a public gallery’s picture, in the prepared widths and no other', async () => {
    const gallery = await publishGallery(employee, { isSubscriberOnly: false })
    const [address = ''] = gallery.imageURLs
    const typeOf = async (query: string) => (await fetch(`${site.url}${address}${query}`)).headers.get('content-type')
    expect(await typeOf('')).toBe('image/jpeg')
    expect(await typeOf('?w=320')).toBe('image/webp')
    expect(await typeOf('?w=321')).toBe('image/jpeg')
    expect(await typeOf('?w=1e9')).toBe('image/jpeg')
    expect(await typeOf('?w=../../etc')).toBe('image/jpeg')
  })

  it('is the cover photo an employee set, and nothing a member sets', async () => {
    const coverPhotoURL = await upload(employee, await smallPicture('#123456'))
    expect((await site.visitor().get('/api/site-settings/cover_photo_url')).json).toEqual({
      key: 'cover_photo_url',
      value: null,
    })
    const answer = await employee.send('PUT', '/api/cover-photo', { body: { coverPhotoURL } })
    expect(answer.status).toBe(200)
    const { value } = answer.json as { value: string }
    expect((await site.visitor().get('/api/site-settings/cover_photo_url')).json).toEqual({
      key: 'cover_photo_url',
      value,
    })
    const photo = await fetch(`${site.url}${value}`)
    expect(photo.status).toBe(200)
    expect(photo.headers.get('cache-control')).toContain('public')
    for (const wrong of [
      coverPhotoURL,
      await upload(employee, await demoFilm()),
      await upload(member, await smallPicture()),
      'https://evil.example/x.jpg',
      value,
    ]) {
      const refused = await employee.send('PUT', '/api/cover-photo', { body: { coverPhotoURL: wrong } })
      expect(refused).toMatchObject({ status: 400, json: { code: 'invalid_upload' } })
    }
    expect((await site.visitor().get('/api/site-settings/cover_photo_url')).json).toEqual({
      key: 'cover_photo_url',
      value,
    })
  })

  it('is no setting that is not marked public', async () => {
    expect((await site.visitor().get('/api/site-settings/order_hold_minutes')).status).toBe(404)
    expect((await employee.get('/api/site-settings/order_hold_minutes')).status).toBe(404)
  })

  it('is a product’s picture, from the moment the product exists', async () => {
    const imageUrl = await upload(employee, await smallPicture('#654321'))
    const { filename } = (await storedAs(imageUrl)) ?? {}
    const address = `/media/${filename?.split('.')[0]}`
    expect((await site.visitor().get(address)).status).toBe(404)
    const answer = await employee.post('/api/admin/products', { name: ' Pick ', price: 24.99, imageUrl })
    expect(answer).toMatchObject({
      status: 201,
      json: { name: 'Pick', price: '24.99', category: 'General', imageUrl: address },
    })
    expect((await site.visitor().get(address)).status).toBe(200)
    expect((await site.visitor().get('/api/products')).json).toMatchObject([{ name: 'Pick', price: '24.99' }])
  })

  it.each([
    { name: ' ' },
    { price: -1 },
    { price: 1.999 },
    { price: '24.99' },
    { price: 1e-7 },
    { price: 1_000_001 },
    { name: 5 },
    { rating: 5 },
  ])('is no product with %j', async (change) => {
    const answer = await employee.post('/api/admin/products', { name: 'Pick', price: 1, ...change })
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_input' } })
  })
})

describe('an upload that nothing uses', () => {
  it('is the business of its owner alone, and gone after a day', async () => {
    const unused = await upload(member, await smallPicture('#abcdef'))
    const used = await publishGallery(employee)
    const { filename = '' } = (await storedAs(unused)) ?? {}
    const address = `/media/${filename?.split('.')[0]}`
    expect((await member.get(address)).status).toBe(200)
    expect((await site.visitor().get(address)).status).toBe(404)
    await site.pool.query(`update media set created_at = now() - interval '25 hours'`)
    await sweepUploads(site.pool, new Date())
    expect(await files()).not.toContain(filename)
    expect((await member.get(address)).status).toBe(404)
    expect((await employee.get(used.imageURLs[0] ?? '')).status).toBe(200)
    expect(await files('incoming')).toEqual([])
  })
})

function cookieOf(visitor: Browser): string {
  return [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}
