import { readFile } from 'node:fs/promises'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sweepStore } from '#media/sweepStore.ts'
import type { Browser } from '../../support/Browser.ts'
import { useCephBucket } from '../../support/cephBucket.ts'
import { signUpPatron } from '../../support/members.ts'
import { jobsDone } from '../../support/orders.ts'
import { sendFromPanel, uploadInPanel } from '../../support/panel.ts'
import { saveSent, sendToBucket } from '../../support/panelUpload.ts'
import { signUpEmployee } from '../../support/people.ts'
import type { Post } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'
import { demoFile, demoFilm, ticketOf, uploadTicket } from '../../support/uploads.ts'

const bucket = useCephBucket()
const site = useSite()
let employee: Browser & { email: string }
beforeAll(async () => {
  employee = await signUpEmployee(site)
})
afterEach(async () => {
  await bucket.setPolicy()
  await jobsDone(site)
})

const put = (address: string, bytes: Buffer) => fetch(address, { method: 'PUT', body: new Uint8Array(bytes) })
const send = async (bytes: Buffer) => {
  const address = await uploadTicket(employee, bytes.length)
  return { address, status: (await put(address, bytes)).status }
}
const publish = (videoURL: string) => employee.post('/api/posts', { title: 'Film', type: 'video', videoURL })
const watch = async (address: string) => {
  const patron = await signUpPatron(site)
  return fetch((await patron.get(address)).headers.get('location') ?? '')
}
const photo = () => readFile(demoFile('gallery/morning-beach.jpg'))
const abandon = async () => {
  const { address } = await send(Buffer.alloc(10))
  await site.pool.query('delete from media where ticket = $1', [ticketOf(address)])
  return { key: `uploads/${ticketOf(address)}`, sweep: () => sweepStore(site.pool, inTwentyFiveHours()) }
}
const inTwentyFiveHours = () => new Date(Date.now() + 25 * 3_600_000)

describe('with the documented policy of its key, the site', () => {
  it('takes a film, shows it to members, and removes the upload', async () => {
    const film = await demoFilm()
    const { address, status } = await send(film)
    expect(status).toBe(200)
    const published = await publish(address)
    expect(published).toMatchObject({ status: 201, json: { status: 'published' } })
    expect(await bucket.keys()).not.toContain(`uploads/${ticketOf(address)}`)
    const shown = await watch((published.json as Post).videoURL ?? '')
    expect(Buffer.from(await shown.arrayBuffer()).equals(film)).toBe(true)
  })

  it('takes, serves and removes a photo of the panel', async () => {
    const { id, filename } = await uploadInPanel(site, employee, await photo())
    expect((await sendFromPanel(site, employee, 'GET', `/cms/api/media/file/${filename}`)).status).toBe(200)
    expect((await sendFromPanel(site, employee, 'DELETE', `/cms/api/media/${id}`)).status).toBe(200)
    expect(await bucket.keys()).not.toContain(filename)
  })

  it('takes a film that the panel’s browser sends to the bucket', async () => {
    const mimeType = 'video/mp4'
    const answer = await saveSent(site, employee, await sendToBucket(site, employee, await demoFilm(), mimeType), {
      mimeType,
    })
    expect(answer.status, await answer.clone().text()).toBe(201)
  })

  it('removes abandoned uploads', async () => {
    const { key, sweep } = await abandon()
    expect(await bucket.keys()).toContain(key)
    await sweep()
    expect(await bucket.keys()).not.toContain(key)
  })
})

describe('without one action of the documented policy', () => {
  it('s3:PutObject, nothing can be uploaded', async () => {
    await bucket.setPolicy('s3:PutObject')
    expect((await send(Buffer.alloc(10))).status).toBe(403)
  })

  it('s3:GetObject, a film can’t be published, and can be later', async () => {
    const { address } = await send(await demoFilm())
    await bucket.setPolicy('s3:GetObject')
    expect((await publish(address)).status).toBe(503)
    await bucket.setPolicy()
    expect((await publish(address)).status).toBe(201)
  })

  it('s3:GetObject, a published film can’t be watched', async () => {
    const { json } = await publish((await send(await demoFilm())).address)
    await bucket.setPolicy('s3:GetObject')
    expect((await watch((json as Post).videoURL ?? '')).status).toBe(403)
  })

  it('s3:DeleteObject, abandoned uploads stay', async () => {
    const { key, sweep } = await abandon()
    await bucket.setPolicy('s3:DeleteObject')
    await expect(sweep()).rejects.toMatchObject({ name: 'AccessDenied' })
    expect(await bucket.keys()).toContain(key)
  })

  it('s3:ListBucket, abandoned uploads stay', async () => {
    const { key, sweep } = await abandon()
    await bucket.setPolicy('s3:ListBucket')
    await expect(sweep()).rejects.toMatchObject({ name: 'AccessDenied' })
    expect(await bucket.keys()).toContain(key)
  })
})
