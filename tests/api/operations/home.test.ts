import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Role } from '#contracts/platform/roles.ts'
import { env } from '#env'
import { readBroken } from '#domain/operations/home/readBroken.ts'
import { readMoney } from '#domain/operations/home/readMoney.ts'
import { readNext } from '#domain/operations/home/readNext.ts'
import { MIN_VIEWERS, readWatchCurves } from '#domain/operations/reports/growth/readWatchCurves.ts'
import { readSalesReport } from '#domain/operations/reports/readSalesReport.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import type { Browser } from '../../support/Browser.ts'
import { randomFrom, type RawPerson, storeOrder, storePerson } from '../../support/growth.ts'
import { writeLetter } from '../../support/letters.ts'
import { startMailServer } from '../../support/mailServer.ts'
import { eventually, signUpConfirmed, signUpEmployee } from '../../support/people.ts'
import { type Post, publishFilm, setStored } from '../../support/posts.ts'
import { losePrintProvider, openShop } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { paragraph, story } from '../../support/stories.ts'
import { runByTheClock } from '../../support/time.ts'
import { smallPicture, upload } from '../../support/uploads.ts'
import { startWebhookReceiver } from '../../support/webhookReceiver.ts'

const site = useSite()
const DAY = 86_400_000
let owner: Browser

beforeAll(async () => {
  owner = await signUpEmployee(site)
})

describe('the money on Home', () => {
  const seed = Number(process.env['HOME_SEED'] ?? Math.floor(Math.random() * 1_000_000))
  const now = new Date()
  const people: RawPerson[] = []

  beforeAll(async () => {
    process.stdout.write(`\nHOME_SEED=${seed} repeats these rows\n`)
    const random = randomFrom(seed)
    for (let left = 60; left > 0; left -= 1) people.push(await storePerson(site, random, now, []))
    for (let left = 60; left > 0; left -= 1) await storeOrder(site, random, now)
  })

  const membershipsBetween = (from: number, to: number): number =>
    people
      .flatMap(({ memberships }) => memberships.flatMap(({ payments }) => payments))
      .filter(
        ({ paidAt }) => paidAt.getTime() > now.getTime() - from * DAY && paidAt.getTime() <= now.getTime() - to * DAY,
      )
      .reduce((sum, { cents, returned }) => sum + cents - returned, 0)

  it('of the shop equals the sales report', async () => {
    const { last30Days, before } = await readSalesReport(site.pool, now)
    const money = await readMoney(site.pool, { role: 'shop' }, now)
    expect(money, `seed ${seed}`).toMatchObject({
      sources: ['shop'],
      cents: last30Days.revenueCents,
      beforeCents: before.revenueCents,
    })
  })

  it('of an owner also has the payments of memberships, less refunds', async () => {
    const { last30Days, before } = await readSalesReport(site.pool, now)
    const money = await readMoney(site.pool, { role: 'owner' }, now)
    expect(money, `seed ${seed}`).toMatchObject({
      sources: ['memberships', 'shop'],
      cents: last30Days.revenueCents + membershipsBetween(30, 0),
      beforeCents: before.revenueCents + membershipsBetween(60, 30),
    })
  })

  it.each<Role>(['editor', 'moderator'])('is not shown to a role that reads no sales: %s', async (role) => {
    expect(await readMoney(site.pool, { role }, now)).toBeNull()
  })
})

describe('what is next', () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

  it('is nothing at first, and not the business of those who write neither', async () => {
    expect(await readNext(site.pool, { role: 'editor' })).toEqual({ post: null, letter: null })
    expect(await readNext(site.pool, { role: 'shop' })).toEqual({ post: undefined, letter: undefined })
  })

  it('is the scheduled post that comes first', async () => {
    const schedule = async (title: string, publishAt: string) => {
      const imageURLs = [await upload(owner, await smallPicture())]
      const answer = await owner.post('/api/admin/posts', { title, type: 'gallery', imageURLs, publishAt })
      return (answer.json as Post).id
    }
    await schedule('Later', at(9))
    const publishAt = at(5)
    const id = await schedule('Sooner', publishAt)
    const { post } = await readNext(site.pool, { role: 'editor' })
    expect(post).toEqual({ id, title: 'Sooner', at: new Date(publishAt) })
  })

  it('is the letter that goes out first, and not one that is a draft', async () => {
    const write = (subject: string) => writeLetter(site, owner, { subject, body: story(paragraph('Wind.')) })
    await write('A draft')
    const id = await write('From the ridge')
    const startsAt = at(4)
    const sent = await owner.post(`/api/admin/letters/${id}/email`, { audience: 'everyone', startsAt })
    expect(sent.status).toBeLessThan(300)
    const { letter } = await readNext(site.pool, { role: 'editor' })
    expect(letter).toEqual({ id, subject: 'From the ridge', at: new Date(startsAt), isStarted: false })
  })
})

describe('what is broken', () => {
  const brokenFor = (role: Role) => readBroken(site.pool, { role }, new Date())
  const kindsFor = async (role: Role) => (await brokenFor(role))?.map(({ kind }) => kind) ?? null

  afterEach(async () => {
    delete env().SMTP_URL
    await site.pool.query(`delete from mail_outbox where problem is not null; delete from mail_stops`)
  })

  it('is nothing at first; a moderator isn’t told', async () => {
    expect([await kindsFor('owner'), await kindsFor('editor'), await kindsFor('shop')]).toEqual([[], [], []])
    expect(await kindsFor('moderator')).toBeNull()
  })

  it('has the failed sync until the next one works, for those who manage the catalog', async () => {
    await openShop(site)
    const back = await losePrintProvider()
    expect((await owner.post('/api/merchandise/sync')).status).toBeGreaterThan(499)
    expect(await brokenFor('shop')).toEqual([
      { kind: 'sync', problem: expect.stringMatching(/\w/) as string, at: expect.any(Date) as Date },
    ])
    expect(await kindsFor('editor')).toEqual([])
    back()
    await eventually(async () => (await owner.post('/api/merchandise/sync')).status < 300)
    expect(await kindsFor('shop')).toEqual([])
  })

  it('has emails that the mail server doesn’t take, for a week', async () => {
    const down = await startMailServer(() => null)
    await down.close()
    env().SMTP_URL = down.url
    const data = { firstName: '', change: 'password' } as const
    await queueMail(site.pool, { kind: 'account-changed', key: 'home:1', to: 'a@example.test', data })
    await eventually(async () => (await kindsFor('owner'))?.includes('emails') ?? false)
    expect(await brokenFor('owner')).toEqual([
      { kind: 'emails', count: 1, problem: expect.stringMatching(/ECONNREFUSED|connect/) as string },
    ])
    expect(await kindsFor('shop')).toEqual([])
    expect(await readBroken(site.pool, { role: 'owner' }, new Date(Date.now() + 8 * DAY))).toEqual([])
  })

  it('has the mailboxes that bounced or complained in the last week', async () => {
    await site.pool.query(
      `insert into mail_stops (person_key, reason, stopped_at)
       values ('a', 'bounce', $1), ('b', 'bounce', $1), ('c', 'complaint', $1), ('d', 'bounce', $2)`,
      [new Date(), new Date(Date.now() - 8 * DAY)],
    )
    expect(await brokenFor('owner')).toEqual([{ kind: 'mailboxes', bounced: 2, complained: 1 }])
  })

  it('has a webhook that fails, until it is switched off: then the inbox has it', async () => {
    const receiver = await startWebhookReceiver()
    onTestFinished(() => receiver.close())
    receiver.answer = () => 500
    const added = await owner.post('/api/admin/webhooks', { url: receiver.url, events: ['post.published'] })
    expect(added.status).toBe(201)
    await publishFilm(owner)
    await runByTheClock(site, 'startPostPushes')
    await eventually(async () => (await kindsFor('owner'))?.includes('webhook') ?? false)
    expect(await brokenFor('owner')).toEqual([{ kind: 'webhook', url: receiver.url, since: expect.any(Date) as Date }])
    expect(await kindsFor('editor')).toEqual([])
    receiver.answer = () => 410
    await site.pool.query(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
       where task_identifier = 'sendWebhook' and locked_at is null`,
    )
    await eventually(async () => !(await kindsFor('owner'))?.includes('webhook'))
    expect((await owner.get('/api/admin/waiting')).json).toMatchObject({ count: 1 })
    await site.pool.query('delete from webhook_receivers')
  })

  it('has films that can’t be prepared, for those who write posts', async () => {
    const { id, title } = await publishFilm(owner)
    await site.pool.query(
      `insert into film_streams (media_id, filename, state, problem)
       select m.id, m.filename, 'failed', 'It failed three times.' from media m join posts p on p.video_id = m.id where p.id = $1
       on conflict (media_id) do update set state = 'failed', problem = excluded.problem, filename = excluded.filename`,
      [id],
    )
    const film = { kind: 'film', postId: id, title, problem: 'It failed three times.' }
    expect([await brokenFor('editor'), await brokenFor('shop')]).toEqual([[film], []])
    await setStored(site, { id } as Post, 'deleted_at', new Date())
    expect(await brokenFor('editor')).toEqual([])
  })

  it('has jobs that gave up, without those of emails and webhooks', async () => {
    await site.pool.query(`
      select graphile_worker.add_job(name, '{}', run_at => now() + interval '1 day', job_key => 'home:' || name || n)
      from unnest(array['nobodyDoesThis', 'sendMail', 'sendWebhook']) name, generate_series(1, 2) n`)
    expect(await kindsFor('owner')).toEqual([])
    onTestFinished(async () => {
      await site.pool.query(`delete from graphile_worker._private_jobs where key like 'home:%'`)
    })
    const set = (values: string) =>
      site.pool.query(`update graphile_worker._private_jobs set ${values} where key like 'home:%'`)
    // As a scheduled run whose process was killed, and that the next run replaced.
    await set('attempts = max_attempts')
    expect(await kindsFor('owner')).toEqual([])
    await set(`last_error = 'It failed'`)
    expect(await brokenFor('owner')).toEqual([{ kind: 'jobs', names: ['nobodyDoesThis'], count: 2 }])
    expect(await kindsFor('editor')).toEqual([])
  })
})

describe('how far members watch', () => {
  const members: Browser[] = []

  it('is a curve of the places where they stopped, once enough of them have one', async () => {
    const film = await publishFilm(owner, { isSubscriberOnly: false })
    await setStored(site, film, 'video_duration', 600)
    const curveOf = async () => (await readWatchCurves(site.pool)).find(({ postId }) => postId === film.id)
    for (let left = MIN_VIEWERS; left > 0; left -= 1) members.push(await signUpConfirmed(site))
    const stopAt = (member: Browser | undefined, second: number) =>
      member?.send('PUT', `/api/posts/${film.id}/position`, { body: { second, isLeaving: true } })
    // A tenth, half, and three to the end, of whom one has begun again.
    for (const [index, second] of [60, 300, 590, 600].entries()) await stopAt(members[index], second)
    expect(await curveOf()).toBeUndefined()
    await stopAt(members[4], 595)
    await stopAt(members[4], 15)
    const found = await curveOf()
    expect(found).toMatchObject({ title: film.title, seconds: 600, viewers: 5 })
    expect(found?.curve).toEqual(Array.from({ length: 21 }, (_, step) => (step <= 2 ? 1 : step <= 10 ? 0.8 : 0.6)))
  })

  it('leaves out a member who no longer lets the site keep positions', async () => {
    expect((await members[0]?.send('PUT', '/api/watching', { body: { isOn: false } }))?.status).toBeLessThan(300)
    expect(await readWatchCurves(site.pool)).toEqual([])
  })
})
