import { beforeAll, describe, expect, it } from 'vitest'
import { recordMailEvent } from '#domain/platform/mailStops/mailStops.ts'
import { sendMailing } from '#domain/outreach/mailings/sendMailing.ts'
import type { Browser } from '../../support/Browser.ts'
import { saveLetter, writeLetter } from '../../support/letters.ts'
import { mailForms } from '../../support/mailForms.ts'
import { mailsTo } from '../../support/mails.ts'
import { sendFromPanel, uploadInPanel } from '../../support/panel.ts'
import { eventually, signUpConfirmed, signUpEmployee } from '../../support/people.ts'
import { audienceOf } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'
import { recordStatements } from '../../support/statements.ts'
import { block, divider, link, paragraph, picture, story } from '../../support/stories.ts'
import { smallPicture } from '../../support/uploads.ts'
import { runByTheClock } from '../../support/time.ts'

const site = useSite()
type Person = Browser & { email: string }
let people: Awaited<ReturnType<typeof audienceOf>>
let patron: Person
let member: Person
let photoId: number

const LEDGE = 'https://example.test/ledge'
const reqAt = (at = new Date(Date.now() + site.clock.aheadMs)) => ({
  payload: site.payload,
  pool: site.pool,
  user: null,
  now: at,
  log: site.payload.logger,
})

const choose = (person: Browser, choice: object) => person.put('/api/account/post-emails', choice)
const write = (subject: string, ...parts: Parameters<typeof story>) =>
  writeLetter(site, people.employee, { subject, body: story(...parts) })
const send = (id: number, input: object = { audience: 'everyone' }) =>
  people.employee.post(`/api/admin/letters/${id}/email`, input)

async function mailsOf(letterId: number) {
  const { rows } = await site.pool.query<{ to: string; sent_at: Date | null; skipped_because: string | null }>(
    `select "to", sent_at, skipped_because from mail_outbox where key like $1 order by "to"`,
    [`letter:${letterId}:%`],
  )
  return rows
}
const isSent = (letterId: number, count: number) =>
  eventually(async () => (await mailsOf(letterId)).filter(({ sent_at }) => sent_at).length === count)

/** Queued emails are sent afterwards. */
async function whileMailsWait(work: () => Promise<void>): Promise<void> {
  await site.pool.query(`
    create function hold_letter() returns trigger language plpgsql as $$ begin new.run_at = now() + interval '1 hour'; return new; end $$;
    create trigger hold_letter before insert on graphile_worker._private_jobs for each row when (new.key like 'mail:%') execute function hold_letter()`)
  try {
    await work()
  } finally {
    await site.pool.query(`
      drop trigger hold_letter on graphile_worker._private_jobs; drop function hold_letter();
      select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs where key like 'mail:%'`)
  }
}

beforeAll(async () => {
  people = await audienceOf(site)
  // Safe: `audienceOf` signs them up.
  patron = people.patron as Person
  member = people.member as Person
  for (const reader of [patron, member]) await choose(reader, { choice: 'at_once' })
  photoId = (await uploadInPanel(site, people.employee, await smallPicture())).id
})

describe('a letter', () => {
  it('goes once to everyone who wants letters, with what is below the divider for members only', async () => {
    const [alone, weekly, without, none] = await Promise.all([1, 2, 3, 4].map(() => signUpConfirmed(site)))
    await choose(alone as Person, { choice: 'none', letters: true })
    await choose(weekly as Person, { choice: 'weekly' })
    await choose(without as Person, { choice: 'at_once', letters: false })
    await choose(none as Person, { choice: 'none' })
    const other = await signUpEmployee(site, 'editor')
    const id = await writeLetter(site, people.employee, {
      subject: 'From the creek',
      preheader: 'Why we go back in winter.',
      body: story(
        paragraph('Ice on the gravel.'),
        picture(photoId),
        block('callout', { tone: 'tip', text: 'Bring a rake.' }),
        divider(),
        paragraph('Under the third boulder, ', link(LEDGE, 'at the ledge')),
      ),
    })
    const presses = await Promise.all(
      [people.employee, other, people.employee].map((employee) =>
        employee.post(`/api/admin/letters/${id}/email`, { audience: 'everyone' }),
      ),
    )
    expect(presses.map(({ status }) => status).sort()).toEqual([202, 409, 409])
    expect(presses.find(({ status }) => status === 409)?.json).toMatchObject({ code: 'letter_sent' })
    await isSent(id, 4)
    const wanting = [patron, member, alone as Person, weekly as Person].map(({ email }) => email)
    expect((await mailsOf(id)).map(({ to }) => to)).toEqual(wanting.toSorted())

    const forMember = await mailForms(site, patron.email, 'From the creek')
    const forOthers = await mailForms(site, member.email, 'From the creek')
    for (const form of [forMember.html, forMember.text]) {
      expect(form).toContain('third boulder')
      expect(form).toContain(LEDGE)
    }
    for (const form of [forOthers.html, forOthers.text]) {
      expect(form).toContain('Ice on the gravel.')
      expect(form).toContain('Bring a rake.')
      expect(form).not.toMatch(/third boulder|example\.test/)
      expect(form).toContain(`${site.url}/subscribe`)
    }
    expect(forOthers.html).toContain('>Why we go back in winter.</div>')
    const [, photo = ''] = /<img src="([^"?]+)/.exec(forOthers.html) ?? []
    expect((await site.visitor().get(new URL(photo).pathname)).status).toBe(200)
    const { json } = await people.employee.get(`/api/admin/letters/${id}/email`)
    expect(json).toMatchObject({
      sent: { recipients: 4, isFinished: true, progress: { waiting: 0, sent: 4, refused: 0, skipped: 0 } },
    })
  })

  it('is unsubscribed from with the button of a mail program, and then sent no more', async () => {
    const reader = await signUpConfirmed(site)
    await choose(reader, { choice: 'at_once' })
    const id = await write('From the ridge', paragraph('Wind.'))
    await send(id)
    const { raw } = await mailForms(site, reader.email, 'From the ridge')
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const [, address = ''] = /^List-Unsubscribe:\s+<([^>]+)>/m.exec(raw) ?? []
    const { pathname, search } = new URL(address)
    const form = { raw: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    expect((await site.visitor().send('POST', pathname + search, form)).status).toBe(200)
    expect((await reader.get('/api/account/post-emails')).json).toMatchObject({ choice: 'none', letters: false })
    const next = await write('From the ridge again', paragraph('More wind.'))
    await send(next)
    await eventually(async () => (await mailsOf(next)).length > 0)
    expect((await mailsOf(next)).map(({ to }) => to)).not.toContain(reader.email)
  })

  it('is queued for nobody twice when a run is killed and begun again', async () => {
    await site.pool.query(`
      insert into users (email, normalized_email, first_name, last_name, handle, email_verified_at)
      select 'letters' || n || '@example.test', 'letters' || n || '@example.test', 'Ada', 'Reader', 'letters' || n, now()
      from generate_series(1, 120) n`)
    await site.pool.query(`
      insert into post_email_choices (user_id, choice, chosen_at, letters)
      select id, 'none', now(), true from users where handle like 'letters%'`)
    const id = await write('To many', paragraph('Hello.'))
    const { rows: added } = await site.pool.query<{ id: number }>(
      `insert into mailings (letter_id, audience, requested_at, starts_at) values ($1, 'everyone', now(), now() + interval '1 hour') returning id`,
      [id],
    )
    const mailingId = added[0]?.id ?? 0
    // Later than the schedule of this site, which would send it too.
    const later = () => reqAt(new Date(reqAt().now.getTime() + 2 * 3_600_000))
    const killed = new AbortController()
    const first = sendMailing(later(), mailingId, killed.signal)
    killed.abort()
    await first
    expect(await mailsOf(id)).toHaveLength(100)
    await Promise.all([sendMailing(later(), mailingId), sendMailing(later(), mailingId)])
    const all = await mailsOf(id)
    expect(new Set(all.map(({ to }) => to)).size).toBe(all.length)
    expect(all.filter(({ to }) => to.startsWith('letters'))).toHaveLength(120)
    await site.pool.query(`delete from users where handle like 'letters%'`)
    await site.pool.query(`delete from mail_outbox where "to" like 'letters%'`)
  })

  it('waits for its time, can be canceled until then, and is changed only while it isn’t scheduled', async () => {
    const id = await write('Later', paragraph('Not yet.'))
    const startsAt = new Date(reqAt().now.getTime() + 3_600_000).toISOString()
    expect((await send(id, { audience: 'members', startsAt })).json).toMatchObject({
      sent: { isStarted: false, startsAt },
    })
    const changed = { subject: 'Later', body: story(paragraph('Something else.')) }
    const refused = await saveLetter(site, people.employee, changed, id)
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.json)).toContain('Cancel it to change it')
    expect((await people.employee.delete(`/api/admin/letters/${id}/email`)).json).toMatchObject({ sent: null })
    expect(await saveLetter(site, people.employee, changed, id)).toMatchObject({
      status: 200,
      json: { doc: { state: 'draft' } },
    })
    await send(id, { audience: 'members', startsAt })
    await runByTheClock(site, 'startMailings')
    expect(await mailsOf(id)).toEqual([])
    await site.pool.query(`update mailings set starts_at = now() - interval '1 minute' where letter_id = $1`, [id])
    await runByTheClock(site, 'startMailings')
    await isSent(id, 1)
    expect((await mailsOf(id)).map(({ to }) => to)).toEqual([patron.email])
    expect(await people.employee.delete(`/api/admin/letters/${id}/email`)).toMatchObject({
      status: 409,
      json: { code: 'letter_sent' },
    })
  })

  it('is previewed as members and others get it, and tested on oneself only', async () => {
    const id = await write('A trial', paragraph('For all.'), divider(), paragraph('For a few.'))
    const { json } = await people.employee.get(`/api/admin/letters/${id}/email/preview`)
    const { member: whole, others } = json as Record<'member' | 'others', { subject: string; html: string }>
    expect(whole).toMatchObject({ subject: 'A trial' })
    expect(whole.html).toContain('For a few.')
    expect(others.html).not.toContain('For a few.')
    expect((await people.employee.post(`/api/admin/letters/${id}/email/test`)).status).toBe(204)
    const { email } = people.employee as Person
    await eventually(async () => (await mailsTo(site, email, /A trial/)).length === 1)
    expect((await mailsOf(id)).map(({ to }) => to)).toEqual([email])
    expect((await people.employee.get(`/api/admin/letters/${id}/email`)).json).toMatchObject({ sent: null })
  })

  it('that is deleted while its emails wait reaches nobody else, and the list of emails says why', async () => {
    const id = await write('A mistake', paragraph('Oh no.'))
    await whileMailsWait(async () => {
      await send(id, { audience: 'members' })
      await eventually(async () => (await mailsOf(id)).length === 1)
      expect((await sendFromPanel(site, people.employee, 'DELETE', `/cms/api/letters/${id}`)).status).toBe(200)
    })
    await eventually(async () => (await mailsOf(id))[0]?.skipped_because === 'The letter was deleted')
  })

  it('counts whose mailbox refuses it, and who no longer wants it', async () => {
    const [bounced, changed] = await Promise.all([signUpConfirmed(site), signUpConfirmed(site)])
    for (const reader of [bounced, changed]) await choose(reader, { choice: 'none', letters: true })
    const id = await write('To some', paragraph('Hello.'))
    const progress = async () =>
      ((await people.employee.get(`/api/admin/letters/${id}/email`)).json as { sent: { progress: object } }).sent
        .progress
    let queued = 0
    await whileMailsWait(async () => {
      await send(id)
      await eventually(async () => (await mailsOf(id)).some(({ to }) => to === changed.email))
      queued = (await mailsOf(id)).length
      expect(await progress()).toEqual({ waiting: queued, sent: 0, refused: 0, skipped: 0 })
      await recordMailEvent(site.pool, { type: 'bounce', email: bounced.email }, new Date())
      await choose(changed, { choice: 'none' })
    })
    await isSent(id, queued - 2)
    await eventually(async () => (await mailsOf(id)).every((mail) => mail.sent_at ?? mail.skipped_because))
    expect(await progress()).toEqual({ waiting: 0, sent: queued - 2, refused: 1, skipped: 1 })
  })

  it('can’t hold photos below the divider, unknown parts or more than 20,000 characters', async () => {
    const refused = async (...parts: Parameters<typeof story>) =>
      (await saveLetter(site, people.employee, { subject: 'Odd', body: story(...parts) })).status
    expect(await refused(paragraph('Above.'), divider(), picture(photoId))).toBe(400)
    expect(await refused(paragraph(link('javascript:alert(1)')))).toBe(400)
    expect(await refused(...Array.from({ length: 30 }, () => paragraph('x'.repeat(700))))).toBe(400)
    expect(await refused(paragraph('Short.'), picture(photoId))).toBe(201)
  })

  it('is written and sent by owners and editors only', async () => {
    const id = await write('Ours', paragraph('Hello.'))
    for (const role of ['moderator', 'shop'] as const) {
      const employee = await signUpEmployee(site, role)
      expect((await saveLetter(site, employee, { subject: 'No', body: story(paragraph('No.')) })).status).toBe(403)
      expect((await employee.post(`/api/admin/letters/${id}/email`, { audience: 'everyone' })).status).toBe(403)
      expect((await employee.get(`/api/admin/letters/${id}/email/preview`)).status).toBe(403)
    }
    expect((await member.get(`/api/admin/letters/${id}/email`)).status).toBe(403)
    expect((await site.visitor().get(`/cms/api/letters/${id}`)).status).toBe(401)
    expect((await people.employee.post('/api/admin/letters/2000000000/email', { audience: 'everyone' })).status).toBe(
      404,
    )
    expect((await send(id, { audience: 'nobody' })).status).toBe(400)
  })

  it('is loaded once for the emails of a batch, not once for each', async () => {
    const readers = await Promise.all(Array.from({ length: 4 }, () => signUpConfirmed(site)))
    for (const reader of readers) await choose(reader, { choice: 'none', letters: true })
    const id = await write('Together', paragraph('Hello.'))
    const recorded = await recordStatements(site)
    await send(id, { audience: 'free' })
    await eventually(async () => (await mailsOf(id)).filter(({ sent_at }) => sent_at).length >= 5)
    const loads = recorded.filter(
      ({ text, values }) => text.includes('preheader, body from letters') && values[0] === id,
    )
    // Twice by the employee’s call, once to queue the emails; the five emails share the others, however they are grouped.
    expect(loads.length).toBeLessThan(3 + 5)
  })
})
