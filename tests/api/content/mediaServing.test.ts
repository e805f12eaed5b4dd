import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { locatedFilm, sharedFilm, streamHash } from '../../support/films.ts'
import { mediaOf } from '../../support/mediaFiles.ts'
import { endPatronage, signUpPatron } from '../../support/members.ts'
import { saveInPanel } from '../../support/owner.ts'
import { eventually, signUpEmployee, signUpConfirmed } from '../../support/people.ts'
import { type Post, publishFilm, publishGallery } from '../../support/posts.ts'
import { sendRaw } from '../../support/rawHttp.ts'
import { useSite } from '../../support/site.ts'
import { demoFile, demoFilm, smallPicture, upload } from '../../support/uploads.ts'

const site = useSite()
let member: Browser & { email: string }
let employee: Browser & { email: string }
const { storedAs, files } = mediaOf(site)

beforeAll(async () => {
  member = await signUpConfirmed(site)
  employee = await signUpEmployee(site)
})

describe('a photo', () => {
  it('loses its GPS data and keeps its orientation', async () => {
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

  it('has no EXIF data in its smaller sizes', async () => {
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

describe('a video', () => {
  const stored = async (film: Buffer) => {
    const post = await publishFilm(employee, { videoURL: await upload(employee, film) })
    const answer = await fetch(`${site.url}${post.videoURL}`, { headers: { cookie: cookieOf(employee) } })
    return Buffer.from(await answer.arrayBuffer())
  }

  it('loses its location text, and keeps picture and sound', async () => {
    const film = await sharedFilm()
    expect(film.includes('+46.8000-092.1000/')).toBe(true)
    const bytes = await stored(film)
    expect(bytes.includes('46.8')).toBe(false)
    for (const stream of ['v', 'a'] as const)
      expect(await streamHash(bytes, stream)).toBe(await streamHash(film, stream))
  })

  it('loses its location coordinates', async () => {
    const film = await locatedFilm()
    const box = film.indexOf('loci')
    const latitude = Buffer.alloc(4)
    latitude.writeInt32BE(Math.floor(46.8 * 65536))
    expect(film.indexOf(latitude, box)).toBeGreaterThan(box)
    const bytes = await stored(film)
    expect([bytes.includes('loci'), bytes.includes(latitude)]).toEqual([false, false])
  })
})

describe('a subscriber-only file', () => {
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

  it('is served to subscribers and denied to visitors and members', async () => {
    const answer = await fetchAs(patron)
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    expect(await site.visitor().get(address)).toMatchObject({ status: 401, json: { message: 'Unauthorized' } })
    expect(await member.get(address)).toMatchObject({ status: 403, json: { code: 'subscribers_only' } })
  })

  it('is denied for every method, header and path', async () => {
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

  it('supports ranges', async () => {
    const part = await fetchAs(patron, { range: 'bytes=100-199' })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${bytes.length}`)
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true)
    const tail = await fetchAs(patron, { range: 'bytes=-10' })
    expect(Buffer.from(await tail.arrayBuffer()).equals(bytes.subarray(-10))).toBe(true)
    const allOfIt = await fetchAs(patron, { range: `bytes=-${bytes.length + 1}` })
    expect([allOfIt.status, allOfIt.headers.get('content-range')]).toEqual([200, null])
    expect(Buffer.from(await allOfIt.arrayBuffer()).equals(bytes)).toBe(true)
    const headOfIt = await fetchAs(patron, { range: `bytes=-${bytes.length + 1}` }, 'HEAD')
    expect([headOfIt.status, headOfIt.headers.get('content-length')]).toEqual([200, String(bytes.length)])
    expect(headOfIt.headers.get('cache-control')).toBe(allOfIt.headers.get('cache-control'))
    const nothing = await fetchAs(patron, { range: 'bytes=-0' })
    expect(nothing.status).toBe(416)
    const beyond = await fetchAs(patron, { range: `bytes=${bytes.length}-` })
    expect(beyond.status).toBe(416)
    expect(beyond.headers.get('content-range')).toBe(`bytes */${bytes.length}`)
    expect(await beyond.text()).toBe('')
    // The error response has no caching headers of the file.
    expect(beyond.headers.get('cache-control')).toBeNull()
    const changed = await fetchAs(patron, { 'if-match': '"another"' })
    expect([changed.status, changed.headers.get('etag'), await changed.text()]).toEqual([412, null, ''])
  })

  it('supports HEAD and If-None-Match', async () => {
    const head = await fetchAs(patron, {}, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe(String(bytes.length))
    expect(head.headers.get('content-type')).toBe('video/mp4')
    expect(head.headers.get('accept-ranges')).toBe('bytes')
    const headers = { 'if-none-match': head.headers.get('etag') ?? '' }
    expect(await sendRaw(site, 'GET', address, { as: patron, headers })).toMatchObject({ status: 304, text: '' })
  })

  it('is sent whole when If-Range does not match', async () => {
    const { headers } = await fetchAs(patron, {}, 'HEAD')
    const range = 'bytes=0-9'
    expect((await fetchAs(patron, { range, 'if-range': headers.get('etag') ?? '' })).status).toBe(206)
    const weak = await fetchAs(patron, { range, 'if-range': `W/${headers.get('etag')}` })
    expect([weak.status, (await weak.arrayBuffer()).byteLength]).toEqual([200, bytes.length])
    const other = await fetchAs(patron, { range, 'if-range': '"another file"' })
    expect(other.status).toBe(200)
    expect((await other.arrayBuffer()).byteLength).toBe(bytes.length)
    for (const method of ['GET', 'HEAD'])
      expect((await fetchAs(patron, {}, method, '/media/AAAAAAAAAAAAAAAAAAAA')).status).toBe(404)
  })

  it('that is missing on disk gets 404', async () => {
    const lost = await publishFilm(employee)
    const key = lost.videoURL?.split('/').at(-1)
    await rm(join(site.dataDir, 'media', `${key}.mp4`))
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetchAs(patron, { range: 'bytes=0-9' }, method, lost.videoURL ?? '')
      expect(answer.status).toBe(404)
      expect(answer.headers.get('content-type')).toContain('application/json')
    }
    const gallery = await publishGallery(employee)
    await rm(join(site.dataDir, 'media', `${gallery.imageURLs[0]?.split('/').at(-1)}.jpg`))
    expect((await patron.get(`${gallery.imageURLs[0]}?w=640`)).status).toBe(404)
  })

  it('is not cached by proxies and has a CSP that runs nothing', async () => {
    const { headers } = await fetchAs(patron, {}, 'HEAD')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('vary')).toContain('Cookie')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  })

  it('is denied on the next request once a membership has ended', async () => {
    const person = await signUpPatron(site)
    expect((await fetchAs(person, { range: 'bytes=0-9' })).status).toBe(206)
    await endPatronage(site, person)
    expect((await fetchAs(person, { range: 'bytes=10-19' })).status).toBe(403)
  })

  it('is served to its author and employees before approval', async () => {
    const author = await signUpConfirmed(site)
    const own = await publishFilm(author)
    expect((await fetchAs(author, {}, 'HEAD', own.videoURL ?? '')).status).toBe(200)
    expect((await fetchAs(employee, {}, 'HEAD', own.videoURL ?? '')).status).toBe(200)
    expect((await fetchAs(patron, {}, 'HEAD', own.videoURL ?? '')).status).toBe(403)
  })
})

describe('a public file', () => {
  it('is a picture of a public gallery, resized to the allowed widths only', async () => {
    const gallery = await publishGallery(employee, { isSubscriberOnly: false })
    const [address = ''] = gallery.imageURLs
    const typeOf = async (query: string) => (await fetch(`${site.url}${address}${query}`)).headers.get('content-type')
    expect(await typeOf('')).toBe('image/jpeg')
    expect(await typeOf('?w=320')).toBe('image/webp')
    expect(await typeOf('?w=321')).toBe('image/jpeg')
    expect(await typeOf('?w=1e9')).toBe('image/jpeg')
    expect(await typeOf('?w=../../etc')).toBe('image/jpeg')
  })

  it('is served as WebP, and as AVIF once it is generated and the browser accepts it', async () => {
    const picture = await upload(employee, await readFile(demoFile('gallery/morning-beach.jpg')))
    const gallery = await employee.post('/api/posts', {
      title: 'x',
      type: 'gallery',
      imageURLs: [picture],
      isSubscriberOnly: false,
    })
    const address = `${site.url}${(gallery.json as Post).imageURLs[0]}?w=960`
    const as = (accept: string) => fetch(address, { headers: { accept } })
    const modern = 'image/avif,image/webp,image/*;q=0.8'
    const first = await as(modern)
    expect(first.headers.get('content-type')).toBe('image/webp')
    expect(first.headers.get('vary')).toContain('Accept')
    await eventually(async () => (await as(modern)).headers.get('content-type') === 'image/avif')
    const [avif, webp] = await Promise.all(
      [modern, 'image/webp,*/*'].map(async (accept) => Buffer.from(await (await as(accept)).arrayBuffer())),
    )
    expect(await sharp(avif).metadata()).toMatchObject({ format: 'heif', width: 960 })
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 960 })
    for (const refusing of ['image/avif;q=0,image/webp,*/*', 'image/*', '*/*'])
      expect((await as(refusing)).headers.get('content-type')).toBe('image/webp')
  })

  it('is resized once for concurrent requests', async () => {
    const gallery = await publishGallery(employee, { isSubscriberOnly: false })
    const address = `${site.url}${gallery.imageURLs[0]}?w=640`
    const answers = await Promise.all(Array.from({ length: 30 }, () => fetch(address)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200))
    // A second resize would change the modification time and so the ETag.
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1)
  })

  it('is the cover photo set by an employee, from an own unused picture', async () => {
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

  it('stays the cover photo while it is also in a members-only gallery, and in one that is in the trash', async () => {
    const coverPhotoURL = await upload(employee, await smallPicture('#654321'))
    const { json } = await employee.send('PUT', '/api/cover-photo', { body: { coverPhotoURL } })
    const { value } = json as { value: string }
    const { rows } = await site.pool.query<{ id: number }>(`select id from media where filename like $1 || '.%'`, [
      value.replace('/media/', ''),
    ])
    const gallery = { title: 'x', type: 'gallery', images: [{ media: rows[0]?.id }], isSubscriberOnly: true }
    const made = await saveInPanel(site, employee, 'POST', '/posts', { ...gallery, status: 'published' })
    expect(made.status).toBe(201)
    expect((await fetch(`${site.url}${value}`)).status).toBe(200)
    const { doc } = JSON.parse(made.text) as { doc: { id: number } }
    expect((await employee.send('DELETE', `/api/admin/posts/${doc.id}`)).status).toBe(204)
    expect((await fetch(`${site.url}${value}`)).status).toBe(200)
  })

  it('is no cover photo that was named in the panel, because that could be a members-only picture', async () => {
    const { rows } = await site.pool.query<{ id: number }>(`select id from site_settings where key = 'cover_photo_url'`)
    const value = (await publishGallery(employee)).imageURLs[0]
    const saved = await saveInPanel(site, employee, 'PATCH', `/site-settings/${rows[0]?.id}`, { value })
    expect(saved).toMatchObject({ status: 400, problems: ['Use “Change Cover Photo” on the home page.'] })
    expect((await fetch(`${site.url}${value}`)).status).toBe(401)
  })

  it('does not include settings without the public flag', async () => {
    expect((await site.visitor().get('/api/site-settings/order_hold_minutes')).status).toBe(404)
    expect((await employee.get('/api/site-settings/order_hold_minutes')).status).toBe(404)
  })

  it('is a product’s picture once the product exists', async () => {
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
  ])('a product with %j is rejected', async (change) => {
    const answer = await employee.post('/api/admin/products', { name: 'Pick', price: 1, ...change })
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_input' } })
  })
})

function cookieOf(visitor: Browser): string {
  return [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}
