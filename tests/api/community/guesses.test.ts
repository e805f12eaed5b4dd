import { beforeAll, describe, expect, it } from 'vitest'
import type { Guess } from '#contracts/community/guesses.ts'
import type { Browser } from '../../support/Browser.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { eventually, PASSWORD, signUpEmployee, signUpMember } from '../../support/people.ts'
import { publishFilm } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'

type Person = Browser & { email: string }
type Stored = { id: number; options: { id: string; text: string; isRight: boolean }[] }

const site = useSite()
let creator: Person
let member: Person
let post: number
let stored: Stored

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
const options = ['Amethyst', 'Hollow', 'Zirkonium'].map((text, index) => ({ text, isRight: index === 2 }))
const inPanel = async (method: string, path: string, body: object, who: Browser = creator) => {
  const answer = await sendFromPanel(site, who, method, `/cms/api/guesses${path}`, body)
  return { status: answer.status, doc: ((await answer.json()) as { doc?: Stored }).doc }
}
const guessOf = async (who: Browser) => ((await who.get(`/api/posts/${post}/guess`)).json as { guess: Guess }).guess
const vote = (who: Browser, optionId: string) => who.put(`/api/posts/${post}/guess`, { optionId })
const close = () =>
  site.pool.query(`update guesses set closes_at = now() - interval '1 second' where post_id = $1`, [post])
const open = () =>
  site.pool.query(`update guesses set closes_at = now() + interval '1 hour' where post_id = $1`, [post])

beforeAll(async () => {
  creator = await signUpEmployee(site, 'editor')
  member = await signUpMember(site)
  post = (await publishFilm(creator, { isSubscriberOnly: true })).id
  const made = await inPanel('POST', '', {
    post,
    question: 'What is inside?',
    options,
    closesAt: inHours(2),
    second: 1,
  })
  expect(made.status).toBe(201)
  stored = made.doc as Stored
}, 120_000)

describe('a guess', () => {
  it('is made in the panel, with one right option', async () => {
    const draft = { post, question: 'Again?', closesAt: inHours(1), second: 1 }
    const wrong = [
      [options[0]],
      options.map((option) => ({ ...option, isRight: false })),
      options.map((option) => ({ ...option, isRight: true })),
      options.map(({ isRight }) => ({ text: 'Same', isRight })),
    ]
    for (const list of wrong) expect((await inPanel('POST', '', { ...draft, options: list })).status).toBe(400)
    const moderator = await signUpEmployee(site, 'moderator')
    expect((await inPanel('POST', '', { ...draft, options }, moderator)).status).toBe(403)
  })

  it('shows everyone the options, and nobody a count or the right one before closing', async () => {
    await vote(member, stored.options[0]?.id ?? '')
    const moderator = await signUpEmployee(site, 'moderator')
    for (const who of [site.visitor(), member, moderator]) {
      const { text, json } = await who.get(`/api/posts/${post}/guess`)
      expect(json).toMatchObject({ guess: { question: 'What is inside?', result: null } })
      expect(text).not.toMatch(/right|votes|second/i)
      expect((await who.get(`/api/posts/${post}`)).json).toMatchObject({ hasGuess: true })
    }
    for (const path of [`/api/posts/${post}`, `/content/${post}`, '/api/search?q=Zirkonium', '/api/posts'])
      expect((await site.visitor().get(path)).text).not.toContain('Zirkonium')
    for (const path of ['/cms/api/guesses', `/cms/api/guesses/${stored.id}`])
      for (const who of [site.visitor(), member, moderator])
        expect([401, 403, 404]).toContain((await who.get(path)).status)
    expect((await creator.post('/cms/api/graphql', { query: '{ Guesses { docs { question } } }' })).status).toBe(404)
  })

  it('counts one vote per person, also of twenty at once, and lets it change', async () => {
    const person = await signUpMember(site)
    const ids = stored.options.map(({ id }) => id)
    const votes = await Promise.all(Array.from({ length: 20 }, (_, index) => vote(person, ids[index % 3] ?? '')))
    expect(votes.every(({ status }) => status === 200)).toBe(true)
    await vote(person, ids[2] ?? '')
    expect((await guessOf(person)).mine).toBe(ids[2])
    const { rows } = await site.pool.query(
      `select option_id from guess_votes v join users u on u.id = v.user_id where u.email = $1`,
      [person.email],
    )
    expect(rows).toEqual([{ option_id: ids[2] }])
  })

  it.each([
    ['an option of nowhere', { optionId: 'ffffffffffffffffffffffff' }, 400],
    ['nothing', {}, 400],
    ['more than an option', { optionId: 'x', userId: 1 }, 400],
  ])('refuses %s', async (_, body, status) => {
    expect((await member.put(`/api/posts/${post}/guess`, body)).status).toBe(status)
  })

  it('needs an account and a post that has one', async () => {
    const id = stored.options[0]?.id ?? ''
    expect((await vote(site.visitor(), id)).status).toBe(401)
    expect((await member.put('/api/posts/999999/guess', { optionId: id })).status).toBe(404)
    expect((await member.get('/api/posts/999999/guess')).json).toEqual({ guess: null })
  })

  it('keeps its options once somebody has guessed', async () => {
    const [first, ...others] = stored.options
    const renamed = [{ ...first, text: 'Opal' }, ...others]
    expect((await inPanel('PATCH', `/${stored.id}`, { options: renamed })).status).toBe(400)
    expect((await inPanel('PATCH', `/${stored.id}`, { question: 'And inside?' })).status).toBe(200)
    expect((await guessOf(member)).mine).toBe(first?.id)
  })

  it('refuses votes after closing, shows the result, and stays closed', async () => {
    await close()
    const late = await vote(member, stored.options[1]?.id ?? '')
    expect(late).toMatchObject({ status: 409, json: { code: 'guess_closed' } })
    const { result, mine } = await guessOf(site.visitor())
    expect(mine).toBeNull()
    expect(result).toMatchObject({ rightId: stored.options[2]?.id, second: 1 })
    const { rows } = await site.pool.query<{ count: number }>('select count(*)::int as count from guess_votes')
    expect(result?.votes.reduce((sum, count) => sum + count, 0)).toBe(rows[0]?.count)
    expect((await inPanel('PATCH', `/${stored.id}`, { closesAt: inHours(5) })).status).toBe(400)
    await open()
  })
})

describe('a guess that people without an account can play', () => {
  const playable = async () =>
    (await site.visitor().get('/api/guesses/playable')).json as {
      guess: { post: { id: number }; result: object | null; mine?: string } | null
      next: { postId: number; question: string } | null
    }
  let film: number

  beforeAll(async () => {
    film = (await publishFilm(creator, { isSubscriberOnly: false })).id
  }, 120_000)

  it('is not one of a film for subscribers, which is named while it is open', async () => {
    expect(await playable()).toEqual({ guess: null, next: { postId: post, question: 'And inside?' } })
  })

  it('has no count and no right option while it is open, and both afterwards', async () => {
    const made = { post: film, question: 'In this one?', options, closesAt: inHours(1), second: 2 }
    expect((await inPanel('POST', '', made)).status).toBe(201)
    const answer = await site.visitor().get('/api/guesses/playable')
    expect(answer.json).toMatchObject({ guess: { post: { id: film }, result: null }, next: { postId: post } })
    expect(answer.text).not.toMatch(/right|votes|second|mine/i)
    await site.pool.query(`update guesses set closes_at = now() - interval '1 second' where post_id = $1`, [film])
    expect(await playable()).toMatchObject({
      guess: { result: { votes: [0, 0, 0], second: 2 } },
      next: { postId: post },
    })
  })

  it('is gone with its post', async () => {
    await creator.delete(`/api/admin/posts/${film}`)
    expect((await playable()).guess).toBeNull()
  })
})

it('personal data of guesses is exported, and removed with the account', async () => {
  const leaving = await signUpMember(site)
  await vote(leaving, stored.options[1]?.id ?? '')
  expect(JSON.stringify((await leaving.get('/api/account/export')).json)).toContain('"guess":"Hollow"')
  const votes = async () => (await site.pool.query('select 1 from guess_votes')).rowCount ?? 0
  const before = await votes()
  expect((await leaving.post('/api/account/delete', { password: PASSWORD })).status).toBe(204)
  await eventually(async () => (await votes()) === before - 1)
})
