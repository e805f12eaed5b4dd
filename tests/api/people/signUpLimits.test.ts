import { describe, expect, it } from 'vitest'
import { mailsTo } from '../../support/mails.ts'
import { signInElsewhere, whoIs } from '../../support/members.ts'
import { jobsDone } from '../../support/orders.ts'
import { eventually, PASSWORD, signUpConfirmed, signUpByForm } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
const SPAM = 'Win a prize at evil.example'

const signUp = (email: string, firstName = 'Test') =>
  site.visitor().post('/api/signup', { email, password: PASSWORD, firstName, lastName: SPAM })
const mailsLike = async (pattern: string) =>
  (
    await site.pool.query<{ data: Record<string, string> }>('select data from mail_outbox where "to" like $1', [
      pattern,
    ])
  ).rows

describe('sixty sign-ups with one mailbox', () => {
  it('create twenty accounts and send five emails a day', async () => {
    const statuses: number[] = []
    for (let index = 1; index <= 60; index += 6) {
      const six = Array.from({ length: 6 }, (_, offset) => signUp(`victim+${index + offset}@example.test`))
      statuses.push(...(await Promise.all(six)).map(({ status }) => status))
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(40)
    expect(await mailsLike('victim+%')).toHaveLength(5)
    await site.pool.query(
      `update users set created_at = created_at - interval '25 hours' where normalized_email = 'victim@example.test'`,
    )
    expect((await signUp('victim+61@example.test')).status).toBe(201)
    expect(await mailsLike('victim+%')).toHaveLength(6)
  }, 90_000)

  it('send three password links an hour for all accounts together', async () => {
    for (const tag of ['a', 'b', 'c', 'd']) await signUp(`forgetful+${tag}@example.test`)
    const before = (await mailsLike('forgetful+%')).length
    for (const tag of ['a', 'b', 'c', 'd', 'a'])
      await site.visitor().post('/api/forgot-password', { email: `forgetful+${tag}@example.test` })
    // A job looks for each account, so that the answer takes as long without one.
    await jobsDone(site)
    expect((await mailsLike('forgetful+%')).length - before).toBe(3)
  })

  it('send three links for confirming an hour, also when all of its accounts ask at once', async () => {
    const people = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((tag) => signUpByForm(site, `asks+${tag}@example.test`)),
    )
    await site.pool.query(`update mailed_links set created_at = created_at - interval '2 hours'`)
    const statuses = (await Promise.all(people.map((person) => person.post('/api/verify-email/send', {})))).map(
      ({ status }) => status,
    )
    expect(statuses.sort()).toEqual([202, 202, 202, 429, 429, 429])
  })
})

it('six members who name one address at once send it three emails', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => signUpConfirmed(site)))
  const asked = people.map((person) =>
    person.post('/api/account/email', { email: 'wanted@example.test', password: PASSWORD }),
  )
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(3)
  await eventually(async () => (await mailsTo(site, 'wanted@example.test')).length === 3)
})

describe('an email to an unconfirmed address', () => {
  it('contains no user input', async () => {
    await signUp('unasked@example.test', SPAM)
    await site.visitor().post('/api/forgot-password', { email: 'unasked@example.test' })
    await site.visitor().post('/api/login', { email: 'unasked@example.test', password: PASSWORD })
    await eventually(async () => (await mailsTo(site, 'unasked@example.test')).length >= 3)
    const mails = await mailsTo(site, 'unasked@example.test')
    expect(mails.join('\n')).not.toContain('evil.example')
    expect(mails.join('\n')).not.toMatch(/, [,?!<]/)
  })

  it('contains the first name once the address is confirmed', async () => {
    const { email } = await signUpConfirmed(site)
    await site.visitor().post('/api/forgot-password', { email })
    await eventually(async () => (await mailsTo(site, email, /^Choose a new password$/)).length === 1)
    const [mail] = await mailsTo(site, email, /^Choose a new password$/)
    expect(mail).toContain('Choose a new password, Test')
  })
})

it('an account has at most fifty sessions: the oldest ends', async () => {
  const person = await signUpByForm(site)
  const second = await signInElsewhere(site, person)
  await site.pool.query(
    `insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
     select 100 + n, id, 'filler-' || n, now(), now() + interval '1 day' from users, generate_series(1, 48) n where email = $1`,
    [person.email],
  )
  const newest = await signInElsewhere(site, person)
  expect((await person.get('/api/auth/user')).status).toBe(401)
  expect((await second.get('/api/auth/user')).status).toBe(200)
  const { id } = await whoIs(newest)
  const { rows } = await site.pool.query('select 1 from users_sessions where _parent_id = $1', [id])
  expect(rows).toHaveLength(50)
})
