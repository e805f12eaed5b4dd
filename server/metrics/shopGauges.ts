import { z } from 'zod'
import type { Pool } from 'pg'
import { Gauge, type Registry } from 'prom-client'
import { parsedRow, statement } from '#database/sql.ts'

const GAUGES = {
  jobs_waiting: 'Jobs that are due and have not been started.',
  jobs_running: 'Jobs that are running.',
  jobs_given_up: 'Jobs that failed too often and are not retried.',
  oldest_job_age_seconds: 'For how long the oldest waiting job has been due.',
  mails_waiting: 'Emails of the last week that have not been sent.',
  oldest_mail_age_seconds: 'Age of the oldest unsent email.',
  mails_failing: 'Unsent emails that the mail server rejected or did not receive.',
  webhook_lag_seconds: 'Longest time from a card provider event to its effect here, in the last 15 minutes.',
  webhook_age_seconds: 'Time since the last event from the card provider.',
  sync_age_seconds: 'Time since the last successful catalog sync.',
  orders_needing_attention: 'Orders that need an employee.',
  orders_unsent: 'Paid orders that are more than an hour late for the print provider.',
  comments_waiting: 'Comments that wait for approval.',
} as const

type Reading = keyof typeof GAUGES
const names = Object.keys(GAUGES) as Reading[]
const readingsRow = z.object({
  ...(Object.fromEntries(names.map((name) => [name, z.number().nullable()])) as Record<
    Reading,
    z.ZodNullable<z.ZodNumber>
  >),
  subscriptions: z.record(z.string(), z.number()),
})
type Readings = z.infer<typeof readingsRow>

/** Same in every process; absent, not zero, while the database is down. @returns reads them. */
export function shopGauges(pool: Pool, registers: Registry[]): () => Promise<void> {
  const isUp = new Gauge({ name: 'stonehunt_database_up', help: '1 while the database responds.', registers })
  const subscriptions = new Gauge({
    name: 'stonehunt_subscriptions',
    help: 'Subscriptions by state.',
    labelNames: ['status'],
    registers,
  })
  const gauges = names.map((name) => ({
    name,
    gauge: new Gauge({ name: `stonehunt_${name}`, help: GAUGES[name], registers }),
  }))
  return async () => {
    const found = await read(pool).catch(() => null)
    isUp.set(found ? 1 : 0)
    for (const { name, gauge } of gauges) {
      const value = found?.[name] ?? null
      if (value === null) gauge.remove()
      else gauge.set(value)
    }
    subscriptions.reset()
    for (const [status, count] of Object.entries(found?.subscriptions ?? {})) subscriptions.set({ status }, count)
  }
}

function read(pool: Pool): Promise<Readings | null> {
  return parsedRow(
    pool,
    readingsRow,
    statement`
      with due as (
        select run_at from graphile_worker.jobs where run_at <= now() and locked_at is null and attempts < max_attempts
      ), unsent as (
        select created_at, problem from mail_outbox where sent_at is null and skipped_because is null and created_at > now() - interval '7 days'
      )
      select (select count(*) from due) as jobs_waiting,
        (select count(*) from graphile_worker.jobs where locked_at is not null) as jobs_running,
        (select count(*) from graphile_worker.jobs where attempts >= max_attempts) as jobs_given_up,
        (select coalesce(extract(epoch from now() - min(run_at)), 0) from due) as oldest_job_age_seconds,
        (select count(*) from unsent) as mails_waiting,
        (select coalesce(extract(epoch from now() - min(created_at)), 0) from unsent) as oldest_mail_age_seconds,
        (select count(*) from unsent where problem is not null) as mails_failing,
        (select coalesce(max(extract(epoch from created_at - happened_at)), 0) from provider_events
          where provider = 'stripe' and created_at > now() - interval '15 minutes') as webhook_lag_seconds,
        (select extract(epoch from now() - max(created_at)) from provider_events where provider = 'stripe') as webhook_age_seconds,
        (select extract(epoch from now() - max(finished_at)) from sync_runs where outcome = 'done') as sync_age_seconds,
        (select count(*) from orders o where fulfilment = 'needs_attention' or exists (
          select 1 from order_problems p where p.order_id = o.id and p.closed_at is null)) as orders_needing_attention,
        (select count(*) from orders where payment = 'paid' and fulfilment in ('none', 'held') and provider_order_id is null and paid_at < now() - interval '1 hour') as orders_unsent,
        (select count(*) from comments where status = 'pending') as comments_waiting,
        (select coalesce(json_object_agg(status, count), '{}') from (
          select status, count(*) from subscriptions group by status) counted) as subscriptions`,
  )
}
