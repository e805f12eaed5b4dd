import { beforeAll, describe, expect, it } from 'vitest'
import { Browser } from '../../support/Browser.ts'
import { mediaOf } from '../../support/mediaFiles.ts'
import { confirmPassword, PASSWORD, signUpConfirmed, signUpEmployee } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { demoFilm, putFile, smallPicture, ticketOf, uploadTicket } from '../../support/uploads.ts'

const site = useSite()
const { storedAs } = mediaOf(site)
const TUS = { 'tus-resumable': '1.0.0' }
let member: Browser & { email: string }
let stranger: Browser
let owner: Browser
let picture: Buffer

beforeAll(async () => {
  member = await signUpConfirmed(site)
  stranger = await signUpConfirmed(site)
  owner = await signUpEmployee(site)
  picture = await smallPicture()
})

const part = (offset: number) => ({
  ...TUS,
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
})
const sendPart = (browser: Browser, address: string, bytes: Buffer, headers: Record<string, string> = part(0)) =>
  browser.send('PATCH', address, { raw: new Uint8Array(bytes), headers })
const cancel = (browser: Browser, address: string) => browser.send('DELETE', address, { headers: TUS })

describe('an upload address', () => {
  const METHODS = ['PUT', 'PATCH', 'HEAD', 'DELETE'] as const
  it.each(METHODS)('takes no %s from anyone but the person who asked for it', async (method) => {
    const address = await uploadTicket(member, picture.length)
    const raw = method === 'HEAD' || method === 'DELETE' ? undefined : new Uint8Array(picture)
    const options = { headers: part(0), ...(raw && { raw }) }
    expect((await site.visitor().send(method, address, options)).status).toBe(401)
    for (const other of [stranger, owner]) expect((await other.send(method, address, options)).status).toBe(404)
    expect(await storedAs(address)).toMatchObject({ state: 'ticket' })
    expect((await putFile(member, address, picture)).status).toBe(200)
  })

  it('is not reserved by the PUT of a stranger, however often it is tried', async () => {
    const address = await uploadTicket(member, picture.length)
    const tries = Array.from({ length: 20 }, () => putFile(stranger, address, picture))
    const own = await putFile(member, address, picture)
    expect(own.status).toBe(200)
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(tries.map(() => 404))
  })

  it('works on another device of the same person', async () => {
    const address = await uploadTicket(member, picture.length)
    const phone = site.visitor()
    expect((await phone.post('/api/login', { email: member.email, password: PASSWORD })).status).toBe(200)
    expect((await putFile(phone, address, picture)).status).toBe(200)
  })

  it('stops with the session', async () => {
    const person = await signUpConfirmed(site)
    const address = await uploadTicket(person, picture.length)
    const copy = new Browser(site.url)
    for (const [name, value] of person.cookies) copy.cookies.set(name, value)
    await person.get('/api/logout')
    expect((await putFile(copy, address, picture)).status).toBe(401)
  })

  it('takes nothing after it was canceled', async () => {
    const film = await demoFilm()
    const [begun, fresh] = [await uploadTicket(member, film.length), await uploadTicket(member, picture.length)]
    expect((await sendPart(member, begun, film.subarray(0, 1000))).status).toBe(204)
    for (const [address, bytes] of [
      [begun, film],
      [fresh, picture],
    ] as const) {
      expect((await cancel(member, address)).status).toBe(204)
      expect((await putFile(member, address, bytes)).status).toBe(404)
      expect((await sendPart(member, address, bytes)).status).toBe(404)
      expect((await member.send('HEAD', address, { headers: TUS })).status).toBe(404)
      expect((await cancel(member, address)).status).toBe(404)
      expect((await member.post('/api/posts', { title: 'A', type: 'gallery', imageURLs: [address] })).status).toBe(400)
    }
  })

  it('can’t be canceled once its file was stored', async () => {
    const address = await uploadTicket(member, picture.length)
    await putFile(member, address, picture)
    expect((await cancel(member, address)).status).toBe(409)
    expect(await storedAs(address)).toMatchObject({ state: 'ready' })
  })
})

describe('a part of an upload', () => {
  const charged = async (person: { email: string }) =>
    (
      await site.pool.query<{ points: number }>(
        `select points from rate_limits where key = 'upload-bytes:user ' || (select id from users where email = $1)`,
        [person.email],
      )
    ).rows[0]?.points ?? 0

  const { 'upload-offset': _offset, ...withoutOffset } = part(0)
  const { 'content-type': _type, ...withoutType } = part(0)
  const { 'tus-resumable': _version, ...withoutVersion } = part(0)
  it.each([
    ['without any header of the protocol', {}, 412],
    ['without its version', withoutVersion, 412],
    ['of another version', { ...part(0), 'tus-resumable': '0.2.2' }, 412],
    ['without an offset', withoutOffset, 412],
    ['with an offset that is no number', { ...part(0), 'upload-offset': 'x' }, 412],
    ['without its type', withoutType, 412],
    ['of another type', { ...part(0), 'content-type': 'video/mp4' }, 412],
    ['beyond what has arrived', part(1), 409],
    ['with a length it can’t have', { ...part(0), 'upload-length': '1' }, 400],
    ['with a header the protocol doesn’t allow', { ...part(0), 'upload-defer-length': '7' }, 400],
  ])('%s is refused and costs nothing', async (_what, headers, status) => {
    const person = await signUpConfirmed(site)
    for (let tries = 0; tries < 6; tries++) {
      const address = await uploadTicket(person)
      expect((await sendPart(person, address, picture, headers)).status).toBe(status)
      expect(await charged(person)).toBe(0)
      // Refused, not reserved: the same address takes the file right after it.
      expect((await putFile(person, address, picture)).status).toBe(200)
      await site.pool.query('delete from rate_limits')
    }
  })

  it('leaves the address free when its answer arrives', async () => {
    const film = await demoFilm()
    for (let tries = 0; tries < 10; tries++) {
      const address = await uploadTicket(member, film.length)
      expect((await sendPart(member, address, film.subarray(0, 1000))).status).toBe(204)
      expect(await storedAs(address)).toMatchObject({ state: 'ticket' })
    }
  })
})

it('an address that is given back meanwhile is never called expired', async () => {
  const address = await uploadTicket(member)
  let isOver = false
  // As another request that holds the upload for moments.
  const change = (from: string, to: string) =>
    site.pool.query('update media set state = $2 where ticket = $3 and state = $1', [from, to, ticketOf(address)])
  const hold = async () => {
    while (!isOver) if ((await change('ticket', 'receiving')).rowCount === 1) await change('receiving', 'ticket')
  }
  const holding = hold()
  const answers = await Promise.all(
    Array.from({ length: 150 }, () => putFile(member, address, Buffer.from('not a picture'))),
  ).finally(() => void (isOver = true))
  await holding
  for (const { status } of answers) expect([400, 409]).toContain(status)
})

describe('a program', () => {
  async function keyOf(person: Browser, scopes: string[]): Promise<Record<string, string>> {
    await confirmPassword(person)
    const { json } = await person.post('/api/account/api-keys', { name: 'Camera', scopes, days: null })
    return { authorization: `Bearer ${(json as { key: string }).key}` }
  }

  it('uploads with its key, and with no other', async () => {
    const editor = await signUpEmployee(site, 'editor')
    const headers = await keyOf(editor, ['posts:write'])
    const none = site.visitor()
    const { json } = await none.post('/api/objects/upload', { size: picture.length }, { headers })
    const { uploadURL } = json as { uploadURL: string }
    const put = (by: Record<string, string>) =>
      none.send('PUT', uploadURL, { raw: new Uint8Array(picture), headers: by })
    expect((await put({})).status).toBe(401)
    expect((await put({ authorization: `Bearer sh_${'z'.repeat(43)}` })).status).toBe(401)
    expect((await put(await keyOf(editor, ['posts:read']))).status).toBe(403)
    expect((await put(await keyOf(await signUpEmployee(site, 'editor'), ['posts:write']))).status).toBe(404)
    expect((await put(headers)).status).toBe(200)
  })
})
