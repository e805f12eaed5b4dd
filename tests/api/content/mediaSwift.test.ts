import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { sweepStore } from '#media/sweepStore.ts'
import type { Browser } from '../../support/Browser.ts'
import { sharedFilm } from '../../support/films.ts'
import { signUpPatron } from '../../support/members.ts'
import { jobsDone } from '../../support/orders.ts'
import { sendFromPanel, uploadInPanel } from '../../support/panel.ts'
import { putAsSigned, saveSent, sendToBucket } from '../../support/panelUpload.ts'
import { signUpConfirmed, signUpEmployee } from '../../support/people.ts'
import type { Post } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'
import { useSwiftBucket } from '../../support/swiftBucket.ts'
import { demoFile, demoFilm, ticketOf, uploadTicket } from '../../support/uploads.ts'

const bucket = useSwiftBucket()
const site = useSite()
let employee: Browser & { email: string }
beforeAll(async () => {
  employee = await signUpEmployee(site)
})

const put = (address: string, bytes: Buffer) => fetch(address, { method: 'PUT', body: new Uint8Array(bytes) })
const publish = async (bytes: Buffer) => {
  const address = await uploadTicket(employee, bytes.length)
  expect((await put(address, bytes)).status).toBe(200)
  const answer = await employee.post('/api/posts', { title: 'Film', type: 'video', videoURL: address })
  expect(await bucket.keys()).not.toContain(`uploads/${ticketOf(address)}`)
  return answer
}
const locationFor = async (person: Browser, address: string) =>
  (await person.get(address)).headers.get('location') ?? ''

describe('a film in Swift', () => {
  it('is uploaded, inspected, and sent to those who may watch it', async () => {
    const film = await demoFilm()
    const published = await publish(film)
    expect(published).toMatchObject({ status: 201, json: { status: 'published' } })
    const { videoURL } = published.json as Post
    const patron = await signUpPatron(site)
    const location = await locationFor(patron, videoURL ?? '')
    const whole = await fetch(location)
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4'])
    expect(Buffer.from(await whole.arrayBuffer()).equals(film)).toBe(true)
    const part = await fetch(location, { headers: { range: 'bytes=100-199' } })
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100])
    expect((await (await signUpConfirmed(site)).get(videoURL ?? '')).status).toBe(403)
    expect((await site.visitor().get(videoURL ?? '')).status).toBe(401)
  })

  it('loses the place where it was filmed', async () => {
    const { videoURL } = (await publish(await sharedFilm())).json as Post
    const stored = Buffer.from(await (await fetch(await locationFor(employee, videoURL ?? ''))).arrayBuffer())
    expect([stored.includes('moov'), stored.includes('46.8000')]).toEqual([true, false])
  })

  it('that is something else is refused, and removed', async () => {
    // The films above get their covers meanwhile.
    await jobsDone(site)
    const before = await bucket.keys()
    const answer = await publish(Buffer.from('<!doctype html><script>alert(1)</script>'))
    expect(answer).toMatchObject({ status: 400, json: { code: 'unsupported_file' } })
    expect(await bucket.keys()).toEqual(before)
  })

  it('is out of reach without the right signature', async () => {
    const { videoURL } = (await publish(await demoFilm())).json as Post
    const url = new URL(await locationFor(employee, videoURL ?? ''))
    url.searchParams.set('X-Amz-Signature', 'b'.repeat(64))
    expect((await fetch(url)).status).toBe(403)
    url.search = ''
    expect((await fetch(url)).status).toBeGreaterThanOrEqual(400)
    const address = await uploadTicket(employee, 10)
    expect((await put(address, Buffer.alloc(11))).status).toBe(403)
    expect((await fetch(address)).status).toBe(403)
  })

  it('that is not used is swept after a day', async () => {
    const address = await uploadTicket(employee, 10)
    expect((await put(address, Buffer.alloc(10))).status).toBe(200)
    await site.pool.query('delete from media where ticket = $1', [ticketOf(address)])
    await sweepStore(site.pool, new Date(Date.now() + 25 * 3_600_000))
    expect(await bucket.keys()).not.toContain(`uploads/${ticketOf(address)}`)
  })
})

describe('a file of the panel in Swift', () => {
  it('is uploaded by the browser, and out of its reach once it is saved', async () => {
    const film = await demoFilm()
    const mimeType = 'video/mp4'
    const sent = await sendToBucket(site, employee, film, mimeType)
    const answer = await saveSent(site, employee, sent, { mimeType })
    expect(answer.status, await answer.clone().text()).toBe(201)
    const { filename } = ((await answer.json()) as { doc: { filename: string } }).doc
    await putAsSigned(sent, Buffer.alloc(film.length))
    const stored = await fetch(await locationFor(employee, `/cms/api/media/file/${filename}`))
    expect(Buffer.from(await stored.arrayBuffer()).equals(film)).toBe(true)
  })

  it('is stored, served and removed', async () => {
    const { id, filename } = await uploadInPanel(site, employee, await readFile(demoFile('gallery/morning-beach.jpg')))
    expect(await bucket.keys()).toContain(filename)
    const shown = await sendFromPanel(site, employee, 'GET', `/cms/api/media/file/${filename}`)
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).exif).toBeUndefined()
    expect((await sendFromPanel(site, employee, 'DELETE', `/cms/api/media/${id}`)).status).toBe(200)
    expect(await bucket.keys()).not.toContain(filename)
  })
})
