import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { queuePosition } from '#domain/community/identifications/queuePosition.ts'
import { readAnswerTimes } from '#domain/operations/reports/readAnswerTimes.ts'
import type { Browser } from '../../support/Browser.ts'
import { mailsTo } from '../../support/mails.ts'
import { signUpPatron } from '../../support/members.ts'
import { jobsDone } from '../../support/orders.ts'
import { eventually, PASSWORD, signUpEmployee, signUpMember } from '../../support/people.ts'
import { sendJson } from '../../support/rawHttp.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let employee: Browser & { email: string }
beforeAll(async () => void (employee = await signUpEmployee(site, 'moderator')))
// The limits have their own tests; these photos all come from one address.
beforeEach(() => site.pool.query('delete from rate_limits'))

type Shown = {
  id: number
  status: string
  position: number | null
  isPublic: boolean
  photos: { id: number; kind: string }[]
  answer: { name: string; reasons: string } | null
}
const FACTS = { sizeMm: 42, weightG: 80, streak: 'white', place: 'Lake Superior', note: 'Heavy for its size.' }
const ANSWER = { name: 'Lake Superior agate', confidence: 'certain', reasons: 'Iron bands, waxy luster, no streak.' }

const picture = (side = 300) => sharp({ create: { width: side, height: side, channels: 3, background: '#a8401f' } })
const stoneOf = async (person: Browser) => (await person.get('/api/identifications')).json as Shown[]
const addPhoto = (person: Browser, id: number, kind: string, bytes: Buffer) =>
  person.post(`/api/identifications/${id}/photos`, { kind, photo: bytes.toString('base64') })
const answer = (id: number, who: Browser = employee) => who.post(`/api/admin/identifications/${id}/answer`, ANSWER)

async function ask(person: Browser, facts: object = {}): Promise<Shown> {
  const { id } = (await person.post('/api/identifications', { ...FACTS, ...facts })).json as Shown
  const bytes = await picture(60).png().toBuffer()
  for (const kind of ['dry', 'scale']) expect((await addPhoto(person, id, kind, bytes)).status).toBe(201)
  const sent = await person.post(`/api/identifications/${id}/send`)
  expect(sent.status).toBe(200)
  return sent.json as Shown
}

describe('a stone', () => {
  it('waits behind members and behind who asked first, and shows the position that the rule gives', async () => {
    const guest = await signUpMember(site)
    const first = await ask(guest)
    const second = await ask(guest)
    const member = await signUpPatron(site)
    expect((await ask(member)).position).toBe(1)
    expect((await stoneOf(guest)).map(({ position }) => position)).toEqual([3, 2])
    const { rows } = await site.pool.query<{ id: number; isMember: boolean; askedAt: Date }>(
      `select id, is_member as "isMember", asked_at as "askedAt" from identifications where status = 'waiting'`,
    )
    for (const person of [guest, member])
      for (const { id, position } of await stoneOf(person)) expect(position).toBe(queuePosition(rows, id))
    expect([first.position, second.position]).toEqual([1, 2])
  })

  it('is sent once, with a dry photo and a scale, and at most three of a person wait', async () => {
    const person = await signUpMember(site)
    const { id } = (await person.post('/api/identifications', FACTS)).json as Shown
    expect((await person.post(`/api/identifications/${id}/send`)).status).toBe(400)
    const bytes = await picture(60).png().toBuffer()
    for (const kind of ['dry', 'dry', 'scale', 'wet', 'backlit']) await addPhoto(person, id, kind, bytes)
    expect((await stoneOf(person))[0]?.photos.map(({ kind }) => kind).sort()).toEqual([
      'backlit',
      'dry',
      'scale',
      'wet',
    ])
    const send = () => person.post(`/api/identifications/${id}/send`)
    expect((await Promise.all([send(), send()])).map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await addPhoto(person, id, 'wet', bytes)).status).toBe(409)
    await ask(person)
    await ask(person)
    expect((await person.post('/api/identifications', FACTS)).status).toBe(409)
  })

  it.each([
    ['no size', { sizeMm: undefined }],
    ['a negative weight', { weightG: -1 }],
    ['a size in fractions', { sizeMm: 4.5 }],
    ['an unknown field', { isMember: true }],
    ['a place that is too long', { place: 'x'.repeat(81) }],
  ])('with %s is refused', async (_, facts) => {
    const person = await signUpMember(site)
    expect((await person.post('/api/identifications', { ...FACTS, ...facts })).status).toBe(400)
    expect(await stoneOf(person)).toEqual([])
  })

  it('has photos without their location, that only its finder and employees see', async () => {
    const person = await signUpMember(site)
    const { id } = (await person.post('/api/identifications', FACTS)).json as Shown
    const located = await picture(2400)
      .withExif({ IFD3: { GPSLatitude: '46/1 47/1 0/1', GPSLatitudeRef: 'N' }, IFD0: { Make: 'Trailcam' } })
      .jpeg()
      .toBuffer()
    expect(located.includes('Trailcam')).toBe(true)
    const stored = (await addPhoto(person, id, 'dry', located)).json as Shown
    const path = `/api/identifications/${id}/photos/${stored.photos[0]?.id}`
    const response = await fetch(new URL(path, site.url), {
      headers: { cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    const { exif, width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect([exif, width]).toEqual([undefined, 1600])
    expect((await employee.get(path)).status).toBe(404)
    await addPhoto(person, id, 'scale', located)
    await person.post(`/api/identifications/${id}/send`)
    expect((await employee.get(path)).status).toBe(200)
    for (const other of [site.visitor(), await signUpMember(site)]) expect((await other.get(path)).status).toBe(404)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
    const { id: other } = (await person.post('/api/identifications', FACTS)).json as Shown
    expect(await addPhoto(person, other, 'dry', svg)).toMatchObject({ status: 400, json: { code: 'unsupported_file' } })
  })

  it('is nobody else’s business until it is sent', async () => {
    const person = await signUpMember(site)
    const { id } = (await person.post('/api/identifications', { ...FACTS, place: 'Behind my house' })).json as Shown
    const inPanel = () =>
      sendJson(site, 'GET', `/cms/api/identifications/${id}`, undefined, {
        as: employee,
        headers: { 'sec-fetch-site': 'same-origin' },
      })
    const found = await inPanel()
    expect(found.status).toBe(404)
    expect(JSON.stringify(found.json)).not.toContain('Behind my house')
    const bytes = await picture(60).png().toBuffer()
    for (const kind of ['dry', 'scale']) await addPhoto(person, id, kind, bytes)
    await person.post(`/api/identifications/${id}/send`)
    expect((await inPanel()).json).toMatchObject({ place: 'Behind my house' })
  })

  it('belongs to its finder alone', async () => {
    const { id } = await ask(await signUpMember(site))
    const stranger = await signUpMember(site)
    const calls = [
      await stranger.post(`/api/identifications/${id}/send`),
      await stranger.put(`/api/identifications/${id}/consent`, { isPublic: true }),
      await stranger.delete(`/api/identifications/${id}`),
      await addPhoto(stranger, id, 'dry', await picture(60).png().toBuffer()),
    ]
    expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await answer(id, stranger)).status).toBe(403)
    expect((await site.visitor().post('/api/identifications', FACTS)).status).toBe(401)
  })
})

describe('an answer', () => {
  it('is given once, and emailed once with its reasons', async () => {
    const person = await signUpMember(site)
    const { id } = await ask(person)
    const sent = await Promise.all([answer(id), answer(id), answer(id)])
    expect(sent.map(({ status }) => status).sort()).toEqual([204, 409, 409])
    await jobsDone(site)
    const mails = await mailsTo(site, person.email, /Your stone/)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain(ANSWER.reasons)
    expect((await stoneOf(person))[0]).toMatchObject({
      status: 'answered',
      position: null,
      answer: { name: ANSWER.name },
    })
  })

  it('is public only while its finder agrees, without the finder, the place and the note', async () => {
    const person = await signUpMember(site)
    const { id, photos } = await ask(person)
    const path = `/api/identifications/${id}/photos/${photos[0]?.id}`
    const shown = async () => JSON.stringify((await site.visitor().get('/api/identifications/public')).json)
    const agree = (isPublic: boolean) => person.put(`/api/identifications/${id}/consent`, { isPublic })
    await agree(true)
    expect(await shown()).toBe('[]')
    expect((await site.visitor().get(path)).status).toBe(404)
    await answer(id)
    expect(await shown()).toContain(ANSWER.reasons)
    for (const secret of ['Lake Superior"', FACTS.note, person.email, 'Test'])
      expect(await shown()).not.toContain(secret)
    expect((await site.visitor().get(path)).status).toBe(200)
    await agree(false)
    expect(await shown()).toBe('[]')
    expect((await site.visitor().get(path)).status).toBe(404)
  })
})

describe('personal data of stones', () => {
  const left = async () =>
    (
      await site.pool.query(
        'select (select count(*) from identifications) as stones, (select count(*) from stone_photos) as photos',
      )
    ).rows[0] as { stones: string; photos: string }

  it('is exported, and removed with the stone and with the account', async () => {
    await site.pool.query('delete from identifications')
    const person = await signUpMember(site)
    const { id } = await ask(person)
    await answer(id)
    const exported = JSON.stringify((await person.get('/api/account/export')).json)
    for (const text of [FACTS.note, FACTS.place, ANSWER.reasons]) expect(exported).toContain(text)
    const other = await ask(person)
    expect((await person.delete(`/api/identifications/${other.id}`)).status).toBe(204)
    expect(await left()).toEqual({ stones: '1', photos: '2' })
    expect((await person.post('/api/account/delete', { password: PASSWORD })).status).toBe(204)
    await eventually(async () => (await left()).stones === '0')
    expect(await left()).toEqual({ stones: '0', photos: '0' })
    const mails = await site.pool.query(`select 1 from mail_outbox where kind = 'stone-identified' and "to" = $1`, [
      person.email,
    ])
    expect(mails.rowCount).toBe(0)
  })
})

it('the median time to an answer in Growth equals a recount', async () => {
  const person = await signUpPatron(site)
  for (const days of [1, 4, 10]) {
    const { id } = await ask(person)
    await answer(id)
    await site.pool.query(
      `update identifications set asked_at = answered_at - make_interval(days => $2) where id = $1`,
      [id, days],
    )
  }
  await ask(person)
  const { rows } = await site.pool.query<{ days: number | null }>(
    `select extract(epoch from answered_at - asked_at)::float8 / 86400 as days from identifications`,
  )
  const days = rows.flatMap((one) => one.days ?? []).sort((a, b) => a - b)
  const half = days.length / 2
  const { stoneDays } = await readAnswerTimes(site.pool, new Date())
  expect(stoneDays).toBeCloseTo(((days[Math.ceil(half) - 1] ?? 0) + (days[Math.floor(half)] ?? 0)) / 2, 4)
})
