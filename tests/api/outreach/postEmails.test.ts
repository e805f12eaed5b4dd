import { describe, expect, it } from 'vitest'
import { digestWeek, sendDigest } from '#domain/outreach/postEmails/sendDigest.ts'
import { listMailedPosts } from '#domain/outreach/postEmails/findMailedPosts.ts'
import { sendMailing } from '#domain/outreach/mailings/sendMailing.ts'
import type { Browser } from '../../support/Browser.ts'
import { mailsTo } from '../../support/mails.ts'
import { signUpPatron, whoIs } from '../../support/members.ts'
import { eventually, signUpConfirmed, signUpEmployee, signUpMember } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { runByTheClock } from '../../support/time.ts'

const site = useSite()
const now = () => new Date(Date.now() + site.clock.aheadMs)
const reqAt = (at = now()) => ({
  payload: site.payload,
  pool: site.pool,
  user: null,
  now: at,
  log: site.payload.logger,
})

async function addPost({
  status = 'published',
  isSubscriberOnly = true,
  at = now(),
  kind = 'hunt',
} = {}): Promise<number> {
  const { rows } = await site.pool.query<{ id: number }>(
    `insert into posts (title, description, type, is_subscriber_only, status, created_at, category)
     values ('A split ridge', 'What anybody may read.', 'video', $1, $2, $3, $4) returning id`,
    [isSubscriberOnly, status, at, kind],
  )
  return rows[0]?.id ?? 0
}

const mailingOf = async (postId: number) =>
  (await site.pool.query<{ id: number }>('select id from mailings where post_id = $1', [postId])).rows[0]?.id ?? 0

const KINDS = ['hunt', 'gear-review', 'q-and-a', 'field-notes']
const choose = (person: Browser, choice: string, kinds?: string[]) =>
  person.put('/api/account/post-emails', { choice, ...(kinds && { kinds }) })

async function kindsTo(email: string): Promise<{ key: string; data: Record<string, unknown> }[]> {
  const { rows } = await site.pool.query<{ key: string; data: Record<string, unknown> }>(
    `select key, data from mail_outbox where "to" = $1 and kind in ('new-post', 'weekly-posts') order by id`,
    [email],
  )
  return rows
}

describe('emails about new posts', () => {
  it('are a choice that starts with none', async () => {
    const person = await signUpMember(site)
    expect((await person.get('/api/account/post-emails')).json).toEqual({ choice: null, kinds: KINDS, letters: false })
    expect(await choose(person, 'weekly')).toMatchObject({ status: 200, json: { choice: 'weekly' } })
    expect((await person.get('/api/account/post-emails')).json).toEqual({
      choice: 'weekly',
      kinds: KINDS,
      letters: true,
    })
    expect((await choose(person, 'hourly')).status).toBe(400)
    expect((await choose(site.visitor(), 'weekly')).status).toBe(401)
  })

  it('go to confirmed people who want them at once, once each, and say what is for members', async () => {
    const [member, free, weekly, none, unconfirmed] = await Promise.all([
      signUpPatron(site),
      signUpConfirmed(site),
      signUpConfirmed(site),
      signUpConfirmed(site),
      signUpMember(site),
    ])
    for (const person of [member, free, unconfirmed]) await choose(person, 'at_once')
    await choose(weekly, 'weekly')
    await choose(none, 'none')
    const employee = await signUpEmployee(site)
    const postId = await addPost()
    const sends = await Promise.all(
      [1, 2, 3].map(() => employee.post(`/api/admin/posts/${postId}/email`, { audience: 'everyone' })),
    )
    expect(sends.map(({ status }) => status).sort()).toEqual([202, 409, 409])
    expect(sends.find(({ status }) => status === 409)?.json).toMatchObject({ code: 'post_emailed' })
    await eventually(async () => (await mailsTo(site, free.email, /A split ridge/)).length === 1)
    await eventually(async () => (await mailsTo(site, member.email, /A split ridge/)).length === 1)
    expect((await kindsTo(member.email)).map(({ data }) => data['isLocked'])).toEqual([false])
    expect((await kindsTo(free.email)).map(({ data }) => data['isLocked'])).toEqual([true])
    for (const person of [weekly, none, unconfirmed]) expect(await kindsTo(person.email)).toEqual([])
    const [text = ''] = await mailsTo(site, free.email, /A split ridge/)
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(text).toContain('This one is for members.')
    const status = await employee.get(`/api/admin/posts/${postId}/email`)
    expect(status.json).toMatchObject({ sent: { audience: 'everyone', recipients: 2, isFinished: true } })
  })

  it('can be chosen by kind of post', async () => {
    const person = await signUpConfirmed(site)
    expect((await choose(person, 'at_once', [])).status).toBe(400)
    expect((await choose(person, 'at_once', ['gear-review'])).json).toEqual({
      choice: 'at_once',
      kinds: ['gear-review'],
      letters: true,
    })
    const employee = await signUpEmployee(site)
    const skipped = await addPost()
    const wanted = await addPost({ kind: 'gear-review' })
    for (const postId of [skipped, wanted])
      await employee.post(`/api/admin/posts/${postId}/email`, { audience: 'everyone' })
    await eventually(async () => (await kindsTo(person.email)).length > 0)
    await eventually(async () => {
      const status = await employee.get(`/api/admin/posts/${skipped}/email`)
      return (status.json as { sent: { isFinished: boolean } }).sent.isFinished
    })
    expect((await kindsTo(person.email)).map(({ data }) => data['postId'])).toEqual([wanted])
    await choose(person, 'none')
    expect((await person.get('/api/account/post-emails')).json).toEqual({
      choice: 'none',
      kinds: ['gear-review'],
      letters: false,
    })
  })

  it('can be for members only', async () => {
    const [member, free] = await Promise.all([signUpPatron(site), signUpConfirmed(site)])
    for (const person of [member, free]) await choose(person, 'at_once')
    const employee = await signUpEmployee(site)
    const postId = await addPost()
    await employee.post(`/api/admin/posts/${postId}/email`, { audience: 'members' })
    await eventually(async () => (await kindsTo(member.email)).length === 1)
    expect(await kindsTo(free.email)).toEqual([])
  })

  it('are sent to nobody twice when a run is killed and begun again', async () => {
    await site.pool.query(`
      insert into users (email, normalized_email, first_name, last_name, handle, email_verified_at)
      select 'reader' || n || '@example.test', 'reader' || n || '@example.test', 'Ada', 'Reader', 'reader' || n, now()
      from generate_series(1, 120) n`)
    await site.pool.query(`
      insert into post_email_choices (user_id, choice, chosen_at)
      select id, 'at_once', now() from users where handle like 'reader%'`)
    const postId = await addPost()
    const added = await site.pool.query<{ id: number }>(
      `insert into mailings (post_id, audience, requested_at, starts_at) values ($1, 'everyone', now(), now() - interval '1 second') returning id`,
      [postId],
    )
    const mailingId = added.rows[0]?.id ?? 0
    const killed = new AbortController()
    const first = sendMailing(reqAt(), mailingId, killed.signal)
    killed.abort()
    await first
    const { rows: halfway } = await site.pool.query<{ recipients: number; finished_at: Date | null }>(
      `select recipients, finished_at from mailings where post_id = $1`,
      [postId],
    )
    expect(halfway).toEqual([{ recipients: 100, finished_at: null }])
    await Promise.all([sendMailing(reqAt(), mailingId), sendMailing(reqAt(), mailingId)])
    await sendMailing(reqAt(), mailingId)
    const { rows } = await site.pool.query<{ mails: string; people: string }>(
      `select count(*) as mails, count(distinct "to") as people from mail_outbox where key like $1 and "to" like 'reader%'`,
      [`new-post:${postId}:%`],
    )
    expect(rows).toEqual([{ mails: '120', people: '120' }])
    // They would get the emails of the other tests, too.
    await site.pool.query(`delete from users where handle like 'reader%'`)
    await site.pool.query(`delete from mail_outbox where key like $1`, [`new-post:${postId}:%`])
  })

  it('can be tested on oneself, and are for employees to send, and are previewed', async () => {
    const employee = await signUpEmployee(site)
    const draft = await addPost({ status: 'draft' })
    expect((await employee.post(`/api/admin/posts/${draft}/email/test`)).status).toBe(204)
    await eventually(async () => (await mailsTo(site, employee.email, /A split ridge/)).length === 1)
    expect((await employee.post('/api/admin/posts/2000000000/email', { audience: 'everyone' })).status).toBe(404)
    const member = await signUpPatron(site)
    expect((await member.post(`/api/admin/posts/${draft}/email`, { audience: 'everyone' })).status).toBe(403)
    expect((await site.visitor().get(`/api/admin/posts/${draft}/email`)).status).toBe(401)
    expect((await member.get(`/api/admin/posts/${draft}/email/preview`)).status).toBe(403)
    const preview = (await employee.get(`/api/admin/posts/${draft}/email/preview`)).json as Record<
      'member' | 'others',
      { subject: string; html: string }
    >
    expect(preview.others.subject).toBe('New: A split ridge')
    expect(preview.others.html).toContain('This one is for members.')
    expect(preview.member.html).not.toContain('This one is for members.')
  })

  it('go to free members or to new members only', async () => {
    const [member, old, free] = await Promise.all([signUpConfirmed(site), signUpConfirmed(site), signUpConfirmed(site)])
    for (const person of [member, old, free]) await choose(person, 'at_once')
    for (const [{ email }, days] of [[member, 3] as const, [old, 40] as const])
      await site.pool.query(
        `insert into subscriptions (user_id, plan, status, price_cents, current_period_end, created_at)
         select id, 'monthly', 'active', 1212, now() + interval '20 days', now() - $2 * interval '1 day'
         from users where email = $1`,
        [email, days],
      )
    const employee = await signUpEmployee(site)
    const forFree = await addPost()
    await employee.post(`/api/admin/posts/${forFree}/email`, { audience: 'free' })
    const forNew = await addPost()
    await employee.post(`/api/admin/posts/${forNew}/email`, { audience: 'new-members', joinedWithinDays: 30 })
    await eventually(async () => (await kindsTo(free.email)).length === 1)
    await eventually(async () => (await kindsTo(member.email)).length === 1)
    expect((await kindsTo(free.email)).map(({ data }) => data['postId'])).toEqual([forFree])
    expect((await kindsTo(member.email)).map(({ data }) => data['postId'])).toEqual([forNew])
    await eventually(async () => {
      const { json } = await employee.get(`/api/admin/posts/${forNew}/email`)
      return (json as { sent: { isFinished: boolean } }).sent.isFinished
    })
    expect(await kindsTo(old.email)).toEqual([])
    const odd = { audience: 'new-members', joinedWithinDays: 0 }
    expect((await employee.post(`/api/admin/posts/${forNew}/email`, odd)).status).toBe(400)
  })

  it('wait for their time and for the post to be published, and can be canceled until then', async () => {
    const person = await signUpConfirmed(site)
    await choose(person, 'at_once')
    const employee = await signUpEmployee(site)
    const postId = await addPost({ status: 'draft' })
    const address = `/api/admin/posts/${postId}/email`
    const startsAt = new Date(now().getTime() + 3_600_000).toISOString()
    expect(await employee.post(address, { audience: 'everyone', startsAt })).toMatchObject({
      status: 202,
      json: { sent: { isStarted: false, startsAt } },
    })
    expect((await employee.delete(address)).json).toMatchObject({ sent: null })
    await employee.post(address, { audience: 'everyone', startsAt })
    const later = reqAt(new Date(now().getTime() + 3_660_000))
    const mailingId = await mailingOf(postId)
    await sendMailing(later, mailingId)
    expect(await kindsTo(person.email)).toEqual([])
    await site.pool.query(`update posts set status = 'published' where id = $1`, [postId])
    await sendMailing(reqAt(), mailingId)
    expect(await kindsTo(person.email)).toEqual([])
    await sendMailing(later, mailingId)
    expect(await kindsTo(person.email)).toHaveLength(1)
    expect(await employee.delete(address)).toMatchObject({ status: 409, json: { code: 'post_emailed' } })
  })

  it('begin within a minute of publishing', async () => {
    const person = await signUpConfirmed(site)
    await choose(person, 'at_once')
    const employee = await signUpEmployee(site)
    const postId = await addPost({ status: 'scheduled' })
    await site.pool.query(`update posts set publish_at = now() where id = $1`, [postId])
    const answer = await employee.post(`/api/admin/posts/${postId}/email`, { audience: 'everyone' })
    expect(answer).toMatchObject({ status: 202, json: { sent: { isStarted: false } } })
    await runByTheClock(site, 'publishScheduled')
    await runByTheClock(site, 'startMailings')
    await eventually(async () => (await kindsTo(person.email)).length === 1)
  })
})

describe('the weekly email', () => {
  it('lists the posts of the week, once per person, and is not sent in a week without posts', async () => {
    const reader = await signUpConfirmed(site)
    await choose(reader, 'weekly', ['hunt'])
    const other = await signUpConfirmed(site)
    await choose(other, 'weekly', ['field-notes'])
    // Far from the posts of the other tests.
    const monday = digestWeek(new Date(now().getTime() + 400 * 86_400_000)).to
    const later = (days: number) => new Date(monday.getTime() + days * 86_400_000 + 60_000)
    // The week in which a site is installed has no digest.
    await sendDigest(reqAt(later(0)))
    expect(await kindsTo(reader.email)).toEqual([])
    await addPost({ at: later(2) })
    await addPost({ at: later(3), isSubscriberOnly: false })
    await addPost({ at: later(4), kind: 'q-and-a' })
    await addPost({ at: later(8) })
    await sendDigest(reqAt(later(5)))
    expect(await kindsTo(reader.email)).toEqual([])
    await Promise.all([sendDigest(reqAt(later(7))), sendDigest(reqAt(later(7)))])
    await sendDigest(reqAt(later(9)))
    const [mail, ...more] = await kindsTo(reader.email)
    expect(more).toEqual([])
    expect(await kindsTo(other.email)).toEqual([])
    expect(mail?.data['posts']).toMatchObject([{ isLocked: false }, { isLocked: true }])
    await sendDigest(reqAt(later(21)))
    expect(await kindsTo(reader.email)).toHaveLength(1)
  })
})

describe('unsubscribing', () => {
  async function emailed() {
    const person = await signUpConfirmed(site)
    await choose(person, 'at_once')
    const employee = await signUpEmployee(site)
    const postId = await addPost()
    await employee.post(`/api/admin/posts/${postId}/email`, { audience: 'everyone' })
    let address: string | undefined
    await eventually(async () => {
      const [text = ''] = await mailsTo(site, person.email, /A split ridge/)
      address = /Unsubscribe: (http\S+)/.exec(text)?.[1]
      return address !== undefined
    })
    return { person, link: new URL(address ?? '') }
  }
  const choiceOf = async (person: Browser) => (await person.get('/api/account/post-emails')).json
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  it('takes the button of the mail program, signed out, and not a visit of the link', async () => {
    const { person, link } = await emailed()
    const stranger = site.visitor()
    const page = await stranger.get(link.pathname + link.search)
    expect(page).toMatchObject({ status: 200 })
    expect(page.text).toContain('Unsubscribe</button>')
    expect(await choiceOf(person)).toMatchObject({ choice: 'at_once' })
    const answer = await stranger.send('POST', link.pathname + link.search, {
      raw: 'List-Unsubscribe=One-Click',
      headers: form,
    })
    expect(answer.status).toBe(200)
    expect(await choiceOf(person)).toMatchObject({ choice: 'none' })
  })

  it('takes the button of the page', async () => {
    const { person, link } = await emailed()
    const token = link.searchParams.get('token') ?? ''
    const answer = await site.visitor().send('POST', '/api/unsubscribe', { raw: `token=${token}`, headers: form })
    expect(answer.headers.get('location')).toBe('/api/unsubscribe?notice=unsubscribed')
    expect(await choiceOf(person)).toMatchObject({ choice: 'none' })
  })

  it('takes no forged token', async () => {
    const { person, link } = await emailed()
    const own = String((await whoIs(person)).id)
    const forged = (link.searchParams.get('token') ?? '').replace(`${own}.`, `${Number(own) - 1}.`)
    const answer = await site.visitor().post(`/api/unsubscribe?token=${forged}`)
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_token' } })
    expect((await site.visitor().post('/api/unsubscribe')).status).toBe(400)
  })
})

describe('a post that people are not emailed about', () => {
  it('is in no weekly email, and what was planned about it is canceled', async () => {
    const employee = await signUpEmployee(site)
    const reader = await signUpConfirmed(site)
    await choose(reader, 'weekly')
    const { from, to } = digestWeek(now())
    const at = new Date((from.getTime() + to.getTime()) / 2)
    const [left, told] = [await addPost({ at }), await addPost({ at })]
    const scheduled = await addPost({ status: 'scheduled' })
    expect((await employee.post(`/api/admin/posts/${scheduled}/email`, { audience: 'everyone' })).status).toBe(202)
    expect(await mailingOf(scheduled)).toBeGreaterThan(0)
    for (const id of [left, scheduled]) {
      const answer = await employee.put(`/api/admin/posts/${id}/notices`, { email: false, push: true })
      expect([answer.status, answer.json]).toEqual([200, { email: false, push: true }])
    }
    expect(await mailingOf(scheduled)).toBe(0)
    const posts = (await listMailedPosts(site.pool, { from, to })).map(({ postId }) => postId)
    expect(posts).toContain(told)
    expect(posts).not.toContain(left)
  })

  it('is emailed if an employee asks for it later, and then can’t be left out', async () => {
    const employee = await signUpEmployee(site)
    await choose(await signUpConfirmed(site), 'at_once')
    const id = await addPost()
    const path = `/api/admin/posts/${id}/notices`
    await employee.put(path, { email: false, push: false })
    expect((await employee.post(`/api/admin/posts/${id}/email`, { audience: 'everyone' })).status).toBe(202)
    expect((await employee.get(path)).json).toEqual({ email: true, push: false })
    await sendMailing(reqAt(), await mailingOf(id))
    expect(await employee.put(path, { email: false, push: false })).toMatchObject({
      status: 409,
      json: { code: 'post_emailed' },
    })
    expect((await employee.get(path)).json).toEqual({ email: true, push: false })
  })

  it('is chosen by those who write posts', async () => {
    const id = await addPost()
    const path = `/api/admin/posts/${id}/notices`
    const answers = await Promise.all(
      [site.visitor(), await signUpMember(site), await signUpEmployee(site, 'shop')].map((who) =>
        who.put(path, { email: false, push: false }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 403])
    const editor = await signUpEmployee(site, 'editor')
    expect((await editor.put('/api/admin/posts/99999999/notices', { email: false, push: false })).status).toBe(404)
    expect((await editor.put(path, { email: false })).status).toBe(400)
    expect((await editor.get(path)).json).toEqual({ email: true, push: true })
  })
})
