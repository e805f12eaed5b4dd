import { parseCrontab } from 'graphile-worker'
import { afterEach, expect, it } from 'vitest'
import { type WorkerGroup, workerGroups } from '#domain/platform/addJob.ts'
import { cronJobs, crontabOf } from '#jobs/index.ts'
import { paceBy } from '#providers/spreadconnect/pace.ts'
import { mailsTo } from '../../support/mails.ts'
import { buy, holdFor, jobsDone, orderOf, runJob } from '../../support/orders.ts'
import { eventually, signUpEmployee, signUpMember, tellCards } from '../../support/people.ts'
import { openShop, unpaced } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let goOn: () => void = () => undefined
afterEach(() => {
  goOn()
  unpaced()
})

const underWay = async () =>
  (
    await site.pool.query<{ attempts: number }>(
      `select attempts from graphile_worker.jobs where task_identifier = 'refreshStock' and locked_by is not null`,
    )
  ).rows

const waitingFor = async (task: string): Promise<number> =>
  (
    await site.pool.query('select 1 from graphile_worker.jobs where task_identifier = $1 and locked_by is not null', [
      task,
    ])
  ).rowCount ?? 0

/** At each heartbeat, every two seconds, processes look for jobs of dead ones. */
async function oneBeat(): Promise<void> {
  const last = async () =>
    String((await site.pool.query<{ at: Date }>(`select max(seen_at)::text as at from job_workers`)).rows[0]?.at)
  const before = await last()
  await eventually(async () => (await last()) !== before)
}

/** A newer version of Graphile Worker sends this to older ones. */
const restartWorkers = () =>
  site.pool.query(`select pg_notify('worker:migrate', '{"migrationNumber":1,"breaking":true}')`)

it('a long-running job is not taken over by another process', async () => {
  const held = new Promise<number>((resolve) => (goOn = () => resolve(0)))
  paceBy(() => held)
  await runJob(site, 'refreshStock', {})
  await eventually(async () => (await underWay()).length === 1)
  await site.pool.query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '1 hour' where locked_by is not null`,
  )
  await oneBeat()
  await oneBeat()
  expect(await underWay()).toEqual([{ attempts: 1 }])
  goOn()
  await jobsDone(site)
})

it('a job that the database handed out as it failed, so that no worker knows of it, is run', async () => {
  const { rows } = await site.pool.query<{ worker: string }>(
    `select worker_id as worker from job_workers where seen_at > now() - interval '5 seconds' limit 1`,
  )
  await site.pool.query(
    `select graphile_worker.add_job('remindMembers', queue_name => 'lost', run_at => now() + interval '1 hour')`,
  )
  await site.pool.query(
    `with queue as (
      update graphile_worker._private_job_queues set locked_at = now(), locked_by = $1 where queue_name = 'lost' returning id
    )
    update graphile_worker._private_jobs set run_at = now(), locked_at = now(), locked_by = $1
    where job_queue_id = (select id from queue)`,
    [rows[0]?.worker],
  )
  await jobsDone(site)
}, 60_000)

it('a group of workers that was started while the database failed gets jobs once it answers', async () => {
  const { exitCode } = process
  await site.pool.query(`
    create function public.refuse() returns trigger language plpgsql as $$ begin raise exception 'away'; end $$;
    create trigger refuse before insert on graphile_worker._private_tasks execute function public.refuse()`)
  try {
    const ids = async () => (await site.pool.query('select worker_id from job_workers')).rowCount ?? 0
    const before = await ids()
    await restartWorkers()
    await eventually(async () => (await ids()) >= before + Object.keys(workerGroups).length, 20_000)
  } finally {
    process.exitCode = exitCode
    await site.pool.query('drop function public.refuse cascade')
  }
  await runJob(site, 'refreshStock', {})
  await jobsDone(site)
}, 60_000)

it('a queue that stops is restarted', async () => {
  const { exitCode } = process
  await restartWorkers()
  await eventually(() => Promise.resolve(process.exitCode !== exitCode))
  process.exitCode = exitCode
  unpaced()
  await runJob(site, 'refreshStock', {})
  await jobsDone(site)
})

it('a job whose completion can’t be stored runs again, although Graphile Worker then waits forever', async () => {
  // Jobs queued at startup would be counted too.
  await eventually(async () => (await site.pool.query('select 1 from graphile_worker.jobs')).rowCount === 0, 20_000)
  await site.pool.query(`
    create function note_fails() returns trigger language plpgsql as $$
      begin perform pg_sleep(3); raise exception 'not noted'; end $$;
    create trigger note_fails before delete on graphile_worker._private_jobs for each row execute function note_fails()`)
  const notes = async () =>
    (
      await site.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and state = 'active' and query ~ '^delete from "graphile_worker"'`,
      )
    ).rowCount
  await runJob(site, 'remindMembers', {})
  await eventually(async () => (await notes()) === 1, 20_000)
  await runJob(site, 'remindMembers', {})
  await eventually(async () => (await notes()) === 2)
  const client = await site.pool.connect()
  // Workers that look for jobs wait here until both completions have failed.
  try {
    await client.query('begin')
    await client.query('lock table graphile_worker._private_jobs in access exclusive mode')
    await client.query('drop function note_fails cascade')
    await client.query('select pg_sleep(0.3)')
    await client.query('commit')
  } finally {
    client.release(true)
  }
  await jobsDone(site)
})

it('a card provider that does not respond does not delay an email', async () => {
  const person = await signUpMember(site)
  const running = async () =>
    (
      await site.pool.query(
        `select 1 from graphile_worker.jobs where task_identifier = 'reconcile' and locked_by is not null`,
      )
    ).rowCount
  await tellCards(site, 'faults', { mode: 'timeout' })
  goOn = () => void tellCards(site, 'faults', { mode: null })
  for (let runs = 0; runs < 8; runs++) await runJob(site, 'reconcile', {})
  await eventually(async () => Number(await running()) > 0)
  await site.visitor().post('/api/forgot-password', { email: person.email })
  await eventually(async () => (await mailsTo(site, person.email, /password/i)).length === 1, 5_000)
  expect(await running()).toBeGreaterThan(0)
}, 60_000)

it('a card provider that does not respond does not delay a cancellation at the print provider', async () => {
  unpaced()
  const variantIds = (await openShop(site)).slice(0, 1)
  const employee = await signUpEmployee(site)
  await holdFor(site, 60)
  const orders = [await buy(site, { variantIds }), await buy(site, { variantIds }), await buy(site, { variantIds })]
  for (const { reference } of orders)
    await eventually(async () => (await orderOf(site, reference)).provider_order_id !== null)
  await jobsDone(site)
  const [doomed, ...others] = orders
  await tellCards(site, 'faults', { mode: 'timeout' })
  goOn = () => void tellCards(site, 'faults', { mode: null })
  for (const { id } of others) await runJob(site, 'confirmOrder', { orderId: id })
  await eventually(async () => (await waitingFor('confirmOrder')) > 0)
  expect((await employee.post(`/api/admin/orders/${doomed?.id}/cancel`, {})).status).toBe(204)
  await eventually(async () => (await orderOf(site, doomed?.reference ?? '')).fulfilment === 'cancelled', 5_000)
  expect(await waitingFor('confirmOrder')).toBeGreaterThan(0)
}, 60_000)

it('a sync that hangs does not delay a scheduled post', async () => {
  await jobsDone(site)
  const held = new Promise<number>((resolve) => (goOn = () => resolve(0)))
  paceBy(() => held)
  await runJob(site, 'refreshStock', {})
  await runJob(site, 'syncBySchedule', {})
  await eventually(async () => (await waitingFor('refreshStock')) + (await waitingFor('syncBySchedule')) > 0)
  const { rows } = await site.pool.query<{ id: string }>(`select id from graphile_worker.add_job('publishScheduled')`)
  const isLeft = async () =>
    (await site.pool.query('select 1 from graphile_worker.jobs where id = $1', [rows[0]?.id])).rowCount
  await eventually(async () => (await isLeft()) === 0, 5_000)
  goOn()
  await jobsDone(site)
}, 60_000)

it('a cron job never overlaps itself and is queued at most once', () => {
  const groups = Object.keys(workerGroups) as WorkerGroup[]
  const items = parseCrontab(groups.map(crontabOf).join('\n'))
  const options = (name: string) => items.find(({ task }) => task === name)?.options
  expect(items).toHaveLength(Object.keys(cronJobs).length)
  expect(Object.keys(cronJobs).map((name) => [options(name)?.jobKey, options(name)?.queueName])).toEqual(
    Object.keys(cronJobs).map((name) => [name, name]),
  )
})
