import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Comment } from '#contracts/community/comments.ts'
import type { Browser } from '../../support/Browser.ts'
import { holdRow } from '../../support/holdRow.ts'
import { mailsTo } from '../../support/mails.ts'
import { signUpPatron } from '../../support/members.ts'
import { confirmEmail, eventually, signUpEmployee } from '../../support/people.ts'
import { type Post, publishGallery } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'

type Person = Browser & { email: string }

const site = useSite()
let owner: Person
let moderator: Person
let post: Post

beforeAll(async () => {
  moderator = await signUpEmployee(site, 'moderator')
  post = await publishGallery(await signUpEmployee(site))
})
// A person may write five comments a minute.
beforeEach(async () => {
  owner = await signUpEmployee(site)
})

async function trusted(): Promise<Person> {
  const person = await signUpPatron(site)
  await confirmEmail(site, person)
  await site.pool.query('update users set comments_trusted = true where email = $1', [person.email])
  return person
}

const say = (person: Browser, content: string, replyTo?: unknown, where = post) =>
  person.post(`/api/posts/${where.id}/comments`, { content, ...(replyTo !== undefined && { replyTo }) })
const said = async (person: Browser, content: string, replyTo?: Comment['id']) =>
  (await say(person, content, replyTo)).json as Comment
const edit = (person: Browser, { id }: Comment, content: string) =>
  person.send('PATCH', `/api/posts/${post.id}/comments/${id}`, { body: { content } })
const list = async (person: Browser) => (await person.get(`/api/posts/${post.id}/comments`)).json as Comment[]
const find = async (person: Browser, { id }: Comment) => (await list(person)).find((comment) => comment.id === id)
const replyMails = ({ email }: Person) => mailsTo(site, email, /replied to your comment/)
const decide = (action: string, ...comments: Comment[]) =>
  moderator.post('/api/admin/comments/moderate', {
    action,
    ids: comments.map(({ id }) => id),
    ...(action !== 'approve' && { reason: 'spam' }),
  })

describe('the author of a comment', () => {
  it('is named if she is the creator', async () => {
    const comment = await said(owner, 'I found it at dawn')
    expect(comment).toMatchObject({ role: 'creator', authorName: expect.stringMatching(/^\S+ \S+$/) as string })
  })

  it('has no name otherwise', async () => {
    expect(await said(await trusted(), 'Lovely')).toMatchObject({ role: 'member', authorName: null })
    expect(await said(moderator, 'Please stay kind')).toMatchObject({ role: 'team', authorName: null })
  })
})

describe('a reply', () => {
  it('is below the first comment, also if it answers another reply', async () => {
    const [asker, other] = [await trusted(), await trusted()]
    const question = await said(asker, 'Which beach?')
    const answer = await said(owner, 'The northern one', question.id)
    const thanks = await said(other, 'Thank you both', answer.id)
    expect([question.parentId, answer.parentId, thanks.parentId]).toEqual([null, question.id, question.id])
  })

  it('is emailed once to the author of the parent comment, without its text', async () => {
    const [asker, answerer] = [await trusted(), await trusted()]
    const question = await said(asker, 'Which grit?')
    await said(answerer, 'Three thousand, secretly', question.id)
    await eventually(async () => (await replyMails(asker)).length === 1)
    const [mail = ''] = await replyMails(asker)
    expect(mail).toContain(`/content/${post.id}`)
    expect(mail).not.toContain('secretly')
    expect(await replyMails(answerer)).toEqual([])
  })

  it('that waits for approval is emailed when it is approved', async () => {
    const asker = await trusted()
    const question = await said(asker, 'Which saw?')
    const held = await said(await signUpPatron(site), 'A small one', question.id)
    expect(held.status).toBe('pending')
    expect((await decide('approve', held)).status).toBe(200)
    await eventually(async () => (await replyMails(asker)).length === 1)
  })

  it('is not emailed to its own author, or to a member who turned these emails off', async () => {
    const [asker, quiet] = [await trusted(), await trusted()]
    const mine = await said(asker, 'Anyone?')
    await said(asker, 'Nobody, it seems', mine.id)
    expect((await quiet.put('/api/account/reply-emails', { on: false })).json).toEqual({ on: false })
    expect((await quiet.get('/api/account/reply-emails')).json).toEqual({ on: false })
    await said(owner, 'Good question', (await said(quiet, 'How deep?')).id)
    const { rows } = await site.pool.query(
      `select 1 from mail_outbox where kind = 'comment-reply' and "to" = any($1)`,
      [[asker.email, quiet.email]],
    )
    expect(rows).toEqual([])
  })

  it('requires a visible parent comment of the same post', async () => {
    const other = await publishGallery(owner)
    const person = await trusted()
    const held = await said(await signUpPatron(site), 'Held')
    const seen = await said(person, 'Seen')
    expect((await say(person, 'Reply', held.id)).status).toBe(404)
    expect((await say(person, 'Reply', seen.id, other)).status).toBe(404)
    expect((await say(person, 'Reply', 999_999)).status).toBe(404)
    for (const wrong of ['first', -1, null, 1.5]) expect((await say(person, 'Reply', wrong)).status).toBe(400)
  })

  it('disappears with a hidden comment', async () => {
    const person = await trusted()
    const comment = await said(person, 'Rude')
    const reply = await said(owner, 'Please don’t', comment.id)
    await decide('hide', comment)
    expect(await find(person, reply)).toBeUndefined()
    expect((await say(person, 'Again', reply.id)).status).toBe(404)
  })
})

describe('a correction', () => {
  it('by the author is shown as edited', async () => {
    const person = await trusted()
    const comment = await said(person, 'Agete')
    expect(comment.editableUntil).toBe(new Date(Date.parse(comment.createdAt) + 600_000).toISOString())
    const { status, json } = await edit(person, comment, ' Agate ')
    expect(status).toBe(200)
    expect(json).toMatchObject({ content: 'Agate', editedAt: expect.any(String) as string, status: 'visible' })
    expect(await find(owner, comment)).toMatchObject({ content: 'Agate', editableUntil: null })
  })

  it('with a link waits for approval', async () => {
    const person = await trusted()
    const comment = await said(person, 'Look')
    expect((await edit(person, comment, 'Look at https://example.test')).json).toMatchObject({ status: 'pending' })
    expect(await find(owner, comment)).toBeUndefined()
  })

  it('is rejected after ten minutes, for others’ and for hidden comments, and changes nothing', async () => {
    const person = await trusted()
    const [old, hidden, others] = [await said(person, 'Old'), await said(person, 'Hidden'), await said(owner, 'Hers')]
    await site.pool.query(`update comments set created_at = now() - interval '11 minutes' where id = $1`, [old.id])
    await decide('hide', hidden)
    expect(await edit(person, old, 'New')).toMatchObject({ status: 403, json: { code: 'comment_not_editable' } })
    expect((await edit(person, hidden, 'New')).status).toBe(404)
    expect((await edit(person, others, 'New')).status).toBe(404)
    expect((await edit(person, old, '  ')).status).toBe(400)
    const { rows } = await site.pool.query('select content from comments where id = any($1) order by id', [
      [old.id, hidden.id, others.id],
    ])
    expect(rows).toEqual([{ content: 'Old' }, { content: 'Hidden' }, { content: 'Hers' }])
  })
})

describe('a pinned comment', () => {
  const pin = (person: Browser, { id }: Comment) => person.post(`/api/admin/comments/${id}/pin`)
  const unpin = (person: Browser, { id }: Comment) => person.delete(`/api/admin/comments/${id}/pin`)
  const pinned = async () => (await list(owner)).filter(({ isPinned }) => isPinned).map(({ id }) => id)

  it('is the only one of its post', async () => {
    const [a, b] = [await said(owner, 'First'), await said(owner, 'Second')]
    expect((await pin(moderator, a)).status).toBe(204)
    expect((await pin(owner, b)).status).toBe(204)
    expect(await pinned()).toEqual([b.id])
    expect((await unpin(moderator, b)).status).toBe(204)
    expect((await unpin(moderator, b)).status).toBe(204)
    expect(await pinned()).toEqual([])
  })

  it('is locked before its post, as in every other change of a comment', async () => {
    const comment = await said(owner, 'Both at once')
    const answer = await holdRow(
      site,
      { text: 'select 1 from comments where id = $1 for no key update', values: [comment.id] },
      () => pin(moderator, comment),
      { text: 'select 1 from posts where id = $1 for no key update nowait', values: [post.id] },
    )
    expect(answer.status).toBe(204)
    expect(await pinned()).toEqual([comment.id])
    await unpin(moderator, comment)
  })

  it('can’t be a reply or hidden, and members can’t pin', async () => {
    const person = await trusted()
    const comment = await said(person, 'Mine')
    const reply = await said(owner, 'Yours', comment.id)
    expect((await pin(person, comment)).status).toBe(403)
    expect((await pin(moderator, reply)).status).toBe(404)
    await decide('hide', comment)
    expect((await pin(moderator, comment)).status).toBe(404)
    expect(await pinned()).toEqual([])
  })
})

it('members can’t like their own comments', async () => {
  const person = await trusted()
  const comment = await said(person, 'Like me')
  const answer = await person.post(`/api/posts/${post.id}/comments/${comment.id}/like`)
  expect(answer).toMatchObject({ status: 403, json: { code: 'own_comment' } })
  expect(await find(person, comment)).toMatchObject({ likeCount: 0 })
})

it('a report keeps its reason', async () => {
  const comment = await said(await trusted(), 'Buy my rocks')
  const report = (body: object) => owner.post(`/api/posts/${post.id}/comments/${comment.id}/report`, body)
  expect((await report({ reason: 'dull' })).status).toBe(400)
  expect((await report({ reason: 'spam', note: 'x'.repeat(501) })).status).toBe(400)
  expect((await report({ reason: 'spam', note: ' Third time ' })).status).toBe(204)
  const { rows } = await site.pool.query('select reason, note from comment_reports where comment_id = $1', [comment.id])
  expect(rows).toEqual([{ reason: 'spam', note: 'Third time' }])
})

it('a visitor reads the comments of a public post', async () => {
  const open = await publishGallery(owner, { isSubscriberOnly: false })
  await say(owner, 'Welcome', undefined, open)
  const { status, json } = await site.visitor().get(`/api/posts/${open.id}/comments`)
  expect(status).toBe(200)
  expect(json).toMatchObject([{ content: 'Welcome', isMine: false, editableUntil: null }])
})

it('a long list comes in pages that contain what their replies answer', async () => {
  const long = await publishGallery(owner)
  const first = (await say(owner, 'The first', undefined, long)).json as Comment
  await site.pool.query(
    `insert into comments (content, status, post_id, author_id, parent_id, reply_to_id, created_at, updated_at)
     select 'No. ' || n, 'visible', $1, (select min(id) from users), case when n = 600 then $2::int end, case when n = 600 then $2::int end,
       now() + n * interval '1 second', now() from generate_series(1, 600) n`,
    [long.id, first.id],
  )
  const page = async (query = '') => {
    const { status, json } = await moderator.get(`/api/posts/${long.id}/comments${query}`)
    return {
      status,
      comments: json as Comment[],
      texts: status === 200 ? (json as Comment[]).map(({ content }) => content) : [],
    }
  }
  const newest = await page()
  expect(newest.texts.slice(0, 2)).toEqual(['The first', 'No. 101'])
  expect(newest.texts).toHaveLength(501)
  expect((await page('?limit=2')).texts).toEqual(['The first', 'No. 599', 'No. 600'])
  const earlier = await page(`?before=${newest.comments.at(-500)?.id}`)
  expect([earlier.texts.length, earlier.texts[0], earlier.texts.at(-1)]).toEqual([101, 'The first', 'No. 100'])
  expect((await page('?limit=501')).status).toBe(400)
  expect((await page('?before=none')).status).toBe(400)
})

it('replies can be searched only while their thread is visible', async () => {
  const words = async (text: string) => {
    const { json } = await moderator.get(`/api/search?q=${text}&kind=comment`)
    return (json as { groups: { total: number }[] }).groups[0]?.total ?? 0
  }
  const first = await said(owner, 'Where was that dug?')
  await said(owner, 'Below the sardonyxridge', first.id)
  expect(await words('sardonyxridge')).toBe(1)
  await site.pool.query(`update comments set status = 'pending' where id = $1`, [first.id])
  expect(await words('sardonyxridge')).toBe(0)
  await site.pool.query(`update comments set status = 'visible' where id = $1`, [first.id])
  expect(await words('sardonyxridge')).toBe(1)
  await site.pool.query(`update comments set status = 'pending' where id = $1`, [first.id])
  await site.pool.query('delete from comments where id = $1', [first.id])
  expect(await words('sardonyxridge')).toBe(1)
})
