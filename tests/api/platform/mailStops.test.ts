import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '#env'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import { unsubscribeToken } from '#domain/platform/mail/unsubscribeToken.ts'
import type { Browser } from '../../support/Browser.ts'
import { cpuMs } from '../../support/costGrowth.ts'
import { MAIL_SECRET } from '../../support/inboundMail.ts'
import { mailedLink } from '../../support/mails.ts'
import { startMailServer } from '../../support/mailServer.ts'
import { whoIs } from '../../support/members.ts'
import { eventually, PASSWORD, signUpConfirmed, signUpEmployee } from '../../support/people.ts'
import { publishGallery } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'

const site = useSite({ variables: () => ({ MAIL_WEBHOOK_SECRET: MAIL_SECRET }) })
type Person = Browser & { email: string }
let count = 0

async function mail(email: string, kind: 'comment-approved' | 'account-changed') {
  const key = `${kind}:test:${++count}`
  const data =
    kind === 'comment-approved'
      ? { firstName: '', postId: 1, postTitle: 'A ridge' }
      : { firstName: '', change: 'password' }
  await queueMail(site.pool, { kind, key, to: email, data } as never)
  return key
}

/** Reports about strangers are ignored. */
async function signUpEmailed(): Promise<Person> {
  const person = await signUpConfirmed(site)
  await mail(person.email, 'account-changed')
  return person
}

const stored = async (key: string) =>
  (
    await site.pool.query<{ sent_at: Date | null; skipped_because: string | null; problem: string | null }>(
      'select sent_at, skipped_because, problem from mail_outbox where key = $1',
      [key],
    )
  ).rows[0] ?? expect.fail(key)

const isSent = async (key: string) => (await stored(key)).sent_at !== null
const stopOf = async (person: Person) =>
  ((await person.get('/api/account')).json as { mailStop: string | null }).mailStop

async function report(body: string, { secret = MAIL_SECRET, type = 'application/json' } = {}) {
  const answer = await fetch(`${site.url}/api/mail/events`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': type },
    body,
  })
  return { status: answer.status, json: (await answer.json()) as unknown }
}
const events = (...list: object[]) => JSON.stringify({ events: list })

describe('a mailbox that complained', () => {
  it('gets no optional emails until its owner confirms it again, but others are sent', async () => {
    const person = await signUpEmailed()
    expect(await stopOf(person)).toBeNull()
    expect((await person.post('/api/verify-email/send', {})).status).toBe(409)
    const answer = await report(events({ type: 'complaint', email: person.email.toUpperCase() }))
    expect(answer).toEqual({ status: 200, json: { stopped: 1 } })
    expect(await stopOf(person)).toBe('complaint')
    const [optional, needed] = [
      await mail(person.email, 'comment-approved'),
      await mail(person.email, 'account-changed'),
    ]
    await eventually(() => isSent(needed))
    await eventually(async () => (await stored(optional)).skipped_because === 'The recipient marked an email as spam')
    expect(await isSent(optional)).toBe(false)
    const { json } = await person.get('/api/account/export')
    expect(json).toMatchObject({ optionalEmailsStoppedBecause: 'complaint' })
    expect((await person.post('/api/verify-email/send', {})).status).toBe(202)
    const fresh = await newestLink(person)
    expect((await site.visitor().post('/api/verify-email', { token: fresh })).status).toBe(200)
    expect(await stopOf(person)).toBeNull()
    const again = await mail(person.email, 'comment-approved')
    await eventually(() => isSent(again))
  })

  it('is told so by the link of an email, and is not among those a post is emailed to', async () => {
    const [person, other] = [await signUpEmailed(), await signUpConfirmed(site)]
    for (const reader of [person, other]) await reader.put('/api/account/post-emails', { choice: 'at_once' })
    const employee = await signUpEmployee(site)
    const { id } = await publishGallery(employee, { title: 'A split ridge' })
    const readers = async () => {
      const { json } = await employee.get(`/api/admin/posts/${id}/email`)
      return (json as { audiences: { everyone: number } }).audiences.everyone
    }
    const account = { id: Number((await whoIs(person)).id), email: person.email }
    const preferences = `/api/email-preferences?key=${unsubscribeToken(site.payload, account)}`
    expect((await site.visitor().get(preferences)).json).toMatchObject({ mailStop: null })
    const before = await readers()
    await report(events({ type: 'complaint', email: person.email }))
    expect((await site.visitor().get(preferences)).json).toMatchObject({ mailStop: 'complaint' })
    expect(await readers()).toBe(before - 1)
    await employee.post(`/api/admin/posts/${id}/email`, { audience: 'everyone' })
    const queued = async (email: string) =>
      (await site.pool.query(`select 1 from mail_outbox where kind = 'new-post' and "to" = $1`, [email])).rows.length
    await eventually(async () => (await queued(other.email)) === 1)
    expect(await queued(person.email)).toBe(0)
  })

  it('is forgotten with the account', async () => {
    const person = await signUpEmailed()
    await report(events({ type: 'complaint', email: person.email }))
    const before = await stops()
    expect((await person.post('/api/account/delete', { password: PASSWORD })).status).toBeLessThan(300)
    await eventually(async () => (await stops()) === before - 1)
  })
})

const stops = async () =>
  Number((await site.pool.query<{ count: string }>('select count(*) from mail_stops')).rows[0]?.count)

async function newestLink(person: Person): Promise<string> {
  await eventually(async () => {
    const { rows } = await site.pool.query(
      `select 1 from mail_outbox where "to" = $1 and kind = 'verify-email' and sent_at is not null`,
      [person.email],
    )
    return rows.length > 0
  })
  return (await mailedLink(site, person.email, '/api/verify-email')).searchParams.get('token') ?? ''
}

describe('reports of bounces and complaints', () => {
  it('are taken as JSON and as emails of mail servers, and only those that are for good stop emails', async () => {
    const [first, second] = [await signUpEmailed(), await signUpEmailed()]
    const temporary = { type: 'bounce', email: first.email, status: '4.2.2' }
    const stranger = { type: 'bounce', email: 'nobody@example.test' }
    expect((await report(events(temporary, stranger))).json).toEqual({ stopped: 0 })
    expect(await stopOf(first)).toBeNull()
    expect((await report(events({ type: 'bounce', email: first.email, status: '5.1.1' }))).json).toEqual({ stopped: 1 })
    expect(await stopOf(first)).toBe('bounce')
    const raw = [
      'From: mailer-daemon@example.test',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      '',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example.test',
      '',
      `Final-Recipient: rfc822; ${second.email}`,
      'Action: failed',
      'Status: 5.1.1',
      '',
      '--b--',
      '',
    ].join('\r\n')
    expect((await report(raw, { type: 'message/rfc822' })).json).toEqual({ stopped: 1 })
    expect(await stopOf(second)).toBe('bounce')
  })

  it.each([
    ['a recipient of 100 kB', `Final-Recipient: rfc822; ${'a'.repeat(100_000)}`],
    ['a recipient of 1 MB', `Final-Recipient: rfc822; ${'a@'.repeat(450_000)}`],
    ['100,000 lines of one recipient', `Final-Recipient: rfc822; a${'\r\n b'.repeat(100_000)}`],
  ])('are read in less than a second with %s', async (_what, recipient) => {
    const raw = [
      'From: mailer-daemon@example.test',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      '',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example.test',
      '',
      recipient,
      'Action: failed',
      'Status: 5.1.1',
      '',
      '--b--',
      '',
    ].join('\r\n')
    const ms = await cpuMs(async () => {
      expect((await report(raw, { type: 'message/rfc822' })).status).toBeLessThan(500)
    })
    expect(ms).toBeLessThan(1000)
  })

  it.each([
    ['a wrong secret', events(), { secret: 'another-secret-of-a-stranger' }, 'invalid_signature'],
    ['no JSON', 'bounce', {}, 'bad_request'],
    ['an unknown kind', events({ type: 'opened', email: 'a@example.test' }), {}, 'bad_request'],
    ['an email that is no report', 'Subject: Hi\r\n\r\nHi', { type: 'message/rfc822' }, 'bad_request'],
  ])('are refused with %s', async (_what, body, options, code) => {
    expect(await report(body, options)).toMatchObject({ status: 400, json: { code } })
  })
})

describe('a mail server that refuses the recipient', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>
  beforeAll(async () => {
    server = await startMailServer((to) =>
      to.startsWith('gone') ? '550 5.1.1 No such user' : to.startsWith('policy') ? '550 5.7.1 Not from you' : null,
    )
    env().SMTP_URL = server.url
  })
  afterAll(async () => {
    delete env().SMTP_URL
    await server.close()
  })

  it('stops optional emails for good, unless it distrusts the sender', async () => {
    const keys = await Promise.all(
      ['gone@example.test', 'policy@example.test', 'here@example.test'].map((to) => mail(to, 'account-changed')),
    )
    await eventually(() => isSent(keys[2] ?? ''))
    await eventually(async () => (await stored(keys[0] ?? '')).problem !== null)
    await eventually(async () => (await stored(keys[1] ?? '')).problem !== null)
    const [gone, policy] = [
      await mail('gone@example.test', 'comment-approved'),
      await mail('policy@example.test', 'comment-approved'),
    ]
    await eventually(async () => (await stored(gone)).skipped_because === 'An email to this address bounced')
    await eventually(async () => (await stored(policy)).problem !== null)
    expect(server.delivered.map(({ to }) => to)).toEqual(['here@example.test'])
  })
})
