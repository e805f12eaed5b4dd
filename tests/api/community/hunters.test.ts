import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BlockedHunter, Hunter, Profile } from '#contracts/community/hunters.ts'
import type { Comment } from '#contracts/community/comments.ts'
import { sweepUploads } from '#media/sweepUploads.ts'
import type { Browser } from '../../support/Browser.ts'
import { meetAt } from '../../support/meetAt.ts'
import { signUpPatron } from '../../support/members.ts'
import { confirmEmail, PASSWORD, signUpEmployee, signUpMember } from '../../support/people.ts'
import { type Post, publishGallery } from '../../support/posts.ts'
import { sendJson } from '../../support/rawHttp.ts'
import { useSite } from '../../support/site.ts'
import { smallPicture, upload } from '../../support/uploads.ts'

type Person = Browser & { email: string }

const site = useSite()
let owner: Person
let post: Post

beforeAll(async () => {
  owner = await signUpEmployee(site)
  post = await publishGallery(owner, { isSubscriberOnly: false })
})

async function trusted(): Promise<Person> {
  const person = await signUpPatron(site)
  await confirmEmail(site, person)
  await site.pool.query('update users set comments_trusted = true where email = $1', [person.email])
  return person
}

const said = async (person: Browser, content: string, more: object = {}, where = post) =>
  (await person.post(`/api/posts/${where.id}/comments`, { content, ...more })).json as Comment
const list = async (person: Browser) => (await person.get(`/api/posts/${post.id}/comments`)).json as Comment[]
const find = async (person: Browser, { id }: Comment) => (await list(person)).find((comment) => comment.id === id)
const choose = (person: Browser, name: string | null, pictureURL?: string | null) =>
  person.put('/api/account/profile', { name, ...(pictureURL !== undefined && { pictureURL }) })
const profile = async (person: Browser) => (await person.get('/api/account/profile')).json as Profile
const look = (person: Browser, id: string) => person.get(`/api/hunters/${id}`)

describe('a display name', () => {
  it('is shown instead of Hunter and four characters, also in texts that mention its owner, until it is given up', async () => {
    const [person, other] = [await trusted(), await trusted()]
    const comment = await said(person, 'Hello')
    expect(comment.authorName).toBeNull()
    const hunter = `Hunter ${comment.authorId.slice(-4)}`
    const mention = await said(other, `Thanks @${hunter}!`, { mentions: [comment.authorId] })
    expect((await choose(person, '  Ada  of the Lake ')).json).toMatchObject({ name: 'Ada of the Lake' })
    expect(await find(site.visitor(), comment)).toMatchObject({ authorName: 'Ada of the Lake' })
    expect(await find(other, mention)).toMatchObject({
      content: 'Thanks @Ada of the Lake!',
      mentions: [{ id: comment.authorId, name: 'Ada of the Lake' }],
    })
    expect((await choose(person, null)).status).toBe(200)
    expect(await find(other, comment)).toMatchObject({ authorName: null })
    expect(await find(other, mention)).toMatchObject({ content: `Thanks @${hunter}!` })
  })

  it('belongs to one person, also spelled with letters that look the same', async () => {
    const [person, other] = [await trusted(), await trusted()]
    expect((await choose(person, 'Quartz Bill')).status).toBe(200)
    for (const name of ['quartz bill', 'Quartz  Bi1l', 'Quártz-Bill'])
      expect(await choose(other, name), name).toMatchObject({ status: 409, json: { code: 'name_taken' } })
    expect((await choose(person, 'QUARTZ BILL')).status).toBe(200)
  })

  it('goes to one of two members who choose it at the same moment', async () => {
    const people = [await trusted(), await trusted()]
    const answers = await meetAt(site, 'profiles', 2, () => people.map((person) => choose(person, 'Twin Peak')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('can’t be that of an employee, of the site, too short or unreadable, and changes nothing then', async () => {
    await site.pool.query(`update users set first_name = 'Maya', last_name = 'Stone' where email = $1`, [owner.email])
    const person = await trusted()
    for (const name of [
      'Maya Stone',
      'Мауа Ѕtоnе',
      'Stone Hunt Team',
      'admin',
      'Hunter 3f2a',
      'A',
      'x'.repeat(31),
      'A\u200bda',
    ])
      expect(await choose(person, name), name).toMatchObject({
        status: 400,
        json: { errors: { name: expect.any(String) as string } },
      })
    expect(await profile(person)).toMatchObject({ name: null })
    expect((await choose(site.visitor(), 'Ada')).status).toBe(401)
  })
})

describe('a picture', () => {
  it('is shown to everyone beside the comments without the place where it was taken, and leaves with its profile', async () => {
    const person = await trusted()
    const comment = await said(person, 'With a face')
    const withPlace = await sharp(await smallPicture('#a05020'))
      .withExif({ IFD0: { Artist: 'Secret' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 47/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect((await choose(person, null, await upload(person, withPlace))).status).toBe(200)
    const { pictureUrl } = await profile(person)
    expect(await find(site.visitor(), comment)).toMatchObject({ pictureUrl })
    const shown = await fetch(`${site.url}${pictureUrl ?? ''}`)
    expect(shown.status).toBe(200)
    expect(
      (await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).exif?.toString('latin1') ?? '',
    ).not.toContain('GPS')
    await sweepUploads(site.pool, new Date(Date.now() + 3 * 86_400_000))
    expect((await fetch(`${site.url}${pictureUrl ?? ''}`)).status).toBe(200)
    expect((await choose(person, null, null)).json).toMatchObject({ pictureUrl: null })
    await sweepUploads(site.pool, new Date(Date.now() + 3 * 86_400_000))
    expect((await fetch(`${site.url}${pictureUrl ?? ''}`)).status).toBe(404)
  })

  it('can’t be somebody else’s upload, and one upload is one picture', async () => {
    const [person, other] = [await trusted(), await trusted()]
    const address = await upload(other, await smallPicture('#20a050'))
    expect(await choose(person, null, address)).toMatchObject({ status: 400, json: { code: 'invalid_upload' } })
    expect((await choose(other, null, address)).status).toBe(200)
    expect((await choose(other, null, address)).status).toBe(400)
    expect(await profile(other)).toMatchObject({ pictureUrl: expect.any(String) as string })
  })

  it('and a name are removed by a moderator who deletes the profile', async () => {
    const [person, moderator] = [await trusted(), await signUpEmployee(site, 'moderator')]
    const comment = await said(person, 'Look at me')
    await choose(person, 'Rude Word', await upload(person, await smallPicture('#2050a0')))
    const panel = (method: string, path: string) =>
      sendJson(site, method, `/cms/api/profiles${path}`, undefined, {
        as: moderator,
        headers: { 'sec-fetch-site': 'same-origin' },
      })
    const found = (await panel('GET', '?where[name][equals]=Rude%20Word&depth=0')).json as { docs: { id: number }[] }
    expect((await panel('DELETE', `/${found.docs[0]?.id ?? 0}`)).status).toBe(200)
    expect(await find(person, comment)).toMatchObject({ authorName: null, pictureUrl: null })
    const { rows } = await site.pool.query(`select 1 from employee_changes where details::text like '%Rude Word%'`)
    expect(rows).toEqual([])
  })
})

describe('the page of a member', () => {
  it('lists the comments below posts that the reader may see, and since when they are a member', async () => {
    const person = await trusted()
    const open = await publishGallery(owner, { isSubscriberOnly: false })
    const locked = await publishGallery(owner, { isSubscriberOnly: true })
    const shown = await said(person, 'For everyone', {}, open)
    await said(person, 'For members', {}, locked)
    const asVisitor = (await look(site.visitor(), shown.authorId)).json as Hunter
    expect(asVisitor).toMatchObject({ id: shown.authorId, name: null, role: 'member', isMe: false, isBlocked: false })
    expect(asVisitor.comments.map(({ content }) => content)).toEqual(['For everyone'])
    expect(asVisitor.memberSince).toMatch(/^\d{4}-\d{2}$/)
    expect(JSON.stringify(asVisitor)).not.toContain(person.email)
    const asMember = (await look(await trusted(), shown.authorId)).json as Hunter
    expect(asMember.comments.map(({ content }) => content)).toEqual(['For members', 'For everyone'])
    expect((await look(person, shown.authorId)).json).toMatchObject({ isMe: true })
  })

  it('and the search list no reply below a comment that waits for approval', async () => {
    const [person, other] = [await trusted(), await trusted()]
    const above = await said(other, 'Fine words')
    const reply = await said(person, 'I quote your zwieselite link', { replyTo: above.id })
    await said(person, 'Another comment')
    const shown = async () =>
      ((await look(site.visitor(), reply.authorId)).json as Hunter).comments.map(({ content }) => content)
    const found = async () => (await site.visitor().get('/api/search?q=zwieselite')).text.includes('your')
    expect([(await shown()).length, await found()]).toEqual([2, true])
    const edited = await other.patch(`/api/posts/${post.id}/comments/${above.id}`, {
      content: 'Buy at http://spam.example',
    })
    expect(edited.json).toMatchObject({ status: 'pending' })
    expect(await find(site.visitor(), reply)).toBeUndefined()
    expect(await shown()).toEqual(['Another comment'])
    expect(await found()).toBe(false)
  })

  it('of somebody without a comment the reader may see does not exist, except for themselves', async () => {
    const person = await trusted()
    const { id } = await profile(person)
    const comment = await said(person, 'Soon gone')
    expect((await look(site.visitor(), id)).status).toBe(200)
    await site.pool.query(`update comments set status = 'hidden' where id = $1`, [comment.id])
    expect(await look(site.visitor(), id)).toMatchObject({ status: 404, json: { code: 'hunter_not_found' } })
    expect((await look(person, id)).status).toBe(200)
    expect((await look(site.visitor(), 'no-such-handle')).status).toBe(404)
  })
})

describe('a blocked member', () => {
  const blocked = async (person: Browser) => (await person.get('/api/account/blocked')).json as BlockedHunter[]

  it('can reply, but the one who blocked them does not see it or get an email, until they undo it', async () => {
    const [person, rude, other] = [await trusted(), await trusted(), await trusted()]
    const comment = await said(person, 'A question')
    const before = await said(rude, 'Rude', { replyTo: comment.id })
    expect(await find(person, before)).toMatchObject({ answersMe: true })
    expect((await person.post(`/api/hunters/${before.authorId}/block`)).status).toBe(204)
    expect((await person.post(`/api/hunters/${before.authorId}/block`)).status).toBe(204)
    const after = await said(rude, 'Rude again', { replyTo: comment.id })
    expect(after.status).toBe('visible')
    expect([await find(person, before), await find(person, after)]).toEqual([undefined, undefined])
    for (const reader of [rude, other, site.visitor()]) expect(await find(reader, after)).toBeDefined()
    expect(await find(person, await said(rude, 'A comment of its own'))).toBeDefined()
    const { rowCount } = await site.pool.query(`select 1 from mail_outbox where kind = 'comment-reply' and "to" = $1`, [
      person.email,
    ])
    expect(rowCount).toBe(1)
    expect(await blocked(person)).toMatchObject([{ id: before.authorId, name: null }])
    expect((await person.delete(`/api/hunters/${before.authorId}/block`)).status).toBe(204)
    expect(await find(person, after)).toBeDefined()
    expect(await blocked(person)).toEqual([])
  })

  it('is never an employee or oneself, and needs an account', async () => {
    const person = await trusted()
    const [own, theirs] = [await said(person, 'Mine'), await said(owner, 'Hers')]
    expect((await person.post(`/api/hunters/${own.authorId}/block`)).status).toBe(403)
    expect((await person.post(`/api/hunters/${theirs.authorId}/block`)).status).toBe(403)
    expect((await person.post('/api/hunters/unknown/block')).status).toBe(404)
    expect((await site.visitor().post(`/api/hunters/${own.authorId}/block`)).status).toBe(401)
  })
})

it('an account that is exported and deleted takes its profile, its blocks and its name in other comments along', async () => {
  const [person, other] = [await trusted(), await trusted()]
  const comment = await said(person, 'Goodbye')
  await choose(person, 'Leaving Lena', await upload(person, await smallPicture('#777700')))
  const mention = await said(other, 'Stay, @Leaving Lena', { mentions: [comment.authorId] })
  const { id } = await profile(other)
  await person.post(`/api/hunters/${id}/block`)
  expect((await person.get('/api/account/export')).json).toMatchObject({
    profile: { name: 'Leaving Lena', hasPicture: true },
    mentions: [{ under: post.title }],
    blockedMembers: [{ name: `Hunter ${id.slice(-4)}` }],
    account: { emailsAboutMentions: true },
  })
  expect((await person.post('/api/account/delete', { password: PASSWORD })).status).toBe(204)
  expect(await find(other, mention)).toMatchObject({ content: 'Stay, @someone who left', mentions: [] })
  expect((await look(other, comment.authorId)).status).toBe(404)
  expect((await choose(await signUpMember(site), 'Leaving Lena')).status).toBe(200)
})

it('a report can be about a name or picture, and is in the export of who made it', async () => {
  const [comment, reporter] = [await said(await trusted(), 'Fine words'), await trusted()]
  const report = { reason: 'profile', note: 'That is my picture' }
  expect((await reporter.post(`/api/posts/${post.id}/comments/${comment.id}/report`, report)).status).toBe(204)
  expect((await reporter.get('/api/account/export')).json).toMatchObject({
    reportedComments: [{ under: post.title, ...report }],
  })
})
