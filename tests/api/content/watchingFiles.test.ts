import { beforeAll, describe, expect, it } from 'vitest'
import { Browser } from '../../support/Browser.ts'
import { testFilm } from '../../support/films.ts'
import { signInElsewhere, signUpPatron } from '../../support/members.ts'
import { eventually, signUpEmployee } from '../../support/people.ts'
import { publishFilm } from '../../support/posts.ts'
import { sendRaw } from '../../support/rawHttp.ts'
import { useSite } from '../../support/site.ts'
import { upload } from '../../support/uploads.ts'

const site = useSite()
let address: string
let freeAddress: string

/** A film that is longer than what a page reads of it: noise, which a codec can't make smaller. */
const longFilm = (): Promise<Buffer> =>
  testFilm({
    size: '640x360',
    seconds: 8,
    coding: ['-vf', 'noise=alls=100:allf=t', '-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '4'],
  })

beforeAll(async () => {
  const employee = await signUpEmployee(site)
  const publish = async (isSubscriberOnly: boolean) => {
    const post = await publishFilm(employee, { videoURL: await upload(employee, await longFilm()), isSubscriberOnly })
    await eventually(
      async () =>
        (await site.pool.query(`select 1 from posts where id = $1 and status = 'published'`, [post.id])).rowCount === 1,
      60_000,
    )
    return ((await employee.get(`/api/posts/${post.id}`)).json as { videoURL: string }).videoURL
  }
  address = await publish(true)
  freeAddress = await publish(false)
}, 120_000)

/** @returns the status and how much arrived. */
async function play(device: Browser, from = address, range?: string): Promise<[number, number]> {
  const headers = { cookie: device.cookieHeader(), ...(range && { range }) }
  const answer = await fetch(new URL(from, site.url), { headers })
  return [answer.status, (await answer.arrayBuffer()).byteLength]
}
const watching = async (person: { email: string }) =>
  (
    await site.pool.query(`select 1 from stream_viewers where user_id = (select id from users where email = $1)`, [
      person.email,
    ])
  ).rowCount

describe('a members’ film that plays as a file', () => {
  it('plays on as many devices as a stream, and is free again a minute later', async () => {
    const person = await signUpPatron(site)
    const devices: Browser[] = [person]
    while (devices.length < 4) devices.push(await signInElsewhere(site, person))
    for (const [at, device] of devices.slice(0, 3).entries()) {
      expect((await play(device))[0]).toBe(200)
      await eventually(async () => (await watching(person)) === at + 1)
    }
    const fourth = devices[3] ?? person
    await play(fourth)
    const refused = await fourth.get(address)
    expect(refused).toMatchObject({ status: 409, json: { code: 'too_many_streams' } })
    expect((await fourth.get(address, { headers: { range: 'bytes=0-99' } })).status).toBe(409)
    expect((await play(person))[0]).toBe(200)
    expect((await fourth.post('/api/streams', { takeOver: true })).status).toBe(204)
    expect((await play(fourth))[0]).toBe(200)
    site.clock.aheadMs += 61_000
    expect((await play(person))[0]).toBe(200)
  })

  it('is not counted for opening its page: the beginning, a HEAD and a few ranges', async () => {
    const person = await signUpPatron(site)
    for (let opened = 0; opened < 5; opened++) {
      expect(await play(person, address, 'bytes=0-999999')).toEqual([206, 1_000_000])
      expect((await person.send('HEAD', address)).status).toBe(200)
    }
    expect(await watching(person)).toBe(0)
    for (let part = 0; part < 5; part++) await play(person, address, 'bytes=0-999999')
    expect(await watching(person)).toBe(1)
  })

  it('ends on a device that another one took the place of', async () => {
    await site.pool.query(`insert into site_settings (key, value) values ('stream_limit', '1')`)
    const person = await signUpPatron(site)
    const other = await signInElsewhere(site, person)
    await play(person)
    await eventually(async () => (await watching(person)) === 1)
    const slow = await fetch(new URL(address, site.url), { headers: { cookie: person.cookieHeader() } })
    expect((await other.post('/api/streams', { takeOver: true })).status).toBe(204)
    await expect(drainSlowly(slow)).rejects.toThrow()
    await site.pool.query(`delete from site_settings where key = 'stream_limit'`)
  })

  it('is free on every device, if it is free', async () => {
    const person = await signUpPatron(site)
    for (let times = 0; times < 3; times++) expect((await play(person, freeAddress))[0]).toBe(200)
    expect(await watching(person)).toBe(0)
  })
})

it('a private feed plays on as many networks as an account on devices', async () => {
  const person = await signUpPatron(site)
  const { path } = (await person.post('/api/account/feed')).json as { path: string }
  const film = `${path.replace('.xml', '')}/${address.split('/').at(-1)}.mp4`
  const playFrom = (from: string) => sendRaw(site, 'GET', film, { from })
  for (const [at, from] of ['127.0.0.11', '127.0.0.12', '127.0.0.13'].entries()) {
    expect((await playFrom(from)).status).toBe(200)
    await eventually(async () => (await watching(person)) === at + 1)
  }
  await playFrom('127.0.0.14')
  expect((await playFrom('127.0.0.14')).json).toMatchObject({ code: 'too_many_streams' })
  expect((await playFrom('127.0.0.11')).status).toBe(200)
  const { rows } = await site.pool.query<{ session_id: string }>('select session_id from stream_viewers')
  expect(JSON.stringify(rows)).not.toContain('127.0.0')
  site.clock.aheadMs += 61_000
  expect((await playFrom('127.0.0.14')).status).toBe(200)
})

async function drainSlowly({ body }: Response): Promise<void> {
  for await (const _chunk of body ?? []) await new Promise((resolve) => setTimeout(resolve, 40))
}
