import { afterEach, expect, it } from 'vitest'
import { env } from '#env'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import { startMailServer } from '../../support/mailServer.ts'
import { eventually } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
const PEOPLE = Array.from({ length: 12 }, (_, n) => `reader${n}@example.test`)
const DAY_SECONDS = 86_400
let server: Awaited<ReturnType<typeof startMailServer>> | undefined

afterEach(async () => {
  delete env().SMTP_URL
  await server?.close()
})

type Waiting = { attempts: number; max_attempts: number; run_at: Date }
const waiting = async () =>
  (
    await site.pool.query<Waiting>(
      `select attempts, max_attempts, run_at from graphile_worker.jobs where key like 'mail:%'`,
    )
  ).rows
const again = () =>
  site.pool.query(`
    select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
    where key like 'mail:%' and locked_at is null`)

it('a mail server that is down for a day loses no email and gets none twice', async () => {
  const down = await startMailServer(() => null)
  await down.close()
  env().SMTP_URL = down.url
  for (const to of PEOPLE)
    await queueMail(site.pool, {
      kind: 'account-changed',
      key: `outage:${to}`,
      to,
      data: { firstName: '', change: 'password' },
    })
  const tried = (attempts: number) => async () => {
    const jobs = await waiting()
    return jobs.length === PEOPLE.length && jobs.every((job) => job.attempts >= attempts)
  }
  await eventually(tried(1))
  await again()
  await eventually(tried(2))
  const [job] = await waiting()
  // The queue waits exp(attempts) seconds, at most exp(10), before the next attempt.
  const left = Array.from({ length: (job?.max_attempts ?? 0) - 1 }, (_, n) => Math.exp(Math.min(10, n + 1)))
  expect(left.reduce((sum, seconds) => sum + seconds, 0)).toBeGreaterThan(DAY_SECONDS)
  server = await startMailServer(() => null)
  env().SMTP_URL = server.url
  await again()
  await eventually(async () => (await waiting()).length === 0)
  expect(server.delivered.map(({ to }) => to).sort()).toEqual([...PEOPLE].sort())
  const { rows } = await site.pool.query('select 1 from mail_outbox where sent_at is null')
  expect(rows).toEqual([])
})
