import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { env } from '#env'
import type { Browser } from '../../support/Browser.ts'
import { MAIL_SECRET, mimeOf, receive, REPLY_DOMAIN } from '../../support/inboundMail.ts'
import { mailedLink, mailsTo } from '../../support/mails.ts'
import { signUpPatron } from '../../support/members.ts'
import { jobsDone } from '../../support/orders.ts'
import { eventually, PASSWORD, signUpConfirmed, signUpEmployee, signUpMember } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'

const DAY = 86_400_000
const OWNER = 'owner@example.test'
const site = useSite({ variables: () => ({ MAIL_WEBHOOK_SECRET: MAIL_SECRET, MAIL_REPLY_DOMAIN: REPLY_DOMAIN }) })
let employee: Browser & { email: string }
let guests = 0

beforeAll(async () => {
  employee = await signUpEmployee(site, 'moderator')
  await site.pool.query(`insert into site_settings (key, value) values ('contact_email', $1)`, [OWNER])
})
// The limits have their own tests; these messages all come from one address.
beforeEach(() => site.pool.query('delete from rate_limits'))

type Shown = { id: number; status: string; messages: { from: string; text: string }[] }
type Stored = { id: number; status: string; waiting_since: Date | null; first_answered_at: Date | null }

const storedThread = async (email: string) =>
  (await site.pool.query<Stored>('select * from contact_messages where email = $1', [email])).rows[0] ??
  expect.fail(email)
const messagesOf = async (id: number) =>
  (
    await site.pool.query<{ id: number; kind: string; text: string; is_held: boolean; sender: string | null }>(
      'select * from thread_messages where thread_id = $1 order by id',
      [id],
    )
  ).rows

async function ask(message = 'Where was that beach?') {
  guests += 1
  const email = `guest-${guests}@example.test`
  expect((await site.visitor().post('/api/contact', { name: 'Ada Guest', email, message })).status).toBe(204)
  return { email, id: (await storedThread(email)).id }
}

async function answer(id: number, message: string) {
  const lastSeen = (await messagesOf(id)).at(-1)?.id ?? 0
  expect((await employee.post(`/api/admin/threads/${id}/answer`, { message, lastSeen })).status).toBe(204)
  await jobsDone(site)
}

const replyAddressIn = (mail: string) => /^Reply-To: .*?(reply\+[\w.]+@[\w.]+)/m.exec(mail)?.[1] ?? expect.fail(mail)
const messageIdIn = (mail: string) => /^Message-ID: (<.+>)$/m.exec(mail)?.[1] ?? expect.fail(mail)

/** A guest whose message was answered. */
async function answered() {
  const asked = await ask()
  await answer(asked.id, 'At Moonstone Beach.')
  const [mail = ''] = await mailsTo(site, asked.email, /^Re: Your message/)
  return { ...asked, mail, replyTo: replyAddressIn(mail) }
}

describe('an answer', () => {
  it('is emailed once, and a guest reads and continues the conversation by its link', async () => {
    const { id, email } = await ask()
    const send = () => employee.post(`/api/admin/threads/${id}/answer`, { message: 'At Moonstone Beach.', lastSeen: 0 })
    const sent = await Promise.all([send(), send(), send()])
    expect(sent.map(({ status }) => status).sort()).toEqual([204, 409, 409])
    await jobsDone(site)
    expect(await mailsTo(site, email, /^Re: Your message/)).toHaveLength(1)
    const key = (await mailedLink(site, email, '/messages')).searchParams.get('key')
    const guest = site.visitor()
    expect(await guest.get(`/api/threads/link?key=${key}`)).toMatchObject({
      json: { status: 'waiting', messages: [{ from: 'you' }, { from: 'us', text: 'At Moonstone Beach.' }] },
    })
    expect(await guest.post(`/api/threads/link/messages?key=${key}`, { message: 'Thank you!' })).toMatchObject({
      status: 201,
      json: { status: 'open', messages: [{}, {}, { from: 'you', text: 'Thank you!' }] },
    })
    await eventually(async () => (await mailsTo(site, OWNER, new RegExp(email))).length === 2)
  })

  it('continues the emails before it', async () => {
    const { id, email, mail, replyTo } = await answered()
    expect(mail).not.toMatch(/^Auto-Submitted/m)
    await receive(site, mimeOf({ from: email, to: replyTo, text: 'At low tide?', id: `${id}@mail.example.test` }))
    await answer(id, 'Yes.')
    const mails = await mailsTo(site, email, /^Re: Your message/)
    const later = mails.find((one) => one.includes('Yes.')) ?? expect.fail()
    expect(later).toContain(`In-Reply-To: <${id}@mail.example.test>`)
    expect(/^References: (.+(?:\r?\n .+)*)$/m.exec(later)?.[1]).toContain(messageIdIn(mail))
  })

  it('never contains a note', async () => {
    const { id, email, mail } = await answered()
    expect((await employee.post(`/api/admin/threads/${id}/note`, { message: 'Rude last year.' })).status).toBe(204)
    const key = /key=([\w.]+)/.exec(mail)?.[1]
    expect(JSON.stringify((await site.visitor().get(`/api/threads/link?key=${key}`)).json)).not.toContain('Rude')
    expect((await storedThread(email)).status).toBe('waiting')
  })

  it('is kept while the mail server is down, and sent once when it is back', async () => {
    const { id, email } = await ask()
    await jobsDone(site)
    env().SMTP_URL = 'smtp://127.0.0.1:1'
    await employee.post(`/api/admin/threads/${id}/answer`, { message: 'Soon.', lastSeen: 0 })
    const failed = `select 1 from mail_outbox where "to" = $1 and problem is not null and sent_at is null`
    await eventually(async () => (await site.pool.query(failed, [email])).rowCount === 1)
    expect(await mailsTo(site, email)).toEqual([])
    env().SMTP_URL = undefined
    await site.pool.query(
      `select graphile_worker.reschedule_jobs(array_agg(id), now()) from graphile_worker.jobs where locked_at is null`,
    )
    await jobsDone(site)
    expect(await mailsTo(site, email, /^Re: Your message/)).toHaveLength(1)
    expect((await messagesOf(id)).map(({ text }) => text)).toEqual(['Soon.'])
  })
})

describe('a member', () => {
  it('reads and answers their conversations on the site, and no one else’s', async () => {
    const member = await signUpPatron(site)
    await member.post('/api/contact', { message: 'Is there a group?' })
    const [thread] = (await member.get('/api/threads')).json as Shown[]
    await answer(Number(thread?.id), 'There is.')
    expect((await member.post(`/api/threads/${thread?.id}/messages`, { message: 'Lovely.' })).status).toBe(201)
    const stranger = await signUpMember(site)
    expect((await stranger.get('/api/threads')).json).toEqual([])
    expect((await stranger.get(`/api/threads/${thread?.id}`)).status).toBe(404)
    expect((await stranger.post(`/api/threads/${thread?.id}/messages`, { message: 'Hi' })).status).toBe(404)
    expect((await site.visitor().get(`/api/threads/${thread?.id}`)).status).toBe(401)
    const exported = JSON.stringify((await member.get('/api/account/export')).json)
    for (const text of ['Is there a group?', 'There is.', 'Lovely.']) expect(exported).toContain(text)
    expect((await member.post('/api/account/delete', { password: 'a long walk along the river' })).status).toBe(204)
    await eventually(async () => (await messagesOf(Number(thread?.id))).length === 0)
    const left = await site.pool.query(`select 1 from mail_outbox where data::text ~ 'There is|Lovely|a group'`)
    expect(left.rowCount).toBe(0)
  })
})

describe('a member who changes their email address', () => {
  it('takes the conversation along: the old mailbox gets no answers and reads nothing', async () => {
    const member = await signUpConfirmed(site)
    await member.post('/api/contact', { message: 'My house key is lost.' })
    const [thread] = (await member.get('/api/threads')).json as Shown[]
    const id = Number(thread?.id)
    await answer(id, 'Where did you lose it?')
    const [before = ''] = await mailsTo(site, member.email, /^Re: Your message/)
    const key = (await mailedLink(site, member.email, '/messages')).searchParams.get('key')
    const email = 'moved-thread@example.test'
    await member.post('/api/account/email', { email, password: PASSWORD })
    const token = (await mailedLink(site, email, '/api/change-email')).searchParams.get('token')
    expect((await member.post('/api/change-email', { token })).status).toBe(200)
    const old = site.visitor()
    expect((await old.get(`/api/threads/link?key=${key}`)).status).toBe(404)
    expect((await old.post(`/api/threads/link/messages?key=${key}`, { message: 'It is me' })).status).toBe(404)
    const forged = mimeOf({ from: member.email, to: replyAddressIn(before), text: 'It is me' })
    expect((await receive(site, forged)).status).toBe(400)
    await answer(id, 'Your secret place?')
    expect(await mailsTo(site, member.email, /^Re: Your message/)).toHaveLength(1)
    const [after = ''] = await mailsTo(site, email, /^Re: Your message/)
    expect(after).toContain('Your secret place?')
    const reply = mimeOf({ from: email, to: replyAddressIn(after), text: 'At the lake' })
    expect((await receive(site, reply)).json.outcome).toBe('stored')
    expect((await member.post('/api/account/delete', { password: PASSWORD })).status).toBe(204)
    await eventually(async () => (await messagesOf(id)).length === 0)
    const left = await site.pool.query(
      `select 1 from mail_outbox where data::text ~ 'lose it|secret place|at the lake'`,
    )
    expect(left.rowCount).toBe(0)
  })
})

describe('a reply by email', () => {
  it('of somebody whose address a stranger signed up with is not shown to the stranger', async () => {
    const stranger = await signUpMember(site)
    await stranger.post('/api/contact', { message: 'Please send me my orders.' })
    const [thread] = (await stranger.get('/api/threads')).json as Shown[]
    const id = Number(thread?.id)
    await answer(id, 'Which ones?')
    const [mail = ''] = await mailsTo(site, stranger.email, /^Re: Your message/)
    const raw = mimeOf({ from: stranger.email, to: replyAddressIn(mail), text: 'I never asked. I live at the mill.' })
    expect((await receive(site, raw)).json.outcome).toBe('held')
    expect(JSON.stringify((await stranger.get(`/api/threads/${id}`)).json)).not.toContain('mill')
    expect(JSON.stringify((await stranger.get('/api/account/export')).json)).not.toContain('mill')
  })

  it('joins the conversation once, without the quote and the reply address', async () => {
    const { id, email, replyTo } = await answered()
    const raw = mimeOf({
      from: `Ada <${email.toUpperCase()}>`,
      to: `Stone Hunt <${replyTo}>`,
      id: 'once@mail.example.test',
      text: `Thanks, I’ll go.\r\n\r\nOn Nov 25 Stone Hunt <${replyTo}> wrote:\r\n> At Moonstone Beach.`,
    })
    const answers = await Promise.all([1, 2, 3].map(() => receive(site, raw)))
    expect(answers.map(({ json }) => json.outcome).sort()).toEqual(['duplicate', 'duplicate', 'stored'])
    expect((await messagesOf(id)).slice(1)).toMatchObject([
      { kind: 'theirs', text: 'Thanks, I’ll go.', is_held: false },
    ])
    expect((await storedThread(email)).status).toBe('open')
    await jobsDone(site)
    expect(await mailsTo(site, OWNER, new RegExp(email))).toHaveLength(2)
  })

  it('can be HTML, and its attachments are left out', async () => {
    const { id, email, replyTo } = await answered()
    const part = (type: string, body: string) => `--x\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`
    const headers = ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=x']
    const text = `${part('text/html', '<p>It is <b>here</b><script>alert(1)</script></p>')}${part('application/zip; name=a.zip', 'PK')}--x--`
    expect((await receive(site, mimeOf({ from: email, to: replyTo, text, headers }))).json.outcome).toBe('stored')
    expect((await messagesOf(id)).at(-1)).toMatchObject({ text: 'It is here', dropped_files: '1' })
  })

  it('that is long HTML without text is kept, beginning with what was written', async () => {
    const { id, email, replyTo } = await answered()
    const headers = ['MIME-Version: 1.0', 'Content-Type: text/html']
    const text = `<p>It is here</p>${'<p>and what was quoted</p>'.repeat(12_000)}`
    expect((await receive(site, mimeOf({ from: email, to: replyTo, text, headers }))).json.outcome).toBe('stored')
    expect((await messagesOf(id)).at(-1)?.text).toMatch(/^It is here/)
  })

  it('from another address waits until an employee accepts it', async () => {
    const { id, mail, replyTo } = await answered()
    const stranger = 'stranger@example.test'
    const text = 'I was forwarded this.'
    expect((await receive(site, mimeOf({ from: stranger, to: replyTo, text, id: 'h1@x' }))).json.outcome).toBe('held')
    const key = /key=([\w.]+)/.exec(mail)?.[1]
    const shown = async () => JSON.stringify((await site.visitor().get(`/api/threads/link?key=${key}`)).json)
    expect(await shown()).not.toContain(text)
    const held = (await messagesOf(id)).at(-1)
    const decide = (decision: string) =>
      employee.post(`/api/admin/threads/${id}/messages/${held?.id}/decide`, { decision })
    expect((await decide('accept')).status).toBe(204)
    expect((await decide('remove')).status).toBe(409)
    expect(await shown()).toContain(text)
  })

  it.each([
    ['Auto-Submitted: auto-replied'],
    ['Precedence: bulk'],
    ['X-Autoreply: yes'],
    ['List-Id: <list.example.test>'],
    ['Return-Path: <>'],
  ])('with “%s” is ignored', async (header) => {
    const { id, email, replyTo } = await answered()
    const raw = mimeOf({ from: email, to: replyTo, text: 'I am on vacation.', headers: [header] })
    expect(await receive(site, raw)).toMatchObject({ status: 200, json: { outcome: 'ignored' } })
    expect(await messagesOf(id)).toHaveLength(1)
  })

  it('is refused with a forged, expired or missing token, and changes nothing', async () => {
    const { id, email, replyTo } = await answered()
    const other = await answered()
    const [, signature = ''] = /(\.[\da-f]{32})@/.exec(other.replyTo) ?? []
    const forged = replyTo.replace(/\.[\da-f]{32}@/, `${signature}@`)
    const link = replyTo.replace('reply+r', 'reply+l')
    for (const to of [
      forged,
      link,
      `reply+x@${REPLY_DOMAIN}`,
      `info@${REPLY_DOMAIN}`,
      replyTo.replace('reply.', 'evil.'),
    ])
      expect(await receive(site, mimeOf({ from: email, to, text: 'Hi' }))).toMatchObject({
        status: 400,
        json: { code: 'invalid_token' },
      })
    site.clock.aheadMs += 182 * DAY
    expect((await receive(site, mimeOf({ from: email, to: replyTo, text: 'Hi' }))).status).toBe(400)
    site.clock.aheadMs -= 182 * DAY
    expect(await messagesOf(id)).toHaveLength(1)
  })

  it.each([
    ['nothing', ''],
    ['no email', '\0\0\0\0'],
    [
      'parts without an end',
      `From: a@b.test\r\n${'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n'.repeat(3000)}`,
    ],
    ['a header without an end', `From: ${'=?utf-8?q?a?= '.repeat(40_000)}\r\n\r\nHi`],
  ])('that is %s is refused', async (_, raw) => expect((await receive(site, raw)).status).toBe(400))

  it('needs the secret of the mail server, and has at most 1 MB', async () => {
    const { email, replyTo } = await answered()
    const raw = mimeOf({ from: email, to: replyTo, text: 'Hi' })
    expect(await receive(site, raw, 'wrong')).toMatchObject({ status: 400, json: { code: 'invalid_signature' } })
    expect((await receive(site, mimeOf({ from: email, to: replyTo, text: 'x'.repeat(1_100_000) }))).status).toBe(413)
  })

  it('is put off when more than 20 come in an hour', async () => {
    const { id, email, replyTo } = await answered()
    for (let count = 1; count <= 20; count++)
      await receive(site, mimeOf({ from: email, to: replyTo, text: `No. ${count}` }))
    expect((await receive(site, mimeOf({ from: email, to: replyTo, text: 'No. 21' }))).status).toBe(429)
    expect(await messagesOf(id)).toHaveLength(21)
  })
})

describe('the owner', () => {
  const notice = async (email: string) => {
    await jobsDone(site)
    const [mail = ''] = await mailsTo(site, OWNER, new RegExp(email))
    return mail
  }

  it('answers by email from the mailbox that gets the messages, and from no other', async () => {
    const { id, email } = await ask()
    const mail = await notice(email)
    expect(mail).toMatch(/^Auto-Submitted: auto-generated/m)
    const to = replyAddressIn(mail)
    expect((await receive(site, mimeOf({ from: email, to, text: 'Me too' }))).status).toBe(400)
    expect((await receive(site, mimeOf({ from: OWNER, to, text: 'At the lake.' }))).json.outcome).toBe('stored')
    await jobsDone(site)
    expect((await mailsTo(site, email, /^Re: Your message/))[0]).toContain('At the lake.')
    expect(await storedThread(email)).toMatchObject({ id, status: 'waiting' })
  })

  it('sees a median time to the first answer that equals a recount', async () => {
    const { readAnswerTimes } = await import('#domain/operations/reports/readAnswerTimes.ts')
    const { rows } = await site.pool.query<{ hours: number | null }>(
      `select extract(epoch from first_answered_at - created_at)::float8 / 3600 as hours from contact_messages`,
    )
    const hours = rows.flatMap((one) => one.hours ?? []).sort((a, b) => a - b)
    const half = hours.length / 2
    const median = ((hours[Math.ceil(half) - 1] ?? 0) + (hours[Math.floor(half)] ?? 0)) / 2
    expect((await readAnswerTimes(site.pool, new Date())).messageHours).toBeCloseTo(median, 6)
  })

  it('closes a conversation, which opens again when they write', async () => {
    const { id, email } = await ask()
    const act = async (what: string) => (await employee.post(`/api/admin/threads/${id}/${what}`)).status
    expect([await act('close'), await act('close'), await act('reopen'), await act('reopen')]).toEqual([
      204, 409, 204, 409,
    ])
    await act('close')
    expect(await storedThread(email)).toMatchObject({ status: 'closed', waiting_since: null })
  })
})
