import { appendFile, readFile, utimes } from 'node:fs/promises'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { store } from '#media/store/store.ts'
import { sweepStore } from '#media/sweepStore.ts'
import { sweepUploads } from '#media/sweepUploads.ts'
import type { Browser } from '../../support/Browser.ts'
import { mediaOf } from '../../support/mediaFiles.ts'
import { eventually, signUpConfirmed, signUpEmployee } from '../../support/people.ts'
import { type App, startSecondApp } from '../../support/secondApp.ts'
import { useSite } from '../../support/site.ts'
import { demoFilm, putFile, smallPicture, ticketOf } from '../../support/uploads.ts'

const site = useSite()
let member: Browser & { email: string }
let other: App
let film: Buffer
const { storedAs, files } = mediaOf(site)

beforeAll(async () => {
  member = await signUpConfirmed(site)
  other = await startSecondApp(site, { keepsAnswers: false })
  film = await demoFilm()
})
afterAll(() => other.close())

async function begin(browser: Browser, size = film.length): Promise<string> {
  const { status, json } = await browser.post('/api/objects/upload', { size })
  expect(status).toBe(200)
  return (json as { resumeURL: string }).resumeURL
}

const TUS = { 'tus-resumable': '1.0.0' }
const patch = (browser: Browser, address: string, offset: number, bytes: Buffer) =>
  browser.send('PATCH', address, {
    raw: new Uint8Array(bytes),
    headers: { ...TUS, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
  })
async function offsetFor(browser: Browser, address: string): Promise<number> {
  const { status, headers } = await browser.send('HEAD', address, { headers: TUS })
  expect(status).toBe(200)
  return Number(headers.get('upload-offset'))
}
const pathOf = (address: string) => new URL(address).pathname
const publish = (browser: Browser, videoURL: string) =>
  browser.post('/api/posts', { title: 'Sent in parts', type: 'video', videoURL })

/** Announces the rest of the file, sends a part of it and stays silent until it is cut. */
function sendAndStall(url: string, address: string, offset: number, bytes: Buffer): { cut: () => void } {
  const sending = request(new URL(pathOf(address), url), {
    method: 'PATCH',
    headers: {
      ...TUS,
      cookie: member.cookieHeader(),
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      'content-length': String(film.length - offset),
    },
  })
  sending.on('error', () => undefined)
  sending.write(bytes)
  return { cut: () => sending.destroy() }
}

describe('an upload in parts', () => {
  it('continues where a broken connection left it, and is then like any other', async () => {
    const address = await begin(member)
    expect(await offsetFor(member, address)).toBe(0)
    const broken = sendAndStall(site.url, address, 0, film.subarray(0, 100_000))
    await eventually(async () => (await offsetFor(member, address)) === 100_000)
    broken.cut()
    expect((await patch(member, address, 100_000, film.subarray(100_000))).status).toBe(204)
    expect(await offsetFor(member, address)).toBe(film.length)
    expect(await storedAs(address)).not.toBeNull()
    expect((await publish(member, address)).status).toBe(201)
  })

  it('continues on another process, also while the first one waits on a dead connection', async () => {
    const address = await begin(member)
    const broken = sendAndStall(site.url, address, 0, film.subarray(0, 50_000))
    await eventually(async () => (await offsetFor(other.as(member), pathOf(address))) === 50_000)
    expect((await patch(other.as(member), pathOf(address), 50_000, film.subarray(50_000))).status).toBe(204)
    broken.cut()
    expect((await publish(member, address)).status).toBe(201)
  })

  it('continues half a minute after its process was killed', async () => {
    const address = await begin(member)
    expect((await patch(member, address, 0, film.subarray(0, 70_000))).status).toBe(204)
    const age = (seconds: number) =>
      site.pool.query(
        `update media set state = 'receiving', updated_at = now() - make_interval(secs => $2) where ticket = $1`,
        [ticketOf(address), seconds],
      )
    await age(5)
    expect((await patch(member, address, 70_000, film.subarray(70_000))).status).toBe(409)
    await age(31)
    expect((await patch(member, address, 70_000, film.subarray(70_000))).status).toBe(204)
  })

  it('is inspected on the next request, if its process was killed after the last byte', async () => {
    const address = await begin(member)
    await patch(member, address, 0, film.subarray(0, -1))
    await appendFile(`${site.dataDir}/media/incoming/${ticketOf(address)}`, film.subarray(-1))
    expect(await offsetFor(member, address)).toBe(film.length)
    expect((await publish(member, address)).status).toBe(201)
  })

  it('is complete after two connections sent it at the same time', async () => {
    const address = await begin(member)
    // The older connection may be ended.
    await Promise.allSettled([patch(member, address, 0, film), patch(other.as(member), pathOf(address), 0, film)])
    const offset = await offsetFor(member, address)
    if (offset < film.length) expect((await patch(member, address, offset, film.subarray(offset))).status).toBe(204)
    expect((await publish(member, address)).status).toBe(201)
    const { filename } = (await storedAs(address)) ?? {}
    expect(await readFile(`${site.dataDir}/media/${filename}`)).toEqual(film)
  })

  it('rejects a wrong offset and changes nothing', async () => {
    const address = await begin(member)
    await patch(member, address, 0, film.subarray(0, 1000))
    for (const offset of [0, 999, 1001])
      expect((await patch(member, address, offset, film.subarray(offset))).status).toBe(409)
    expect(await offsetFor(member, address)).toBe(1000)
  })

  it('is unknown to other users, and still works for its owner', async () => {
    const address = await begin(member)
    await patch(member, address, 0, film.subarray(0, 1000))
    const stranger = await signUpConfirmed(site)
    expect((await stranger.send('HEAD', address, { headers: TUS })).status).toBe(404)
    expect((await patch(stranger, address, 1000, film.subarray(1000))).status).toBe(404)
    expect((await stranger.send('DELETE', address, { headers: TUS })).status).toBe(404)
    expect((await patch(member, address, 1000, film.subarray(1000))).status).toBe(204)
  })

  it('can’t be longer than announced', async () => {
    const address = await begin(member, 1000)
    const answer = await patch(member, address, 0, film)
    expect([answer.status, JSON.parse(answer.text)]).toEqual([413, { message: 'That’s too large.', code: 'too_large' }])
    expect((await member.post('/api/objects/upload', { size: 3 * 1024 ** 3 })).status).toBe(413)
  })

  it('of a wrong type is rejected with the same message as a PUT, and leaves no file', async () => {
    const text = Buffer.from('not a film, not a photo')
    const before = await files('incoming')
    const [address, whole] = [await begin(member, text.length), await begin(member, text.length)]
    const inParts = await patch(member, address, 0, text)
    expect(inParts.status).toBe(400)
    expect(JSON.parse(inParts.text)).toEqual((await putFile(member, whole, text)).json)
    expect(await files('incoming')).toEqual(before)
  })

  it('is rejected once it is used, expired or from another site', async () => {
    const address = await begin(member)
    await patch(member, address, 0, film)
    expect((await patch(member, address, film.length, Buffer.alloc(0))).status).toBe(409)
    await publish(member, address)
    expect((await member.send('HEAD', address, { headers: TUS })).status).toBe(409)
    const late = await begin(member)
    await site.pool.query(`update media set ticket_expires_at = now() - interval '1 second' where ticket = $1`, [
      ticketOf(late),
    ])
    expect((await member.send('HEAD', late, { headers: TUS })).status).toBe(410)
    expect((await patch(member, late, 0, film)).status).toBe(410)
    const foreign = { ...TUS, origin: 'https://elsewhere.example', 'upload-offset': '0' }
    expect((await member.send('PATCH', await begin(member), { headers: foreign })).status).toBe(403)
  })

  it('continues after the address has expired, once it has begun', async () => {
    const address = await begin(member)
    await patch(member, address, 0, film.subarray(0, 1000))
    await site.pool.query(`update media set ticket_expires_at = now() - interval '1 hour' where ticket = $1`, [
      ticketOf(address),
    ])
    expect((await patch(member, address, 1000, film.subarray(1000))).status).toBe(204)
  })

  it('is charged once, and refunded when it is canceled', async () => {
    const person = await signUpConfirmed(site)
    const charged = async () =>
      (
        await site.pool.query<{ points: number }>(
          `select points from rate_limits where key = 'upload-bytes:user ' || (select id from users where email = $1)`,
          [person.email],
        )
      ).rows[0]?.points
    const address = await begin(person)
    for (const offset of [0, 1000, 2000]) await patch(person, address, offset, film.subarray(offset, offset + 1000))
    expect(await charged()).toBe(Math.ceil(film.length / 1024))
    expect((await person.send('DELETE', address, { headers: TUS })).status).toBe(204)
    expect(await charged()).toBeLessThanOrEqual(1)
    expect(await files('incoming')).not.toContain(ticketOf(address))
  })

  it('that is not continued for a day is deleted', async () => {
    const address = await begin(member)
    await patch(member, address, 0, film.subarray(0, 1000))
    await site.pool.query(`update media set updated_at = now() - interval '25 hours' where ticket = $1`, [
      ticketOf(address),
    ])
    await sweepUploads(site.pool, new Date())
    expect((await files('incoming')).filter((name) => name.startsWith(ticketOf(address)))).toEqual([])
    expect((await member.send('HEAD', address, { headers: TUS })).status).toBe(404)
  })

  it('that takes longer than a day is kept as long as bytes arrive', async () => {
    const address = await begin(member)
    await patch(member, address, 0, film.subarray(0, 1000))
    await site.pool.query(
      `update media set created_at = now() - interval '30 hours', updated_at = created_at where ticket = $1`,
      [ticketOf(address)],
    )
    const yesterday = new Date(Date.now() - 30 * 3_600_000)
    for (const name of [ticketOf(address), `${ticketOf(address)}.json`])
      await utimes(`${site.dataDir}/media/incoming/${name}`, yesterday, yesterday)
    await patch(member, address, 1000, film.subarray(1000, 2000))
    await sweepUploads(site.pool, new Date())
    await sweepStore(site.pool, new Date())
    expect(await offsetFor(member, address)).toBe(2000)
    expect((await patch(member, address, 2000, film.subarray(2000))).status).toBe(204)
  })

  it('that fails after its last byte keeps its bytes, and is charged once', async () => {
    const address = await begin(member)
    await patch(member, address, 0, film.subarray(0, -1))
    const stored = vi.spyOn(store(), 'take').mockRejectedValue(Object.assign(new Error('full'), { code: 'ENOSPC' }))
    onTestFinished(() => stored.mockRestore())
    expect((await patch(member, address, film.length - 1, film.subarray(-1))).status).toBe(507)
    stored.mockRestore()
    expect((await files('incoming')).filter((name) => name.startsWith(ticketOf(address))).sort()).toEqual([
      ticketOf(address),
      `${ticketOf(address)}.json`,
    ])
    expect(await offsetFor(member, address)).toBe(film.length)
    expect((await publish(member, address)).status).toBe(201)
  })

  it('of an employee may be larger than the quota of members', async () => {
    const employee = await signUpEmployee(site)
    const address = await begin(employee)
    expect((await patch(employee, address, 0, film)).status).toBe(204)
  })
})

it('one PUT to the same address still works', async () => {
  const picture = await smallPicture()
  const address = await begin(member, picture.length)
  expect((await putFile(member, address, picture)).status).toBe(200)
  expect(await offsetFor(member, address)).toBe(picture.length)
})

it('an upload of unknown size has no address to continue at', async () => {
  expect((await member.post('/api/objects/upload')).json).toEqual({ uploadURL: expect.any(String) as string })
})
