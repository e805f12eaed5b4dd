import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { sweepStore } from '#media/sweepStore.ts'
import { sweepUploads } from '#media/sweepUploads.ts'
import { BUCKET, useBucket } from '../../support/bucket.ts'
import type { Browser } from '../../support/Browser.ts'
import { phoneFilm, sharedFilm } from '../../support/films.ts'
import { endPatronage, signUpPatron } from '../../support/members.ts'
import { eventually, signUpEmployee, signUpConfirmed } from '../../support/people.ts'
import { sendFromPanel, uploadInPanel } from '../../support/panel.ts'
import { type Post, postFor } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'
import { demoFile, demoFilm, putFile, smallPicture, uploadTicket } from '../../support/uploads.ts'

const bucket = useBucket()
const site = useSite()
let member: Browser & { email: string }
let employee: Browser & { email: string }
beforeAll(async () => {
  member = await signUpConfirmed(site)
  employee = await signUpEmployee(site)
})

/** Without a cookie, as browsers do. */
const put = (address: string, bytes: Buffer) => fetch(address, { method: 'PUT', body: new Uint8Array(bytes) })
const send = async (person: Browser, bytes: Buffer): Promise<string> => {
  const address = await uploadTicket(person, bytes.length)
  expect((await put(address, bytes)).status).toBe(200)
  return address
}
const publishFilm = async (author: Browser, videoURL: string) =>
  author.post('/api/posts', { title: 'Film', type: 'video', videoURL })
const publishGallery = async (author: Browser, imageURLs: string[], isSubscriberOnly = true) =>
  author.post('/api/posts', { title: 'Gallery', type: 'gallery', imageURLs, isSubscriberOnly })
/** Without covers, which are generated in the background. */
const keys = async () => (await bucket.keys()).filter((key) => !key.endsWith('.webp'))
const ticketOf = (address: string) => new URL(address).pathname.split('/').at(-1) ?? ''

describe('a presigned upload URL', () => {
  it('is valid for fifteen minutes and one key', async () => {
    const address = new URL(await uploadTicket(member, 1000))
    expect(address.origin).toBe(bucket.url)
    expect(address.pathname).toMatch(new RegExp(`^/${BUCKET}/uploads/[\\w-]{32}$`))
    expect(address.searchParams.get('X-Amz-Expires')).toBe('900')
    expect(address.search).not.toMatch(/checksum/i)
  })

  it('is rejected when it is changed, and for other methods', async () => {
    const address = await uploadTicket(member, (await smallPicture()).length)
    const changed = (change: (url: URL) => void) => {
      const url = new URL(address)
      change(url)
      return url.href
    }
    const hostile = [
      changed((url) => (url.pathname = `/${BUCKET}/uploads/${'A'.repeat(32)}`)),
      changed((url) => url.searchParams.set('X-Amz-Expires', '90000')),
      changed((url) => url.searchParams.set('X-Amz-Signature', 'a'.repeat(64))),
      changed((url) => url.searchParams.set('X-Amz-Date', '20200101T000000Z')),
    ]
    const before = await keys()
    for (const url of hostile) expect((await put(url, await smallPicture())).status).toBe(403)
    expect((await fetch(address)).status).toBe(403)
    expect((await fetch(address, { method: 'DELETE' })).status).toBe(403)
    expect(await keys()).toEqual(before)
  })

  it('works from pages of the site', async () => {
    const answer = await fetch(await uploadTicket(member, 1000), {
      method: 'OPTIONS',
      headers: { origin: site.url, 'access-control-request-method': 'PUT' },
    })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const policy = (await site.visitor().get('/')).headers.get('content-security-policy') ?? ''
    for (const directive of ['img-src', 'media-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${directive} [^;]*${bucket.url}`))
  })
})

describe('the size of an upload', () => {
  it('is signed: the bucket rejects a larger or smaller file', async () => {
    const picture = await smallPicture()
    const address = await uploadTicket(member, picture.length)
    expect(new URL(address).searchParams.get('X-Amz-SignedHeaders')).toContain('content-length')
    expect((await put(address, Buffer.concat([picture, Buffer.alloc(1)]))).status).toBe(403)
    expect((await put(address, picture.subarray(1))).status).toBe(403)
    expect((await put(address, picture)).status).toBe(200)
  })

  it('may be omitted: the file is then uploaded through the site', async () => {
    const address = await uploadTicket(member)
    expect(address).toMatch(new RegExp(`^${site.url}/media/uploads/[\\w-]{32}$`))
    expect((await putFile(member, address, await smallPicture('#223344'))).status).toBe(200)
    const before = (await keys()).length
    expect((await publishGallery(member, [address])).status).toBe(201)
    expect((await keys()).length).toBe(before)
  })

  it('counts towards the daily quota when the URL is issued', async () => {
    const person = await signUpConfirmed(site)
    const gigabytes = 2 * 1024 ** 3
    for (let film = 0; film < 5; film++) await uploadTicket(person, gigabytes)
    const refused = await person.post('/api/objects/upload', { size: gigabytes })
    expect(refused).toMatchObject({ status: 429, json: { code: 'upload_quota' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000)
  })
})

describe('a file uploaded to the bucket', () => {
  it('can be used for one post, by URL or path', async () => {
    for (const named of [(address: string) => address, (address: string) => new URL(address).pathname]) {
      const address = await send(employee, await demoFilm())
      const answer = await publishFilm(employee, named(address))
      expect(answer).toMatchObject({ status: 201, json: { status: 'published' } })
      expect((answer.json as Post).videoDuration).toBeCloseTo(24, 0)
      expect((await publishFilm(employee, named(address))).json).toMatchObject({ code: 'invalid_upload' })
      expect(await bucket.keys()).not.toContain(`uploads/${ticketOf(address)}`)
    }
  })

  it('can be used once a bucket that refused the site lets it in again', async () => {
    const address = await send(employee, await demoFilm())
    bucket.isForbidden = true
    onTestFinished(() => void (bucket.isForbidden = false))
    const refused = await publishFilm(employee, address)
    expect(refused).toMatchObject({ status: 503, json: { code: 'unavailable' } })
    expect(refused.headers.get('retry-after')).toBe('2')
    bucket.isForbidden = false
    expect(await publishFilm(employee, address)).toMatchObject({ status: 201 })
  })

  it('can’t be changed by its uploader once it is used', async () => {
    const film = await demoFilm()
    const address = await send(employee, film)
    const { videoURL } = (await publishFilm(employee, address)).json as Post
    const page = Buffer.alloc(film.length, ' ')
    page.write('<!doctype html><script>alert(1)</script>')
    expect((await put(address, page)).status).toBe(200)
    const stored = await fetch((await employee.get(videoURL ?? '')).headers.get('location') ?? '')
    expect(Buffer.from(await stored.arrayBuffer()).equals(film)).toBe(true)
    expect((await publishFilm(employee, address)).json).toMatchObject({ code: 'invalid_upload' })
  })

  it('can’t be used by another user', async () => {
    const address = await send(member, await demoFilm())
    expect((await publishFilm(employee, address)).json).toMatchObject({ code: 'invalid_upload' })
    expect((await publishFilm(member, address)).status).toBe(201)
  })

  const hostile: [string, () => Promise<Buffer>, RegExp][] = [
    ['an HTML page', () => Promise.resolve(Buffer.from('<!doctype html><script>alert(1)</script>')), /only upload MP4/],
    ['a film cut short', async () => (await demoFilm()).subarray(0, 300_000), /damaged or incomplete/],
    [
      'a picture cut short',
      async () => (await readFile(demoFile('gallery/morning-beach.jpg'))).subarray(0, 60_000),
      /can’t read that image/,
    ],
  ]
  it.each(hostile)('that is %s is rejected with the reason and deleted', async (_, make, reason) => {
    const before = await keys()
    const answer = await publishFilm(member, await send(member, await make()))
    expect(answer).toMatchObject({ status: 400, json: { code: 'unsupported_file' } })
    expect((answer.json as { message: string }).message).toMatch(reason)
    expect(await keys()).toEqual(before)
  })

  it('above the size of its ticket is rejected and deleted', async () => {
    const before = await keys()
    const address = await send(member, await demoFilm())
    await site.pool.query('update media set max_bytes = 1000 where ticket = $1', [ticketOf(address)])
    expect(await publishFilm(member, address)).toMatchObject({ status: 413, json: { code: 'too_large' } })
    expect(await keys()).toEqual(before)
  })

  it('loses its EXIF data', async () => {
    const address = await send(employee, await readFile(demoFile('gallery/morning-beach.jpg')))
    const [picture = ''] = ((await publishGallery(employee, [address])).json as Post).imageURLs
    const stored = await fetch((await employee.get(picture)).headers.get('location') ?? '')
    expect((await sharp(Buffer.from(await stored.arrayBuffer())).metadata()).exif).toBeUndefined()
  })

  it('loses its GPS location', async () => {
    const { videoURL } = (await publishFilm(employee, await send(employee, await sharedFilm()))).json as Post
    const stored = await fetch((await employee.get(videoURL ?? '')).headers.get('location') ?? '')
    const bytes = Buffer.from(await stored.arrayBuffer())
    expect(bytes.includes('moov')).toBe(true)
    expect(bytes.includes('46.8000')).toBe(false)
  })

  it('can be a product picture or the cover photo', async () => {
    const imageUrl = await send(employee, await smallPicture('#010203'))
    const product = await employee.post('/api/admin/products', { name: 'Pick', price: 1, imageUrl })
    expect(product.status).toBe(201)
    const coverPhotoURL = await send(employee, await smallPicture('#030201'))
    expect((await employee.send('PUT', '/api/cover-photo', { body: { coverPhotoURL } })).status).toBe(200)
  })
})

describe('a file in the bucket', () => {
  let address: string
  let film: Buffer
  let patron: Browser & { email: string }
  beforeAll(async () => {
    film = await demoFilm()
    patron = await signUpPatron(site)
    address = ((await publishFilm(employee, await send(employee, film))).json as Post).videoURL ?? ''
  })
  const locationFor = async (person: Browser, path = address, headers: Record<string, string> = {}) =>
    (await person.get(path, { headers })).headers.get('location') ?? ''

  it('is served by an uncached redirect to those who may watch it', async () => {
    const answer = await patron.get(address)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const url = new URL(answer.headers.get('location') ?? '')
    expect(url.searchParams.get('X-Amz-Expires')).toBe('300')
    const bytes = await fetch(url)
    expect(bytes.headers.get('content-type')).toBe('video/mp4')
    expect(Buffer.from(await bytes.arrayBuffer()).equals(film)).toBe(true)
  })

  it('is denied to others, and to anyone without a valid signature', async () => {
    expect((await site.visitor().get(address)).status).toBe(401)
    expect((await member.get(address)).status).toBe(403)
    const url = new URL(await locationFor(patron))
    for (const name of ['X-Amz-Signature', 'X-Amz-Date']) {
      const tampered = new URL(url)
      tampered.searchParams.set(name, name === 'X-Amz-Date' ? '20200101T000000Z' : 'b'.repeat(64))
      expect((await fetch(tampered)).status).toBe(403)
    }
    const other = new URL(url)
    other.pathname = `/${BUCKET}/${(await bucket.keys()).find((key) => !url.pathname.endsWith(key))}`
    expect((await fetch(other)).status).toBe(403)
  })

  it('supports ranges, HEAD and If-None-Match', async () => {
    const part = await fetch(await locationFor(patron, address, { range: 'bytes=100-199' }), {
      headers: { range: 'bytes=100-199' },
    })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${film.length}`)
    expect(Buffer.from(await part.arrayBuffer()).equals(film.subarray(100, 200))).toBe(true)
    const beyond = await fetch(await locationFor(patron), { headers: { range: `bytes=${film.length}-` } })
    expect(beyond.status).toBe(416)
    const head = await patron.send('HEAD', address)
    const described = await fetch(head.headers.get('location') ?? '', { method: 'HEAD' })
    expect([described.status, described.headers.get('content-length')]).toEqual([200, String(film.length)])
    const known = { 'if-none-match': described.headers.get('etag') ?? '' }
    expect((await fetch(await locationFor(patron), { headers: known })).status).toBe(304)
  })

  it('is denied on the next request once a membership has ended', async () => {
    const person = await signUpPatron(site)
    expect((await person.get(address)).status).toBe(302)
    await endPatronage(site, person)
    expect((await person.get(address)).status).toBe(403)
  })

  it('has its picture sizes in the bucket too', async () => {
    const pictures = [await send(employee, await readFile(demoFile('gallery/creek-gravel.jpg')))]
    const [picture] = ((await publishGallery(employee, pictures, false)).json as Post).imageURLs
    const answer = await site.visitor().get(`${picture}?w=640`, { headers: { accept: 'image/avif,image/webp,*/*' } })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('vary')).toContain('Accept')
    const size = await fetch(answer.headers.get('location') ?? '')
    expect(size.headers.get('content-type')).toBe('image/webp')
    expect(await sharp(Buffer.from(await size.arrayBuffer())).metadata()).toMatchObject({ width: 640 })
    const key = picture?.split('/').at(-1)
    await eventually(async () => (await bucket.keys()).includes(`sizes/${key}.jpg.640.avif`))
  })

  it('that is missing gets 404', async () => {
    expect((await site.visitor().get('/media/AAAAAAAAAAAAAAAAAAAA')).status).toBe(404)
  })
})

describe('an unplayable video in the bucket', () => {
  it('is downloaded, converted and stored in the bucket', async () => {
    const address = await send(employee, await phoneFilm())
    const { id, status } = (await publishFilm(employee, address)).json as Post
    expect(status).toBe('processing')
    await eventually(async () => (await postFor(employee, id)).status === 'published', 20_000)
    const { videoURL, coverImageUrl } = await postFor(employee, id)
    const film = await fetch((await employee.get(videoURL ?? '')).headers.get('location') ?? '')
    expect(film.headers.get('content-type')).toBe('video/mp4')
    expect(Buffer.from(await film.arrayBuffer()).includes('avc1')).toBe(true)
    const cover = await site.visitor().get(coverImageUrl ?? '')
    expect(cover.headers.get('cache-control')).toBe('public, max-age=150')
    expect((await fetch(cover.headers.get('location') ?? '')).headers.get('content-type')).toBe('image/webp')
    await eventually(async () => !(await bucket.keys()).some((key) => key.endsWith('.mov')))
  })
})

describe('an unused file in the bucket', () => {
  const inADay = () => new Date(Date.now() + 25 * 3_600_000)

  it('is deleted after a day: unused uploads and files without a row', async () => {
    const left = await send(member, await demoFilm())
    const [picture = ''] = (
      (await publishGallery(employee, [await send(employee, await smallPicture('#0a0b0c'))], false)).json as Post
    ).imageURLs
    await site.visitor().get(`${picture}?w=320`)
    const filename = `${picture.split('/').at(-1)}.jpg`
    expect(await bucket.keys()).toEqual(expect.arrayContaining([filename, `sizes/${filename}.320.webp`]))
    await sweepStore(site.pool, new Date())
    expect(await bucket.keys()).toEqual(expect.arrayContaining([filename, `uploads/${ticketOf(left)}`]))
    await site.pool.query('delete from posts_images where media_id in (select id from media where filename = $1)', [
      filename,
    ])
    await site.pool.query('delete from media where filename = $1', [filename])
    await sweepUploads(site.pool, inADay())
    await sweepStore(site.pool, inADay())
    const after = await bucket.keys()
    expect(after.filter((key) => key.startsWith('uploads/') || key.includes(filename))).toEqual([])
    expect(after.length).toBeGreaterThan(3)
  })
})

describe('a file uploaded in the panel', () => {
  it('is stored in the bucket without GPS data, and deleted with its row', async () => {
    const { id, filename } = await uploadInPanel(site, employee, await readFile(demoFile('gallery/morning-beach.jpg')))
    expect(filename).toMatch(/^\w{20}\.jpg$/)
    expect(await bucket.keys()).toContain(filename)
    const shown = await sendFromPanel(site, employee, 'GET', `/cms/api/media/file/${filename}`)
    expect(shown.headers.get('content-type')).toBe('image/jpeg')
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).exif).toBeUndefined()
    expect((await sendFromPanel(site, employee, 'DELETE', `/cms/api/media/${id}`)).status).toBe(200)
    expect(await bucket.keys()).not.toContain(filename)
  })
})
