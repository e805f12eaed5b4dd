import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { signUpConfirmed, signUpEmployee, signUpMember } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { putFile, smallPicture, upload, uploadTicket } from '../../support/uploads.ts'

const site = useSite()
let member: Browser & { email: string }
const GIB = 1024 ** 3

beforeAll(async () => {
  member = await signUpConfirmed(site)
})
beforeEach(() => site.pool.query('delete from rate_limits'))

const chargedKib = async () =>
  (await site.pool.query<{ points: number }>(`select points from rate_limits where key like 'upload-bytes:%'`)).rows[0]
    ?.points
const setCharged = (bytes: number) =>
  site.pool.query(`update rate_limits set points = $1 where key like 'upload-bytes:%'`, [bytes / 1024])

describe('an upload', () => {
  it('requires a confirmed email address and explains it', async () => {
    const person = await signUpMember(site)
    const answer = await person.post('/api/objects/upload')
    expect(answer).toMatchObject({ status: 403, json: { code: 'upload_needs_confirmed_email' } })
    expect((answer.json as { message: string }).message).toMatch(/^Please confirm your email address/)
    await site.pool.query('update users set email_verified_at = now() where email = $1', [person.email])
    expect((await person.post('/api/objects/upload')).status).toBe(200)
  })

  it('by an employee requires no confirmed address', async () => {
    expect((await (await signUpEmployee(site)).post('/api/objects/upload')).status).toBe(200)
  })

  it('accepts an empty body, {} or a whole number of bytes', async () => {
    const ask = async (body: unknown) => (await member.post('/api/objects/upload', body)).status
    expect([await ask(undefined), await ask({}), await ask({ size: 1 })]).toEqual([200, 200, 200])
    expect([await ask({ size: 0 }), await ask({ size: 1.5 }), await ask({ size: '9' })]).toEqual([400, 400, 400])
    expect(await member.post('/api/objects/upload', { size: 2 * GIB + 1 })).toMatchObject({
      status: 413,
      json: { code: 'too_large' },
    })
  })

  it('larger than announced is rejected', async () => {
    const picture = await smallPicture()
    const address = await uploadTicket(member, picture.length - 1)
    expect((await putFile(member, address, picture)).status).toBe(413)
  })
})

describe('the daily upload quota', () => {
  it('is charged for received bytes, which are returned when a file is rejected', async () => {
    const picture = await smallPicture()
    expect((await putFile(member, await uploadTicket(member), picture)).status).toBe(200)
    expect(await chargedKib()).toBe(Math.ceil(picture.length / 1024))
    expect((await putFile(member, await uploadTicket(member), Buffer.alloc(50_000, 'x'))).status).toBe(400)
    expect(await chargedKib()).toBeLessThanOrEqual(Math.ceil(picture.length / 1024) + 1)
  })

  it('is ten gigabytes, also for concurrent uploads', async () => {
    const picture = await smallPicture('#445566')
    await upload(member, await smallPicture('#556677'))
    await setCharged(10 * GIB - 2 * 1024 * Math.ceil(picture.length / 1024))
    const addresses = await Promise.all(Array.from({ length: 4 }, () => uploadTicket(member)))
    const answers = await Promise.all(addresses.map((address) => putFile(member, address, picture)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(2)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    // A refused upload is not charged, so that a smaller one still fits.
    expect(await chargedKib()).toBe((10 * GIB) / 1024)
    for (const answer of refused) {
      expect(answer.json).toMatchObject({ code: 'upload_quota' })
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(80_000)
    }
  })

  it('resets after a day', async () => {
    await upload(member, await smallPicture('#667788'))
    await setCharged(10 * GIB)
    const address = await uploadTicket(member)
    expect((await putFile(member, address, await smallPicture())).status).toBe(429)
    await site.pool.query(`update rate_limits set expire = 1 where key like 'upload-bytes:%'`)
    expect((await putFile(member, address, await smallPicture())).status).toBe(200)
  })

  it('is reserved in full for an upload without a length, then corrected', async () => {
    const bytes = new Uint8Array(await smallPicture('#778899'))
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes)
        controller.close()
      },
    })
    const address = await uploadTicket(member)
    const headers = { cookie: member.cookieHeader() }
    const answer = await fetch(address, { method: 'PUT', body, headers, duplex: 'half' } as RequestInit)
    expect(answer.status).toBe(200)
    expect(await chargedKib()).toBeLessThan(10)
  })

  it('does not apply to employees', async () => {
    await upload(await signUpEmployee(site), await smallPicture())
    expect(await chargedKib()).toBeUndefined()
  })
})

it('unused uploads of one user are limited to four gigabytes', async () => {
  const person = await signUpConfirmed(site)
  await upload(person, await smallPicture())
  const setUnused = (bytes: number) =>
    site.pool.query(
      `update media set filesize = $1 where owner_id = (select id from users where email = $2) and state = 'ready'`,
      [bytes, person.email],
    )
  await setUnused(4 * GIB - 1)
  expect((await person.post('/api/objects/upload')).status).toBe(200)
  await setUnused(4 * GIB)
  expect(await person.post('/api/objects/upload')).toMatchObject({ status: 429, json: { code: 'upload_quota' } })
  await site.pool.query(`update media set used_at = now() where filesize = $1`, [4 * GIB])
  expect((await person.post('/api/objects/upload')).status).toBe(200)
})
