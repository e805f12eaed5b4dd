import { afterEach, expect, it } from 'vitest'
import { env } from '#env'
import { addJob } from '#domain/platform/addJob.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import { unsubscribeToken } from '#domain/platform/mail/unsubscribeToken.ts'
import { startMailServer } from '../../support/mailServer.ts'
import { whoIs } from '../../support/members.ts'
import { eventually, signUpConfirmed, signUpEmployee } from '../../support/people.ts'
import { publishGallery } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'

const site = useSite({ variables: () => ({ MAIL_PER_MINUTE: 2 }) })

afterEach(() => void delete env().SMTP_URL)

type Turn = { key: string; run_at: Date; attempts: number }
const turns = async () =>
  (
    await site.pool.query<Turn>(
      `select key, run_at, attempts from graphile_worker.jobs where key like 'mail:%' order by run_at`,
    )
  ).rows
const allDue = () =>
  site.pool.query(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs where key like 'mail:%'`,
  )
const sent = async (kind: string) =>
  Number(
    (
      await site.pool.query<{ count: string }>(
        'select count(*) from mail_outbox where kind = $1 and sent_at is not null',
        [kind],
      )
    ).rows[0]?.count,
  )

it('emails about a post take turns, half a minute apart, while other emails are sent at once', async () => {
  const employee = await signUpEmployee(site)
  const readers = [
    await signUpConfirmed(site),
    await signUpConfirmed(site),
    await signUpConfirmed(site),
    await signUpConfirmed(site),
  ]
  for (const reader of readers) await reader.put('/api/account/post-emails', { choice: 'at_once' })
  const { id } = await publishGallery(employee, { title: 'A split ridge', isSubscriberOnly: false })
  await employee.post(`/api/admin/posts/${id}/email`, { audience: 'everyone' })
  await eventually(async () => (await sent('new-post')) === 1 && (await turns()).length === 3)
  await eventually(async () => (await turns()).every(({ run_at }) => run_at.getTime() > Date.now() + 1000))
  const [first, second, third] = (await turns()).map(({ run_at }) => run_at.getTime())
  expect([(second ?? 0) - (first ?? 0), (third ?? 0) - (second ?? 0)]).toEqual([30_000, 30_000])
  const [person] = readers
  await queueMail(site.pool, {
    kind: 'account-changed',
    key: 'account-changed:pace',
    to: person?.email ?? '',
    data: { firstName: '', change: 'password' },
  })
  await eventually(async () => (await sent('account-changed')) === 1)
  expect(await sent('new-post')).toBe(1)
  await allDue()
  await eventually(async () => (await sent('new-post')) === 4)
  expect(await turns()).toEqual([])
})

it('after an outage each waits for a new turn, without a new count of its attempts', async () => {
  const down = await startMailServer(() => null)
  await down.close()
  env().SMTP_URL = down.url
  const reader = await signUpConfirmed(site)
  await reader.put('/api/account/post-emails', { choice: 'weekly' })
  const account = { id: Number((await whoIs(reader)).id), email: reader.email }
  const posts = [{ postId: 1, title: 'A split ridge', teaser: '', isLocked: false }]
  const data = { firstName: '', posts, unsubscribe: unsubscribeToken(site.payload, account) }
  const queue = (key: string) =>
    queueMail(site.pool, { kind: 'weekly-posts', key, to: reader.email, data, isBulk: true })
  // Others have the next minute.
  await site.pool.query(
    `insert into mail_pace (next_at) values (now() + interval '1 minute')
     on conflict (is_only) do update set next_at = excluded.next_at`,
  )
  for (const key of ['pace:1', 'pace:2', 'pace:3']) await queue(key)
  const haveTurns = (attempts: number) => async () => {
    const all = await turns()
    const gaps = all.slice(1).map(({ run_at }, at) => run_at.getTime() - (all[at]?.run_at.getTime() ?? 0))
    return gaps.length === 2 && gaps.every((gap) => gap >= 30_000) && all.every((job) => job.attempts === attempts)
  }
  await eventually(haveTurns(0))
  await allDue()
  await eventually(haveTurns(1))
  await allDue()
  await eventually(haveTurns(2))

  const [late] = await turns()
  const mailId = Number(late?.key.split(':')[1])
  const missed = { at: new Date(Date.now() - 3_600_000).toISOString(), attempt: 1 }
  await addJob(site.pool, 'sendMail', { mailId, turn: missed }, { key: `mail:${mailId}` })
  await eventually(async () => (await turns()).every(({ run_at }) => run_at.getTime() > Date.now() + 1000))

  const server = await startMailServer(() => null)
  env().SMTP_URL = server.url
  await allDue()
  await eventually(async () => (await sent('weekly-posts')) === 3)
  expect(server.delivered).toHaveLength(3)
  await server.close()
})
