import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { sweepStore } from '#media/sweepStore.ts'
import { useBucket } from '../../support/bucket.ts'
import type { Browser } from '../../support/Browser.ts'
import { sharedFilm } from '../../support/films.ts'
import { signUpPatron } from '../../support/members.ts'
import { sendFromPanel, uploadInPanel } from '../../support/panel.ts'
import { askToUpload, putAsSigned, saveSent, sendToBucket } from '../../support/panelUpload.ts'
import { signUpConfirmed, signUpEmployee } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { demoFile, demoFilm, smallPicture } from '../../support/uploads.ts'

const MIB = 1024 * 1024
const bucket = useBucket()
const site = useSite()
let employee: Browser & { email: string }
let member: Browser & { email: string }
beforeAll(async () => {
  employee = await signUpEmployee(site)
  member = await signUpConfirmed(site)
})

type Saved = {
  id: number
  filename: string
  filesize: number
  width: number
  durationSeconds: number
  mimeType: string
}
const saved = async (answer: Response): Promise<Saved> => {
  const text = await answer.text()
  if (answer.status > 201) throw new Error(`The panel answered ${answer.status}: ${text}`)
  return (JSON.parse(text) as { doc: Saved }).doc
}
const refusal = async (answer: Response) => {
  const { errors } = (await answer.json()) as { errors?: { message: string }[] }
  return { status: answer.status, message: errors?.[0]?.message }
}
const upload = async (bytes: Buffer, mimeType: string) =>
  saved(await saveSent(site, employee, await sendToBucket(site, employee, bytes, mimeType), { mimeType }))
const rowOf = async (id: number) => {
  const found = await site.pool.query<Record<string, unknown>>('select * from media where id = $1', [id])
  return found.rows[0] ?? {}
}
/** The same film with an empty box behind it. */
async function largeFilm(bytes: number): Promise<Buffer> {
  const film = await demoFilm()
  const box = Buffer.alloc(bytes - film.length)
  box.writeUInt32BE(box.length)
  box.write('free', 4, 'latin1')
  return Buffer.concat([film, box])
}

describe('a signed upload address of the panel', () => {
  const film = { filename: 'film.mp4', mimeType: 'video/mp4', filesize: 60 * MIB }

  it('is available to employees only', async () => {
    expect((await askToUpload(site, employee, film)).status).toBe(200)
    expect((await askToUpload(site, member, film)).status).toBe(403)
    expect((await askToUpload(site, site.visitor(), film)).status).toBe(401)
  })

  it.each([
    ['a type that is not supported', { mimeType: 'text/html' }, 400],
    ['an SVG', { mimeType: 'image/svg+xml', filename: 'a.svg' }, 400],
    ['no type', { mimeType: '' }, 400],
    ['a picture of more than 10 MiB', { mimeType: 'image/png', filesize: 10 * MIB + 1 }, 413],
    ['a film of more than 2 GiB', { filesize: 2048 * MIB + 1 }, 413],
    ['an empty file', { filesize: 0 }, 400],
    ['a size that is not a number', { filesize: '1' as unknown as number }, 400],
    ['a path as the name', { filename: '../../x.mp4' }, 400],
    ['a Windows path as the name', { filename: '..\\x.mp4' }, 400],
    ['a control character in the name', { filename: 'a\u0001.mp4' }, 400],
    ['another collection', { collectionSlug: 'posts' }, 400],
  ])('is refused for %s', async (_, changed, status) => {
    const answer = await refusal(await askToUpload(site, employee, { ...film, ...changed }))
    expect(answer.status).toBe(status)
    expect(answer.message).toMatch(/\w/)
  })

  it('uses a generated key, for any folder and name', async () => {
    const answer = await askToUpload(site, employee, {
      ...film,
      filename: 'secret dig site.mp4',
      docPrefix: '../sizes',
    })
    const { url, filename } = (await answer.json()) as { url: string; filename: string }
    expect(filename).toMatch(/^\w{20}\.mp4$/)
    expect(new URL(url).pathname).toMatch(new RegExp(`^/[\\w-]+/uploads/[0-9a-f-]{36}/${filename}$`))
    expect(Number(new URL(url).searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(600)
  })

  it('works for the size, the type and the key it was signed for', async () => {
    const picture = await smallPicture()
    const asked = { filename: 'a.jpg', mimeType: 'image/jpeg', filesize: picture.length }
    const signed = (await (await askToUpload(site, employee, asked)).json()) as Parameters<typeof putAsSigned>[0]
    expect(new URL(signed.url).searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host')
    const elsewhere = { ...signed, url: signed.url.replace(/uploads\/[^?]+/, 'uploads/x') }
    expect((await putAsSigned(elsewhere, picture)).status).toBe(403)
    expect((await putAsSigned(signed, picture.subarray(1))).status).toBe(403)
    expect((await putAsSigned(signed, picture, { 'Content-Type': 'text/html' })).status).toBe(403)
    expect((await putAsSigned(signed, picture)).status).toBe(200)
  })
})

describe('a file that the panel sends to the bucket', () => {
  it('can be a film of 60 MB, which is inspected and moved to a key of the site', async () => {
    const film = await largeFilm(60_000_000)
    const { id, filename } = await upload(film, 'video/mp4')
    expect(filename).toMatch(/^\w{20}\.mp4$/)
    expect(await bucket.keys()).toContain(filename)
    expect((await bucket.keys()).filter((key) => key.startsWith('uploads/') && key.endsWith('.mp4'))).toEqual([])
    expect(await rowOf(id)).toMatchObject({
      state: 'ready',
      kind: 'video',
      filesize: String((await demoFilm()).length),
      prefix: '',
      _objectkey: null,
      mime_type: 'video/mp4',
    })
    expect(Number((await rowOf(id))['duration_seconds'])).toBeCloseTo(24, 0)
  })

  it('loses its camera metadata', async () => {
    const { id, filename, width } = await upload(await readFile(demoFile('gallery/morning-beach.jpg')), 'image/jpeg')
    const shown = await sendFromPanel(site, employee, 'GET', `/cms/api/media/file/${filename}`)
    const bytes = Buffer.from(await shown.arrayBuffer())
    const found = await sharp(bytes).metadata()
    expect(found.exif).toBeUndefined()
    expect([found.width, String(bytes.length)]).toEqual([width, (await rowOf(id))['filesize']])
  })

  it('loses its GPS position', async () => {
    const { filename } = await upload(await sharedFilm(), 'video/mp4')
    const shown = await sendFromPanel(site, employee, 'GET', `/cms/api/media/file/${filename}`)
    const bytes = Buffer.from(await shown.arrayBuffer())
    expect(bytes.includes('moov')).toBe(true)
    expect(bytes.includes('46.8000')).toBe(false)
  })

  it.each([
    ['image/png', 'image'],
    ['image/webp', 'image'],
    ['video/mp4', 'video'],
  ])('is what it is, when it was announced as %s', async (mimeType) => {
    const picture = await smallPicture('#102030')
    const asked = await upload(await sharp(picture).webp().toBuffer(), mimeType)
    expect(asked).toMatchObject({ mimeType: 'image/webp', width: 64 })
    expect(asked.filename).toMatch(/\.webp$/)
    const film = await upload(await demoFilm(), mimeType)
    expect(film).toMatchObject({ mimeType: 'video/mp4' })
  })

  it.each([
    [
      'an HTML page called a film',
      () => Promise.resolve(Buffer.from('<!doctype html><script>1</script>')),
      'video/mp4',
    ],
    [
      'an HTML page called a picture',
      () => Promise.resolve(Buffer.from('<!doctype html><script>1</script>')),
      'image/png',
    ],
    ['a film cut short', async () => (await demoFilm()).subarray(0, 300_000), 'video/mp4'],
  ])('that is %s is refused, and removed', async (_, make, mimeType) => {
    const before = await bucket.keys()
    const sent = await sendToBucket(site, employee, await make(), mimeType)
    const answer = await refusal(await saveSent(site, employee, sent, { mimeType }))
    expect(answer.status).toBe(400)
    expect(answer.message).toMatch(/only upload MP4|damaged/)
    expect(await bucket.keys()).toEqual(before)
  })

  it('can be saved once, and only with the receipt of its sender', async () => {
    const mimeType = 'image/jpeg'
    const sent = await sendToBucket(site, employee, await smallPicture('#445566'), mimeType)
    const other = await signUpEmployee(site)
    const forged = { ...sent, filename: `${'A'.repeat(20)}.jpg` }
    const unsigned = { ...sent, clientUploadContext: { prefix: '', _objectKey: '' } }
    expect((await saveSent(site, other, sent, { mimeType })).status).toBe(400)
    expect((await saveSent(site, employee, forged, { mimeType })).status).toBe(400)
    expect((await saveSent(site, employee, unsigned, { mimeType })).status).toBe(400)
    expect((await saveSent(site, member, sent, { mimeType })).status).toBe(403)
    expect((await saveSent(site, employee, sent, { mimeType })).status).toBe(201)
    expect((await refusal(await saveSent(site, employee, sent, { mimeType }))).status).toBe(400)
  })

  it('can’t be changed by its sender once it is saved', async () => {
    const picture = await smallPicture('#778899')
    const sent = await sendToBucket(site, employee, picture, 'image/jpeg')
    const { filename } = await saved(await saveSent(site, employee, sent, { mimeType: 'image/jpeg' }))
    const before = await bucket.keys()
    await putAsSigned(sent, Buffer.alloc(picture.length))
    const added = (await bucket.keys()).filter((key) => !before.includes(key))
    expect(added.every((key) => key.startsWith('uploads/'))).toBe(true)
    const shown = await sendFromPanel(site, employee, 'GET', `/cms/api/media/file/${filename}`)
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).format).toBe('jpeg')
  })

  it('replaces the file before it, which is removed', async () => {
    const first = await upload(await smallPicture('#111111'), 'image/jpeg')
    const mimeType = 'image/jpeg'
    const sent = await sendToBucket(site, employee, await smallPicture('#222222'), mimeType)
    const second = await saved(await saveSent(site, employee, sent, { mimeType, id: first.id }))
    expect(second.id).toBe(first.id)
    const keys = await bucket.keys()
    expect(keys).toContain(second.filename)
    expect(keys).not.toContain(first.filename)
  })

  it('is removed with its sizes when it is deleted', async () => {
    const { id, filename } = await upload(await readFile(demoFile('gallery/creek-gravel.jpg')), 'image/jpeg')
    await employee.get(`/media/${filename.split('.')[0]}?w=320`)
    expect((await bucket.keys()).filter((key) => key.includes(filename)).length).toBeGreaterThan(1)
    expect((await sendFromPanel(site, employee, 'DELETE', `/cms/api/media/${id}`)).status).toBe(200)
    expect((await bucket.keys()).filter((key) => key.includes(filename))).toEqual([])
  })

  it('that is never saved is swept after a day', async () => {
    await sendToBucket(site, employee, await smallPicture('#99aabb'), 'image/jpeg')
    const waiting = async () => (await bucket.keys()).filter((key) => /^uploads\/[0-9a-f-]{36}\//.test(key))
    await sweepStore(site.pool, new Date())
    expect((await waiting()).length).toBeGreaterThan(0)
    await sweepStore(site.pool, new Date(Date.now() + 25 * 3_600_000))
    expect(await waiting()).toEqual([])
  })
})

describe('a file of the panel in the bucket', () => {
  it('is reached through the panel by employees only, at a URL that expires within minutes', async () => {
    const { filename } = await upload(await demoFilm(), 'video/mp4')
    const path = `/cms/api/media/file/${filename}`
    const answer = await employee.get(path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'no-store'])
    const address = new URL(answer.headers.get('location') ?? '')
    expect([address.origin, address.searchParams.get('X-Amz-Expires')]).toEqual([bucket.url, '300'])
    expect((await member.get(path)).status).toBe(403)
    expect((await site.visitor().get(path)).status).toBe(401)
    for (const directive of ['img-src', 'media-src', 'connect-src'])
      expect(answer.headers.get('content-security-policy')).toMatch(new RegExp(`${directive} [^;]*${bucket.url}`))
  })

  it('has the same access rules on the site as any other', async () => {
    const { id, filename } = await upload(await demoFilm(), 'video/mp4')
    const address = `/media/${filename.split('.')[0]}`
    const patron = await signUpPatron(site)
    expect((await patron.get(address)).status).toBe(404)
    const post = { title: 'Film', type: 'video', status: 'published', isSubscriberOnly: true, video: id }
    expect((await sendFromPanel(site, employee, 'POST', '/cms/api/posts', post)).status).toBe(201)
    expect((await patron.get(address)).status).toBe(302)
    expect((await member.get(address)).status).toBe(403)
    expect((await site.visitor().get(address)).status).toBe(401)
  })

  it('that this site received itself is stored, served and removed in the same way', async () => {
    for (const make of [
      () => smallPicture('#abcdef'),
      async () =>
        sharp(await smallPicture('#fedcba'))
          .webp()
          .toBuffer(),
    ]) {
      const { id, filename } = await uploadInPanel(site, employee, await make())
      expect(await bucket.keys()).toContain(filename)
      const shown = await sendFromPanel(site, employee, 'GET', `/cms/api/media/file/${filename}`)
      const filesize = String((await shown.arrayBuffer()).byteLength)
      expect(await rowOf(id)).toMatchObject({ prefix: '', _objectkey: null, state: 'ready', width: '64', filesize })
      expect((await sendFromPanel(site, employee, 'DELETE', `/cms/api/media/${id}`)).status).toBe(200)
      expect(await bucket.keys()).not.toContain(filename)
    }
  })
})

describe('the table of files', () => {
  it('is the same with a bucket: the site that uses one needs no other migration', async () => {
    const { db } = site.payload as unknown as { db: { tables: { media: Record<string, { name: string }> } } }
    const columns = Object.values(db.tables.media).filter((column) => typeof column === 'object')
    const expected = columns.map(({ name }) => name)
    const { rows } = await site.pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'media'`,
    )
    expect(rows.map(({ name }) => name).sort()).toEqual(expected.sort())
  })
})
