import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../support/Browser.ts'
import { MAIL_SECRET, mimeOf, receive, REPLY_DOMAIN } from '../support/inboundMail.ts'
import { mailsTo } from '../support/mails.ts'
import { jobsDone } from '../support/orders.ts'
import { signUpEmployee } from '../support/people.ts'
import { useSite } from '../support/site.ts'

const OWNER = 'owner@example.test'
const EVIL = 'evil@attacker.test'
const site = useSite({ variables: () => ({ MAIL_WEBHOOK_SECRET: MAIL_SECRET, MAIL_REPLY_DOMAIN: REPLY_DOMAIN }) })
let employee: Browser
let guests = 0

beforeAll(async () => {
  employee = await signUpEmployee(site, 'moderator')
  await site.pool.query(`insert into site_settings (key, value) values ('contact_email', $1)`, [OWNER])
})
beforeEach(() => site.pool.query('delete from rate_limits'))

type Message = { id: number; kind: string; text: string; is_held: boolean; sender: string | null }

const messagesOf = async (id: number) =>
  (await site.pool.query<Message>('select * from thread_messages where thread_id = $1 order by id', [id])).rows
const replyAddressIn = (mail: string) => /^Reply-To: .*?(reply\+[\w.]+@[\w.]+)/m.exec(mail)?.[1] ?? expect.fail(mail)

/** A guest's conversation that was answered, with the reply addresses of both sides. */
async function answered() {
  const email = `forged-${++guests}@example.test`
  expect((await site.visitor().post('/api/contact', { name: 'Ada', email, message: 'Where?' })).status).toBe(204)
  const { rows } = await site.pool.query<{ id: number }>('select id from contact_messages where email = $1', [email])
  const id = rows[0]?.id ?? 0
  const answer = { message: 'At Moonstone Beach.', lastSeen: 0 }
  expect((await employee.post(`/api/admin/threads/${id}/answer`, answer)).status).toBe(204)
  await jobsDone(site)
  const [toGuest = ''] = await mailsTo(site, email, /^Re: Your message/)
  const [toStaff = ''] = await mailsTo(site, OWNER, new RegExp(email))
  return { id, email, mail: toGuest, replyTo: replyAddressIn(toGuest), staffReplyTo: replyAddressIn(toStaff) }
}

const raw = (lines: string[]) => lines.join('\r\n')

describe('a sender that only looks like the one of the conversation', () => {
  const FORMS: Record<string, (victim: string) => string[]> = {
    'in the name': (victim) => [`From: "${victim}" <${EVIL}>`],
    'as the name, without quotes': (victim) => [`From: ${victim} <${EVIL}>`],
    'in an encoded name': (victim) => [`From: =?utf-8?q?${victim.replace('@', '=40')}?= <${EVIL}>`],
    'in a quoted local part': (victim) => [`From: "${victim} x"@attacker.test`],
    'in a quoted local part in angle brackets': (victim) => [`From: Ada <"${victim}"@attacker.test>`],
    'in a comment': (victim) => [`From: ${EVIL} (${victim})`],
    'in a second address': (victim) => [`From: ${EVIL}, ${victim}`],
    'in a second address before it': (victim) => [`From: ${victim}, ${EVIL}`],
    'in a group': (victim) => [`From: Friends: ${victim}, ${EVIL};`],
    'in a second From line': (victim) => [`From: ${EVIL}`, `From: ${victim}`],
    'in a From line before it': (victim) => [`From: ${victim}`, `From: ${EVIL}`],
    'in a From line of another case': (victim) => [`From: ${EVIL}`, `FROM: ${victim}`],
    'in the Sender line': (victim) => [`From: ${EVIL}`, `Sender: ${victim}`],
    'in the Reply-To line': (victim) => [`From: ${EVIL}`, `Reply-To: ${victim}`],
    'as a resent email': (victim) => [`Resent-From: ${victim}`, `From: ${EVIL}`],
    'with a subdomain': (victim) => [`From: ${victim}.attacker.test`],
    'with a zero byte': (victim) => [`From: ${victim}\0@attacker.test`],
    'with a fold': (victim) => [`From: ${victim.replace('@', '\r\n @')}, <${EVIL}>`],
    'with a letter of another alphabet': (victim) => [`From: ${victim.replace('o', 'о')}`],
    'with two angle brackets': (victim) => [`From: <${victim}> <${EVIL}>`],
    'as an encoded address': (victim) => [`From: =?utf-8?b?${Buffer.from(victim).toString('base64')}?=`],
    'as an encoded address before another': (victim) => [
      `From: =?utf-8?b?${Buffer.from(`<${victim}>`).toString('base64')}?= <${EVIL}>`,
    ],
    'after a space': (victim) => [`From: ${EVIL} ${victim}`],
    'before a space': (victim) => [`From: ${victim} ${EVIL}`],
    'before a semicolon': (victim) => [`From: ${victim};${EVIL}`],
    'before brackets that touch': (victim) => [`From: ${victim}<${EVIL}>`],
    'after brackets that touch': (victim) => [`From: <${EVIL}>${victim}`],
    'in brackets that touch': (victim) => [`From: <${victim}>${EVIL}`],
    'before empty brackets': (victim) => [`From: "${EVIL}" ${victim} <>`],
    'with a route': (victim) => [`From: <@${victim}:${EVIL}>`],
  }

  it.each(Object.keys(FORMS))('%s, waits for an employee', async (form) => {
    const { id, email, replyTo } = await answered()
    const lines = FORMS[form]?.(email) ?? []
    const answer = await receive(
      site,
      raw([...lines, `To: ${replyTo}`, 'Subject: Re', '', 'Please send it to the mill.']),
    )
    expect(answer).toMatchObject({ status: 200, json: { outcome: 'held' } })
    expect((await messagesOf(id)).at(-1)).toMatchObject({ is_held: true })
  })

  it.each(Object.keys(FORMS))('%s, is refused at the owner’s address', async (form) => {
    const { id, email, staffReplyTo } = await answered()
    const lines = FORMS[form]?.(OWNER) ?? []
    const answer = await receive(site, raw([...lines, `To: ${staffReplyTo}`, 'Subject: Re', '', 'Pay me instead.']))
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_token' } })
    await jobsDone(site)
    expect(await messagesOf(id)).toHaveLength(1)
    expect(await mailsTo(site, email, /^Re: Your message/)).toHaveLength(1)
  })
})

describe('the reply address of the owner', () => {
  it.each([
    ['as it is', (address: string) => `See ${address} above`],
    ['in capitals', (address: string) => `See ${address.toUpperCase()} above`],
    ['in a link', (address: string) => `<a href="mailto:${encodeURIComponent(address)}">Reply</a>`],
    ['in an encoded link', (address: string) => `See mailto:${encodeURIComponent(address)} above`],
    ['without its domain', (address: string) => `See ${address.split('@')[0]} above`],
    ['broken at its dots', (address: string) => `See ${address.replace('+', '+\n')} above`],
  ])('is never sent on, %s', async (_form, text) => {
    const { email, staffReplyTo } = await answered()
    const signature = /[\da-f]{32}/.exec(staffReplyTo)?.[0] ?? expect.fail()
    const mail = mimeOf({ from: OWNER, to: staffReplyTo, text: `Yes. ${text(staffReplyTo)}` })
    expect((await receive(site, mail)).json.outcome).toBe('stored')
    await jobsDone(site)
    const mails = await mailsTo(site, email, /^Re: Your message/)
    expect(mails).toHaveLength(2)
    expect(mails.filter((one) => one.toLowerCase().includes(signature))).toEqual([])
  })
})

describe('a token', () => {
  it('of one conversation opens no other, and one of the guest speaks for nobody else', async () => {
    const [mine, theirs] = [await answered(), await answered()]
    const [first, second, signature] = [mine.replyTo, theirs.replyTo, /[\da-f]{32}/.exec(mine.replyTo)?.[0] ?? '']
    const forged = [
      second.replace(/[\da-f]{32}/, signature),
      first.replace('reply+r', 'reply+s'),
      theirs.staffReplyTo.replace(/[\da-f]{32}/, signature),
      first.replace(/\+r\w+\./, (id) => `${id.slice(0, -1)}0.`),
      first.replace(/\.\w+\./, '.zzzzz.'),
      first.replace('@', '.x@'),
    ]
    for (const to of forged)
      expect([to, (await receive(site, mimeOf({ from: mine.email, to, text: 'Hi' }))).status]).toEqual([to, 400])
    expect(await messagesOf(mine.id)).toHaveLength(1)
    expect(await messagesOf(theirs.id)).toHaveLength(1)
  })

  it('in a hidden line counts as in To, and two conversations in one email are one', async () => {
    const [mine, theirs] = [await answered(), await answered()]
    const mail = raw([`From: ${mine.email}`, `Delivered-To: ${mine.replyTo}`, `To: ${theirs.replyTo}`, '', 'Hello'])
    expect((await receive(site, mail)).json.outcome).toBe('stored')
    expect(await messagesOf(mine.id)).toHaveLength(2)
    expect(await messagesOf(theirs.id)).toHaveLength(1)
  })
})

describe('an email', () => {
  it('that names its id in a way that adds headers adds none to what we send', async () => {
    const { id, email, replyTo } = await answered()
    for (const header of [
      'Message-ID: <a@b.test>\r\n Bcc: spy@attacker.test',
      'Message-ID: <a@b.test> <reply+x@attacker.test>',
      `Message-ID: <${'a'.repeat(3000)}@b.test>`,
      'Message-ID: =?utf-8?q?<x@y.test>=0D=0ABcc:_spy@attacker.test?=',
    ]) {
      const text = 'Hello again'
      expect((await receive(site, raw([`From: ${email}`, `To: ${replyTo}`, header, '', text]))).status).toBe(200)
    }
    const lastSeen = (await messagesOf(id)).at(-1)?.id
    expect((await employee.post(`/api/admin/threads/${id}/answer`, { message: 'Yes.', lastSeen })).status).toBe(204)
    await jobsDone(site)
    const sent = (await mailsTo(site, email, /^Re: Your message/)).find((one) => one.includes('Yes.')) ?? expect.fail()
    const [head = ''] = sent.split(/\r?\n\r?\n/)
    expect(head).not.toMatch(/^Bcc:/im)
    expect(await mailsTo(site, 'spy@attacker.test')).toEqual([])
  })

  const deep = (depth: number) =>
    `${Array.from({ length: depth }, (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`).join('')}Content-Type: text/plain\r\n\r\nDeep`
  const ODD: Record<string, string[]> = {
    'an unknown charset': ['Content-Type: text/plain; charset=klingon', '', 'Hello'],
    'UTF-7': ['Content-Type: text/plain; charset=utf-7', '', '+ADw-script+AD4-alert(1)+ADw-/script+AD4-'],
    'UTF-16 without its bytes': ['Content-Type: text/plain; charset=utf-16', '', 'Hello'],
    'a broken base64': ['Content-Type: text/plain', 'Content-Transfer-Encoding: base64', '', '=====%%%'],
    'an unknown encoding': ['Content-Type: text/plain', 'Content-Transfer-Encoding: rot13', '', 'Hello'],
    'quoted-printable that ends early': ['Content-Transfer-Encoding: quoted-printable', '', 'Hello=\r\n='],
    'a boundary of nothing': ['Content-Type: multipart/mixed; boundary=""', '', '--\r\n\r\nHello\r\n----'],
    'parts in parts': [deep(200)],
    'an email in an email': ['Content-Type: message/rfc822', '', `From: ${OWNER}\r\nTo: a@b.test\r\n\r\nInner`],
    'a calendar': ['Content-Type: text/calendar; method=REQUEST', '', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR'],
    'a thousand attachments': [
      'Content-Type: multipart/mixed; boundary=x',
      '',
      `${'--x\r\nContent-Type: application/zip; name="../../a.zip"\r\n\r\nPK\r\n'.repeat(1000)}--x--`,
    ],
    'a large attachment': [
      'Content-Type: multipart/mixed; boundary=x',
      '',
      `--x\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\n${'A'.repeat(900_000)}\r\n--x--`,
    ],
    'signs of other scripts': ['', '\u202eevil\u2066 \u0000 \ud83d \u0007'],
    'a script': ['Content-Type: text/html', '', '<img src=x onerror=alert(1)><svg/onload=alert(1)>Hello'],
    'a winmail.dat': ['Content-Type: application/ms-tnef; name=winmail.dat', '', 'x\u009f>"'],
  }
  it.each(Object.keys(ODD))('with %s is answered, and stored as text or not at all', async (form) => {
    const { id, email, replyTo } = await answered()
    const lines = [`From: ${email}`, `To: ${replyTo}`, 'MIME-Version: 1.0', ...(ODD[form] ?? [])]
    const answer = await receive(site, raw(lines))
    expect(answer.status, answer.json.code).toBeOneOf([200, 400])
    const [, stored] = await messagesOf(id)
    expect(stored?.text ?? '').not.toMatch(/<script|<img|<svg|\0/)
    expect((await employee.get('/cms/api/contact-messages?limit=1')).status).toBe(200)
  })
})
