import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Comment } from '#contracts/community/comments.ts'
import type { Browser } from '../../support/Browser.ts'
import { mailsTo } from '../../support/mails.ts'
import { signUpPatron } from '../../support/members.ts'
import { confirmEmail, eventually, signUpEmployee } from '../../support/people.ts'
import { type Post, publishGallery } from '../../support/posts.ts'
import { sendJson } from '../../support/rawHttp.ts'
import { useSite } from '../../support/site.ts'

type Person = Browser & { email: string }

const site = useSite()
let moderator: Person
let post: Post

beforeAll(async () => {
  moderator = await signUpEmployee(site, 'moderator')
})
beforeEach(async () => {
  post = await publishGallery(await signUpEmployee(site), { isSubscriberOnly: false })
})

async function trusted(): Promise<Person> {
  const person = await signUpPatron(site)
  await confirmEmail(site, person)
  await site.pool.query('update users set comments_trusted = true where email = $1', [person.email])
  return person
}

type Said = { replyTo?: Comment['id']; mentions?: string[] }
const say = (person: Browser, content: string, more: Said = {}) =>
  person.post(`/api/posts/${post.id}/comments`, { content, ...more })
const said = async (person: Browser, content: string, more?: Said) => (await say(person, content, more)).json as Comment
const list = async (person: Browser) => (await person.get(`/api/posts/${post.id}/comments`)).json as Comment[]
const find = async (person: Browser, { id }: Comment) => (await list(person)).find((comment) => comment.id === id)
const hide = (comment: Comment, reason: object = { reason: 'spam' }, action = 'hide') =>
  moderator.post('/api/admin/comments/moderate', { action, ids: [comment.id], ...reason })
const nameOf = ({ authorId }: Comment) => `Hunter ${authorId.slice(-4)}`
const mentionMails = ({ email }: Person) => mailsTo(site, email, /mentioned you/)
const queuedFor = async ({ email }: Person) =>
  (await site.pool.query(`select 1 from mail_outbox where kind = 'comment-mention' and "to" = $1`, [email])).rowCount

describe('a mention', () => {
  it('links to somebody of the conversation, and emails them once, without the text', async () => {
    const [ada, bea] = [await trusted(), await trusted()]
    const first = await said(ada, 'Look at this')
    const mention = { mentions: [first.authorId] }
    const second = await said(bea, `@${nameOf(first)} secretly amethyst`, mention)
    expect(second.mentions).toEqual([{ id: first.authorId, name: nameOf(first) }])
    expect((await find(site.visitor(), second))?.mentions).toEqual(second.mentions)
    await said(bea, `@${nameOf(first)} again`, mention)
    await eventually(async () => (await mentionMails(ada)).length === 1)
    expect((await mentionMails(ada))[0]).not.toContain('secretly')
    expect(await queuedFor(ada)).toBe(1)
  })

  it('of somebody who has not commented here, or whose name is not in the text, is plain text', async () => {
    const [ada, bea, outsider] = [await trusted(), await trusted(), await trusted()]
    const first = await said(ada, 'Mine')
    const { rows } = await site.pool.query<{ handle: string }>('select handle from users where email = $1', [
      outsider.email,
    ])
    const stranger = rows[0]?.handle ?? ''
    const second = await said(bea, `@Hunter ${stranger.slice(-4)} and @nobody`, {
      mentions: [stranger, first.authorId, 'unknown'],
    })
    expect(second.mentions).toEqual([])
    expect([await queuedFor(outsider), await queuedFor(ada)]).toEqual([0, 0])
  })

  it('emails the first five people only, nobody twice about one comment, and no one who chose not to', async () => {
    const people: Person[] = []
    for (let index = 0; index < 7; index++) people.push(await trusted())
    const theirs = await Promise.all(people.map((person) => said(person, 'Here')))
    const [quiet, answered] = people as [Person, Person]
    expect((await quiet.put('/api/account/mention-emails', { on: false })).json).toEqual({ on: false })
    expect((await quiet.get('/api/account/mention-emails')).json).toEqual({ on: false })
    const author = await trusted()
    const text = theirs.map((comment) => `@${nameOf(comment)}`).join(' ')
    const written = await said(author, text, {
      mentions: theirs.map(({ authorId }) => authorId),
      ...(theirs[1] && { replyTo: theirs[1].id }),
    })
    expect(written.mentions).toHaveLength(7)
    expect(await Promise.all(people.map(queuedFor))).toEqual([0, 0, 1, 1, 1, 0, 0])
    await eventually(async () => (await mailsTo(site, answered.email, /replied to your comment/)).length === 1)
  })

  it('is refused a thousand times in one comment, which is not stored', async () => {
    const person = await trusted()
    const mentions = Array.from({ length: 1000 }, (_, index) => `handle-${index}`)
    const answer = await say(person, 'Everyone!', { mentions })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('at most 20 people')
    expect(await list(person)).toEqual([])
  })

  it('reaches no muted member and nobody who blocked its author', async () => {
    const [muted, blocker, author] = [await trusted(), await trusted(), await trusted()]
    const theirs = [await said(muted, 'One'), await said(blocker, 'Two')]
    await site.pool.query('update users set comments_muted = true where email = $1', [muted.email])
    const own = await said(author, 'Three')
    expect((await blocker.post(`/api/hunters/${own.authorId}/block`)).status).toBe(204)
    await said(author, theirs.map((comment) => `@${nameOf(comment)}`).join(' '), {
      mentions: theirs.map(({ authorId }) => authorId),
    })
    expect([await queuedFor(muted), await queuedFor(blocker)]).toEqual([0, 0])
  })

  it('waits with its comment for approval', async () => {
    const ada = await trusted()
    const first = await said(ada, 'Mine')
    const held = await said(await signUpPatron(site), `@${nameOf(first)} hello`, { mentions: [first.authorId] })
    expect([held.status, await queuedFor(ada)]).toEqual(['pending', 0])
    await moderator.post('/api/admin/comments/moderate', { action: 'approve', ids: [held.id] })
    expect(await queuedFor(ada)).toBe(1)
  })
})

describe('a post whose comments are closed', () => {
  const path = () => `/api/admin/posts/${post.id}/comments/close`

  it('keeps its comments, takes no new ones, and can be opened again', async () => {
    const person = await trusted()
    const comment = await said(person, 'Before')
    expect((await moderator.post(path())).status).toBe(204)
    expect((await moderator.post(path())).status).toBe(204)
    expect(await say(person, 'After')).toMatchObject({ status: 403, json: { code: 'comments_closed' } })
    expect(await say(moderator, 'After')).toMatchObject({ status: 403 })
    expect((await list(site.visitor())).map(({ content }) => content)).toEqual(['Before'])
    const edited = await person.patch(`/api/posts/${post.id}/comments/${comment.id}`, { content: 'Corrected' })
    expect(edited.status).toBe(200)
    await eventually(async () => ((await person.get(`/api/posts/${post.id}`)).json as Post).commentsClosed === true)
    expect((await moderator.delete(path())).status).toBe(204)
    expect((await say(person, 'After')).status).toBe(201)
    await eventually(
      async () => ((await person.get(`/api/posts/${post.id}`)).json as Post).commentsClosed === undefined,
    )
  })

  it('stays closed when an older version of the post is restored', async () => {
    const owner = await signUpEmployee(site)
    const panel = (method: string, at: string, data?: object) =>
      sendJson(site, method, `/cms/api/posts${at}`, data, { as: owner, headers: { 'sec-fetch-site': 'same-origin' } })
    await panel('PATCH', `/${post.id}`, { title: 'Renamed' })
    await moderator.post(path())
    await panel('PATCH', `/${post.id}`, { title: 'Renamed again' })
    const versions = (await panel('GET', `/versions?where[parent][equals]=${post.id}`)).json as {
      docs: { id: number }[]
    }
    expect((await panel('POST', `/versions/${versions.docs.at(-1)?.id ?? 0}`)).status).toBe(200)
    expect(await say(await trusted(), 'After')).toMatchObject({ json: { code: 'comments_closed' } })
  })
})

describe('hiding a comment', () => {
  it('takes a reason, which its author sees and nobody else', async () => {
    const [author, other] = [await trusted(), await trusted()]
    const comment = await said(author, 'The killer is the butler')
    for (const reason of [{}, { reason: 'bad' }, { reason: 'other' }, { reason: 'thread' }])
      expect((await hide(comment, reason)).status).toBe(400)
    expect(await find(other, comment)).toMatchObject({ status: 'visible', hidden: null })
    expect((await hide(comment, { reason: 'spoiler', note: 'Wait a week' })).status).toBe(200)
    expect(await find(author, comment)).toMatchObject({
      status: 'hidden',
      hidden: { reason: 'spoiler', note: 'Wait a week' },
      editableUntil: null,
    })
    expect(await find(other, comment)).toBeUndefined()
    const { rows } = await site.pool.query<{ details: unknown }>(
      `select details from employee_changes where kind = 'comments' and subject_id = $1`,
      [String(comment.id)],
    )
    expect(JSON.stringify(rows)).toContain('Spoiler: Wait a week')
    await moderator.post('/api/admin/comments/moderate', { action: 'approve', ids: [comment.id] })
    expect(await find(author, comment)).toMatchObject({ status: 'visible', hidden: null })
  })

  it('tells the authors of its replies that the comment above was hidden', async () => {
    const [author, other] = [await trusted(), await trusted()]
    const comment = await said(author, 'Rude')
    const reply = await said(other, 'Please don’t', { replyTo: comment.id })
    await hide(comment)
    expect(await find(other, reply)).toMatchObject({ status: 'hidden', hidden: { reason: 'thread', note: null } })
  })

  it('takes a reason in the panel, too', async () => {
    const comment = await said(await trusted(), 'Off')
    const panel = (data: object) =>
      sendJson(site, 'PATCH', `/cms/api/comments/${comment.id}`, data, {
        as: moderator,
        headers: { 'sec-fetch-site': 'same-origin' },
      })
    expect((await panel({ status: 'hidden' })).status).toBe(400)
    expect((await panel({ status: 'hidden', hiddenReason: 'insult' })).status).toBe(200)
    expect((await panel({ status: 'visible' })).status).toBe(200)
    const { rows } = await site.pool.query('select hidden_reason from comments where id = $1', [comment.id])
    expect(rows).toEqual([{ hidden_reason: null }])
  })
})

it('a member muted in the middle of a conversation keeps the comments that were not hidden, and adds none', async () => {
  const [author, other] = [await trusted(), await trusted()]
  const [fine, rude] = [await said(author, 'Fine'), await said(author, 'Rude')]
  await said(other, 'Answer', { replyTo: fine.id })
  await hide(rude, { reason: 'insult' }, 'mute')
  expect((await list(other)).map(({ content }) => content)).toEqual(['Fine', 'Answer'])
  expect((await say(author, 'Again')).status).toBe(403)
  expect((await author.patch(`/api/posts/${post.id}/comments/${fine.id}`, { content: 'Rude too' })).status).toBe(403)
  expect((await author.put('/api/account/profile', { name: 'Rude Name' })).status).toBe(403)
  await said(other, 'More', { replyTo: fine.id })
  const { rowCount } = await site.pool.query(
    `select 1 from mail_outbox where kind = 'comment-reply' and "to" = $1 and created_at > now() - interval '1 minute'`,
    [author.email],
  )
  expect(rowCount).toBe(1)
})
