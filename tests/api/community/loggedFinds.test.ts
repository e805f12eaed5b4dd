import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FindOfMonth, LoggedFind, LoggedFindPage } from '#contracts/community/loggedFinds.ts'
import type { Browser } from '../../support/Browser.ts'
import { eventually, PASSWORD, signUpEmployee, signUpMember } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'

type Person = Browser & { email: string }

const site = useSite()
let person: Person
let employee: Person
let stranger: Person
beforeAll(async () => {
  person = await signUpMember(site)
  stranger = await signUpMember(site)
  employee = await signUpEmployee(site, 'moderator')
})
// The limits have their own tests; these photos all come from one address.
beforeEach(() => site.pool.query('delete from rate_limits'))

let counter = 0
const FIND = {
  stone: 'Laguna agate',
  foundOn: '2026-10-04',
  place: 'Gravel bar by the ferry',
  state: 'MN',
  notes: 'Two eyes.',
}
const picture = (side = 60) => sharp({ create: { width: side, height: side, channels: 3, background: '#a8401f' } })
const log = async (who: Person, facts: object = {}) => {
  const { status, json } = await who.post('/api/finds', { ...FIND, catalogueNumber: `T-${++counter}`, ...facts })
  expect(status).toBe(201)
  return json as LoggedFind
}
const addPhoto = (who: Browser, id: LoggedFind['id'], bytes: Buffer) =>
  who.post(`/api/finds/${id}/photos`, { photo: bytes.toString('base64') })
const withPhoto = async (who: Person, facts: object = {}) => {
  const { id } = await log(who, facts)
  return (await addPhoto(who, id, await picture().png().toBuffer())).json as LoggedFind
}
const list = async (who: Browser, query = '') => (await who.get(`/api/finds${query}`)).json as LoggedFindPage
const ofMonth = async () => ((await site.visitor().get('/api/find-of-the-month')).json as FindOfMonth).find
const choose = (id: LoggedFind['id'], who: Browser = employee) => who.put(`/api/admin/finds/${id}/of-the-month`, {})

describe('the log', () => {
  it('numbers finds by year, and refuses a number twice without looking at case', async () => {
    const own = await signUpMember(site)
    const year = new Date().getUTCFullYear()
    expect((await list(own)).nextNumber).toBe(`${year}-001`)
    await log(own, { catalogueNumber: `${year}-041` })
    await log(own, { catalogueNumber: 'Box a' })
    expect((await list(own)).nextNumber).toBe(`${year}-042`)
    const again = await own.post('/api/finds', { ...FIND, catalogueNumber: 'BOX A' })
    expect(again).toMatchObject({ status: 409, json: { code: 'catalogue_number_taken' } })
    await log(person, { catalogueNumber: 'Box a' })
    const same = { ...FIND, catalogueNumber: 'Twice' }
    const both = await Promise.all([own.post('/api/finds', same), own.post('/api/finds', same)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('stores the cell of a place and never the exact place', async () => {
    const { id, cell } = await log(person, { point: { latitude: 46.78912, longitude: -92.10043 } })
    expect(cell).toMatchObject({ south: expect.any(Number) as number })
    const { rows } = await site.pool.query<object>('select * from logged_finds where id = $1', [id])
    expect(JSON.stringify(rows)).not.toMatch(/46\.789|92\.100/)
    const kept = await person.put(`/api/finds/${id}`, { ...FIND, catalogueNumber: `K-${id}` })
    expect((kept.json as LoggedFind).cell).toEqual(cell)
    const removed = await person.put(`/api/finds/${id}`, { ...FIND, catalogueNumber: `K-${id}`, point: null })
    expect((removed.json as LoggedFind).cell).toBeNull()
  })

  it('finds words of a search as they are, in pages', async () => {
    const own = await signUpMember(site)
    await log(own, { stone: '100% quartz' })
    await site.pool.query(
      `insert into logged_finds (user_id, catalogue_number, stone, place, notes)
       select id, 'N-' || n, 'Agate', '', '' from users, generate_series(1, 9000) n where email = $1`,
      [own.email],
    )
    expect(await list(own, '?q=100%25')).toMatchObject({ count: 1, pages: 1 })
    expect(await list(own, '?q=_gate')).toMatchObject({ count: 0, finds: [] })
    const last = await list(own, '?page=376')
    expect([last.count, last.pages, last.finds.length]).toEqual([9001, 376, 1])
    const csv = await own.get('/api/finds.csv')
    expect(csv.text.trim().split('\r\n')).toHaveLength(9002)
    expect((await own.get('/api/finds.pdf?part=2')).text).toMatch(/^%PDF-1\.7/)
  })

  it.each([
    ['no stone', { stone: ' ' }],
    ['an unknown state', { state: 'ZZ' }],
    ['a date that doesn’t exist', { foundOn: '2026-02-31' }],
    ['a place off the earth', { point: { latitude: 91, longitude: 0 } }],
    ['notes that are too long', { notes: 'x'.repeat(2001) }],
    ['an unknown field', { isChosen: true }],
  ])('refuses %s', async (_, facts) => {
    expect((await person.post('/api/finds', { ...FIND, catalogueNumber: 'bad', ...facts })).status).toBe(400)
  })

  it('writes formulas into the CSV as text', async () => {
    const own = await signUpMember(site)
    await log(own, { stone: '=HYPERLINK("https://evil.test")', notes: '@SUM(1)' })
    const { text } = await own.get('/api/finds.csv')
    expect(text).toContain(`"'=HYPERLINK(""https://evil.test"")"`)
    expect(text).toContain(`'@SUM(1)`)
  })

  it('belongs to one person alone', async () => {
    const { id, photos } = await withPhoto(person)
    const calls = [
      await stranger.get(`/api/finds/${id}`),
      await stranger.put(`/api/finds/${id}`, { ...FIND, catalogueNumber: 'mine' }),
      await addPhoto(stranger, id, await picture().png().toBuffer()),
      await stranger.get(`/api/finds/${id}/photos/${photos[0]}`),
      await stranger.delete(`/api/finds/${id}/photos/${photos[0]}`),
      await stranger.put(`/api/finds/${id}/share`, { place: true, notes: true }),
      await stranger.delete(`/api/finds/${id}/share`),
      await stranger.delete(`/api/finds/${id}`),
      await employee.get(`/api/finds/${id}/photos/${photos[0]}`),
    ]
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 404))
    expect((await list(stranger)).count).toBe(0)
    expect((await site.visitor().get('/api/finds')).status).toBe(401)
    expect((await person.get(`/api/finds/${id}`)).json).toMatchObject({ photos, shared: null })
  })

  it('draws photos again without their place, at most four per find', async () => {
    const { id } = await log(person)
    const located = await picture(2400)
      .withExif({ IFD3: { GPSLatitude: '46/1 47/1 0/1', GPSLatitudeRef: 'N' }, IFD0: { Make: 'Trailcam' } })
      .jpeg()
      .toBuffer()
    const { photos } = (await addPhoto(person, id, located)).json as LoggedFind
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const sizes = []
    for (const query of ['', '?size=small']) {
      const response = await fetch(new URL(`/api/finds/${id}/photos/${photos[0]}${query}`, site.url), {
        headers: { cookie },
      })
      const { exif, width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
      sizes.push([exif, width])
    }
    expect(sizes).toEqual([
      [undefined, 1600],
      [undefined, 480],
    ])
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
    expect(await addPhoto(person, id, svg)).toMatchObject({ status: 400, json: { code: 'unsupported_file' } })
    const png = await picture().png().toBuffer()
    const more = await Promise.all([1, 2, 3, 4, 5].map(() => addPhoto(person, id, png)))
    expect(more.filter(({ status }) => status === 201)).toHaveLength(3)
  })
})

describe('a shared find', () => {
  it('shows only what its finder chose, until the link ends', async () => {
    const { id, photos } = await withPhoto(person, { point: { latitude: 46.7, longitude: -92.1 } })
    const share = async (place: boolean, notes: boolean) =>
      ((await person.put(`/api/finds/${id}/share`, { place, notes })).json as LoggedFind).shared?.key ?? ''
    const key = await share(false, false)
    expect(key).toMatch(/^[\w-]{32}$/)
    const path = `/api/shared-finds/${key}`
    const bare = await site.visitor().get(path)
    expect(bare.json).toMatchObject({ stone: FIND.stone, place: null, notes: null, photos })
    for (const secret of [FIND.place, FIND.notes, person.email, 'MN']) expect(bare.text).not.toContain(secret)
    expect((await site.visitor().get(`${path}/photos/${photos[0]}`)).status).toBe(200)
    expect(await share(true, true)).toBe(key)
    expect((await site.visitor().get(path)).json).toMatchObject({ place: { words: FIND.place }, notes: FIND.notes })
    expect((await person.delete(`/api/finds/${id}/share`)).status).toBe(204)
    for (const ended of [
      path,
      `${path}/photos/${photos[0]}`,
      '/api/shared-finds/forged',
      `/api/shared-finds/${'A'.repeat(32)}`,
    ])
      expect((await site.visitor().get(ended)).status).toBe(404)
    expect(await share(false, false)).not.toBe(key)
  })

  it('has a page that no search engine lists', async () => {
    expect((await site.visitor().get('/finds?shared=x')).text).toMatch(/<meta name="robots" content="noindex/)
  })
})

describe('the find of the month', () => {
  it('is chosen only from finds with consent and a photo, and shows neither place nor notes', async () => {
    const silent = await withPhoto(person)
    expect((await choose(silent.id)).status).toBe(404)
    expect((await choose((await log(person, { mayShow: true })).id)).status).toBe(409)
    const { id, photos } = await withPhoto(person, { mayShow: true })
    expect((await choose(id, person)).status).toBe(403)
    expect((await choose(id)).status).toBe(204)
    const shown = await site.visitor().get('/api/find-of-the-month')
    expect(shown.json).toMatchObject({ find: { stone: FIND.stone, photo: photos[0], finder: null, state: 'MN' } })
    for (const secret of [FIND.place, FIND.notes, person.email]) expect(shown.text).not.toContain(secret)
    expect((await site.visitor().get(`/api/finds/${id}/photos/${photos[0]}`)).status).toBe(200)
  })

  it.each([
    [
      'consent ends',
      async (id: number, number: string) =>
        person.put(`/api/finds/${id}`, { ...FIND, catalogueNumber: number, mayShow: false }),
    ],
    [
      'its words change',
      async (id: number, number: string) =>
        person.put(`/api/finds/${id}`, { ...FIND, catalogueNumber: number, mayShow: true, stone: 'Buy pills' }),
    ],
    ['it is deleted', async (id: number) => person.delete(`/api/finds/${id}`)],
  ])('is gone from the home page as soon as %s', async (_, end) => {
    const stone = `Stone of ${_}`
    const { id, photos, catalogueNumber } = await withPhoto(person, { mayShow: true, stone })
    await choose(id)
    const announced = async () =>
      (
        await site.pool.query<{ xid: string }>(
          `select xid::text from changes where topic = 'site' order by made_at desc`,
        )
      ).rows[0]?.xid
    const before = await announced()
    await end(Number(id), catalogueNumber)
    expect(await ofMonth()).not.toMatchObject({ id })
    expect((await site.visitor().get(`/api/finds/${id}/photos/${photos[0]}`)).status).toBe(404)
    // The cached home page is rendered again.
    expect(await announced()).not.toBe(before)
  })

  it('names its finder only by choice, with the display name', async () => {
    await person.put('/api/account/profile', { name: 'Agate Annie' })
    const { id } = await withPhoto(person, { mayShow: true, showName: true })
    await choose(id)
    expect(await ofMonth()).toMatchObject({ finder: 'Agate Annie' })
  })
})

it('personal data of finds is exported, and removed with the account', async () => {
  const leaving = await signUpMember(site)
  const { id } = await withPhoto(leaving, { mayShow: true })
  await choose(id)
  const exported = JSON.stringify((await leaving.get('/api/account/export')).json)
  for (const text of [FIND.stone, FIND.notes, FIND.place]) expect(exported).toContain(text)
  expect((await leaving.post('/api/account/delete', { password: PASSWORD })).status).toBe(204)
  expect(await ofMonth()).not.toMatchObject({ id })
  const left = async () =>
    (
      await site.pool.query(
        'select 1 from logged_finds where id = $1 union all select 1 from logged_find_photos where find_id = $1',
        [id],
      )
    ).rowCount
  await eventually(async () => (await left()) === 0)
})
