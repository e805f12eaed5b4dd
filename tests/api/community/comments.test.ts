import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { endPatronage, signUpPatron, whoIs } from '../../support/members.ts'
import { signUpEmployee, signUpMember } from '../../support/people.ts'
import { type Post, publishGallery } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let employee: Browser & { email: string }
let member: Browser & { email: string }
let post: Post
let open: Post

beforeAll(async () => {
  employee = await signUpEmployee(site)
  member = await signUpMember(site)
  post = await publishGallery(employee)
  open = await publishGallery(employee, { isSubscriberOnly: false })
})

type Comment = {
  id: number
  content: string
  authorId: string
  status: string
  isMine: boolean
  likedByMe: boolean
  likeCount: number
  createdAt: string
}

const say = (person: Browser, content: unknown, { id } = post) => person.post(`/api/posts/${id}/comments`, { content })
const said = async (person: Browser, content: string, where = post) =>
  (await say(person, content, where)).json as Comment
const under = async (person: Browser, { id } = post) =>
  (await person.get(`/api/posts/${id}/comments`)).json as Comment[]
const find = async (person: Browser, { id }: Comment, where = post) =>
  (await under(person, where)).find((comment) => comment.id === id)
const like = (person: Browser, { id }: { id: number }, where = post) =>
  person.post(`/api/posts/${where.id}/comments/${id}/like`)
const unlike = (person: Browser, { id }: { id: number }, where = post) =>
  person.delete(`/api/posts/${where.id}/comments/${id}/like`)
const countOf = async ({ id } = post) => ((await employee.get(`/api/posts/${id}`)).json as Post).commentCount
const moderation = (value: string) =>
  site.pool.query(
    `insert into site_settings (key, value) values ('comment_moderation', $1) on conflict (key) do update set value = $1`,
    [value],
  )

async function trusted(): Promise<Browser & { email: string }> {
  const person = await signUpPatron(site)
  await site.pool.query('update users set comments_trusted = true where email = $1', [person.email])
  return person
}

describe('commenting', () => {
  it('is allowed for subscribers and employees only', async () => {
    expect(await say(site.visitor(), 'Nice', open)).toMatchObject({ status: 401, json: { message: 'Unauthorized' } })
    expect(await say(member, 'Nice', open)).toMatchObject({
      status: 403,
      json: { message: 'Only subscribers can leave comments' },
    })
    expect((await say(await signUpPatron(site), 'Nice', open)).status).toBe(201)
    expect((await say(employee, 'Nice', open)).status).toBe(201)
  })

  it('ends with the membership', async () => {
    const person = await trusted()
    expect((await say(person, 'First')).status).toBe(201)
    await endPatronage(site, person)
    expect(await say(person, 'Second')).toMatchObject({ status: 403, json: { code: 'comment_subscribers_only' } })
  })

  it('is not allowed for muted members, who can still watch', async () => {
    const person = await trusted()
    await site.pool.query('update users set comments_muted = true where email = $1', [person.email])
    expect(await say(person, 'Still here')).toMatchObject({ status: 403, json: { code: 'forbidden' } })
    expect((await person.get(`/api/posts/${post.id}`)).json).toMatchObject({ locked: false })
  })

  it('on an unknown post gets 404', async () => {
    expect((await say(employee, 'Hello', { ...post, id: 999_999 })).status).toBe(404)
  })
})

describe('reading comments', () => {
  it('is allowed for everyone who may watch the post', async () => {
    await say(employee, 'For members')
    await say(employee, 'For all', open)
    expect(await site.visitor().get(`/api/posts/${post.id}/comments`)).toMatchObject({
      status: 401,
      json: { message: 'Unauthorized' },
    })
    expect((await member.get(`/api/posts/${post.id}/comments`)).status).toBe(403)
    expect((await under(await signUpPatron(site))).map(({ content }) => content)).toContain('For members')
    for (const visitor of [site.visitor(), member])
      expect((await under(visitor, open)).map(({ content }) => content)).toContain('For all')
  })
})

describe('a comment', () => {
  it('is stored as typed, trimmed', async () => {
    const person = await trusted()
    const answer = await say(person, '  <b>Agate</b> & co. 🪨\n\nsecond line \t')
    expect(answer).toMatchObject({
      status: 201,
      json: {
        content: '<b>Agate</b> & co. 🪨\n\nsecond line',
        status: 'visible',
        isMine: true,
        likedByMe: false,
        likeCount: 0,
      },
    })
  })

  it.each(['', '   ', '\n\t', null, 5, ['x'], { a: 1 }])(
    'with the text %j is rejected with the specified message',
    async (content) => {
      expect(await say(employee, content)).toMatchObject({
        status: 400,
        json: { message: 'Please enter a comment', errors: { content: 'Please enter a comment' } },
      })
    },
  )

  it('has at most 2000 characters', async () => {
    const person = await trusted()
    expect((await say(person, 'x'.repeat(2000))).status).toBe(201)
    expect((await say(person, ` ${'y'.repeat(2000)} `)).status).toBe(201)
    expect(await say(person, 'x'.repeat(2001))).toMatchObject({
      status: 400,
      json: { errors: { content: expect.any(String) as string } },
    })
  })

  it('shows a random author id, not the user id or email', async () => {
    const person = await trusted()
    const first = await said(person, 'One')
    const second = await said(person, 'Two')
    const { id, email } = await whoIs(person)
    expect(first.authorId).toMatch(/^[0-9a-f]{16}$/)
    expect(second.authorId).toBe(first.authorId)
    const answer = await employee.get(`/api/posts/${post.id}/comments`)
    expect(answer.text).not.toContain(email)
    expect(answer.text).not.toMatch(new RegExp(`"(author|authorId|userId)":"?${id}[",}]`))
    expect(await find(employee, first)).toMatchObject({ isMine: false })
    expect(await find(person, first)).toMatchObject({ isMine: true })
  })

  it('is listed after older ones', async () => {
    const person = await trusted()
    const made = [await said(person, 'a'), await said(person, 'b'), await said(person, 'c')]
    const ids = (await under(person)).map(({ id }) => id)
    expect(ids.slice(-3)).toEqual(made.map(({ id }) => id))
    expect(ids).toEqual([...ids].sort((a, b) => a - b))
  })

  it('is counted on the post only while it is visible', async () => {
    const before = await countOf()
    await said(await trusted(), 'Visible')
    await said(await signUpPatron(site), 'Held')
    expect(await countOf()).toBe(before + 1)
  })

  it('is limited to five a minute for each author', async () => {
    const person = await trusted()
    for (const content of ['1', '2', '3', '4', '5']) expect((await say(person, content)).status).toBe(201)
    const sixth = await say(person, '6')
    expect(sixth).toMatchObject({ status: 429, json: { code: 'too_many_requests' } })
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await say(await trusted(), 'Somebody else')).status).toBe(201)
    await site.pool.query(`update comments set created_at = created_at - interval '61 seconds'`)
    expect((await say(person, '6')).status).toBe(201)
  })

  it('is limited to five a minute for concurrent requests too', async () => {
    const person = await trusted()
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => say(person, `At once ${index}`)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  })
})

describe('one’s own comment', () => {
  it('is deleted by its author only, and answers to it stay', async () => {
    const [author, other] = [await trusted(), await trusted()]
    const mine = await said(author, 'Said too soon')
    const answer = (await other.post(`/api/posts/${post.id}/comments`, { content: 'But true', replyTo: mine.id }))
      .json as Comment
    const before = await countOf()
    const remove = (person: Browser, where = post) => person.delete(`/api/posts/${where.id}/comments/${mine.id}`)
    expect((await remove(site.visitor())).status).toBe(401)
    expect((await remove(other)).status).toBe(404)
    expect((await remove(author, open)).status).toBe(404)
    expect((await remove(author)).status).toBe(204)
    expect((await remove(author)).status).toBe(404)
    expect(await find(other, mine)).toBeUndefined()
    expect(await find(author, answer)).toMatchObject({ content: 'But true' })
    expect(await countOf()).toBe(before - 1)
  })

  it('stays for the employees who have hidden it', async () => {
    const author = await trusted()
    const mine = await said(author, 'Not nice')
    await site.pool.query(`update comments set status = 'hidden' where id = $1`, [mine.id])
    expect((await author.delete(`/api/posts/${post.id}/comments/${mine.id}`)).status).toBe(404)
  })
})

describe('a held comment', () => {
  it('is a member’s first, visible only to its author', async () => {
    const person = await signUpPatron(site)
    const first = await said(person, 'Hello all')
    expect(first).toMatchObject({ status: 'pending', isMine: true })
    expect(await find(person, first)).toMatchObject({ status: 'pending' })
    expect(await find(await signUpPatron(site), first)).toBeUndefined()
    await site.pool.query(`update comments set status = 'visible' where id = $1`, [first.id])
    expect(await find(await signUpPatron(site), first)).toMatchObject({ status: 'visible', content: 'Hello all' })
  })

  it('is any with a link, even from trusted authors', async () => {
    const person = await trusted()
    for (const content of ['see https://spam.example', 'www.spam', 'cheap-agates.shop now', 'HTTP://X']) {
      expect(await said(person, content)).toMatchObject({ status: 'pending' })
    }
  })

  it('is any with a blocked word', async () => {
    await site.pool.query(
      `insert into site_settings (key, value) values ('comment_blocked_words', 'Casino, free crypto')`,
    )
    const person = await trusted()
    expect(await said(person, 'best CASINO in town')).toMatchObject({ status: 'pending' })
    expect(await said(person, 'get Free Crypto')).toMatchObject({ status: 'pending' })
    expect(await said(person, 'a free agate')).toMatchObject({ status: 'visible' })
    await site.pool.query(`delete from site_settings where key = 'comment_blocked_words'`)
  })

  it('is never an employee’s', async () => {
    expect(await said(employee, 'More under https://stonehunt.test')).toMatchObject({ status: 'visible' })
  })

  it('is every one or none, depending on the setting', async () => {
    await moderation('all')
    expect(await said(await trusted(), 'Plain')).toMatchObject({ status: 'pending' })
    await moderation('off')
    expect(await said(await signUpPatron(site), 'See https://spam.example')).toMatchObject({ status: 'visible' })
    await moderation('first')
  })

  it('is visible to its author only once an employee hides it', async () => {
    const person = await trusted()
    const comment = await said(person, 'Rude')
    await site.pool.query(`update comments set status = 'hidden' where id = $1`, [comment.id])
    expect(await find(employee, comment)).toBeUndefined()
    expect(await find(person, comment)).toMatchObject({ status: 'hidden' })
  })
})

describe('a like', () => {
  it('counts once for each member', async () => {
    const comment = await said(await trusted(), 'Like me')
    const [a, b] = [await signUpPatron(site), await signUpPatron(site)]
    expect((await like(a, comment)).status).toBe(204)
    await Promise.all(Array.from({ length: 10 }, () => like(a, comment)))
    expect(await find(a, comment)).toMatchObject({ likeCount: 1, likedByMe: true })
    expect(await find(b, comment)).toMatchObject({ likeCount: 1, likedByMe: false })
    await like(b, comment)
    expect(await find(b, comment)).toMatchObject({ likeCount: 2, likedByMe: true })
    await Promise.all([unlike(a, comment), unlike(a, comment)])
    expect((await unlike(a, comment)).status).toBe(204)
    expect(await find(a, comment)).toMatchObject({ likeCount: 1, likedByMe: false })
  })

  it('requires a subscriber or employee and a visible comment of that post', async () => {
    const comment = await said(await trusted(), 'Like me')
    const held = await said(await signUpPatron(site), 'Held')
    const patron = await signUpPatron(site)
    expect((await like(site.visitor(), comment)).status).toBe(401)
    expect((await like(member, comment)).status).toBe(403)
    expect((await like(employee, comment)).status).toBe(204)
    expect((await like(patron, held)).status).toBe(404)
    expect((await like(patron, comment, open)).status).toBe(404)
    expect((await like(patron, { id: 999_999 })).status).toBe(404)
    expect(await find(patron, comment)).toMatchObject({ likeCount: 1 })
  })
})

describe('a report', () => {
  const report = (person: Browser, { id }: { id: number }, where = post) =>
    person.post(`/api/posts/${where.id}/comments/${id}/report`)
  const reports = async ({ id }: { id: number }) =>
    (await site.pool.query('select user_id from comment_reports where comment_id = $1', [id])).rows as unknown[]

  it('is stored once for each member and does not change the comment', async () => {
    const comment = await said(await trusted(), 'Report me')
    const [a, b] = [await signUpPatron(site), await signUpPatron(site)]
    const answers = await Promise.all([report(a, comment), report(a, comment), report(b, comment), report(a, comment)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204])
    expect(await reports(comment)).toHaveLength(2)
    expect(await find(a, comment)).toMatchObject({ status: 'visible', likeCount: 0 })
  })

  it('requires a subscriber or employee and a visible comment of that post', async () => {
    const comment = await said(await trusted(), 'Report me')
    const held = await said(await signUpPatron(site), 'Held')
    expect((await report(site.visitor(), comment)).status).toBe(401)
    expect((await report(member, comment)).status).toBe(403)
    expect((await report(employee, comment, open)).status).toBe(404)
    expect((await report(employee, held)).status).toBe(404)
    expect(await reports(comment)).toEqual([])
    expect((await report(employee, comment)).status).toBe(204)
  })
})
