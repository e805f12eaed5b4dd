import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { type Capability, may, type Role } from '#contracts/platform/roles.ts'
import { type Database, row, rows, sql } from '#database/sql.ts'

type Person = { role?: Role | null } | null | undefined

/** Something that failed and that nobody is asked to decide: that would be in the inbox. */
export type Broken =
  | { kind: 'film'; postId: number; title: string; problem: string }
  | { kind: 'emails'; count: number; problem: string }
  | { kind: 'mailboxes'; bounced: number; complained: number }
  | { kind: 'webhook'; url: string; since: Date }
  | { kind: 'sync'; problem: string; at: Date }
  | { kind: 'jobs'; names: string[]; count: number }

/** What nobody can repair leaves the list after a week. */
const RECENT_DAYS = 7
const MOST_FILMS = 10

const READERS: [Capability, (database: Database, since: Date) => Promise<Broken[]>][] = [
  ['manageCatalogue', findFailedSync],
  ['manageEmails', findUnsentEmails],
  ['manageEmails', countStoppedMailboxes],
  ['manageSite', findFailingWebhooks],
  ['readSystemLog', findLostJobs],
  ['writePosts', findFailedFilms],
]

/** What this person can look into; null for people who can look into nothing of it. */
export async function readBroken(database: Database, person: Person, now: Date): Promise<Broken[] | null> {
  const since = new Date(now.getTime() - RECENT_DAYS * DAY_MS)
  const readers = READERS.filter(([capability]) => may(person, capability))
  if (readers.length === 0) return null
  return (await Promise.all(readers.map(([, read]) => read(database, since)))).flat()
}

/** The newest run counts: a later one that worked has repaired it. */
async function findFailedSync(database: Database): Promise<Broken[]> {
  const run = await row(
    database,
    sql<{ outcome: 'running' | 'done' | 'failed'; problem: string; at: Date }>`
      select outcome, coalesce(problem, '') as problem, created_at as at from sync_runs
      where outcome <> 'running' order by id desc limit 1`,
  )
  return run?.outcome === 'failed' ? [{ kind: 'sync', problem: run.problem, at: run.at }] : []
}

async function findUnsentEmails(database: Database, since: Date): Promise<Broken[]> {
  const unsent = await row(
    database,
    sql<{ count: number; problem: string | null }>`
      select count(*) as count, (array_agg(problem order by id desc))[1]::text as problem from mail_outbox
      where sent_at is null and skipped_because is null and problem is not null and created_at > ${since}`,
  )
  return unsent?.problem ? [{ kind: 'emails', count: unsent.count, problem: unsent.problem }] : []
}

async function countStoppedMailboxes(database: Database, since: Date): Promise<Broken[]> {
  const stopped = await row(
    database,
    sql<{ bounced: number; complained: number }>`
      select count(*) filter (where reason = 'bounce') as bounced, count(*) filter (where reason = 'complaint') as complained
      from mail_stops where stopped_at > ${since}`,
  )
  return stopped && stopped.bounced + stopped.complained > 0 ? [{ kind: 'mailboxes', ...stopped }] : []
}

/** One that was switched off has raised an alert, which is in the inbox. */
function findFailingWebhooks(database: Database): Promise<Broken[]> {
  return rows(
    database,
    sql<{ kind: 'webhook'; url: string; since: Date }>`
      select 'webhook' as kind, url, failing_since as since from webhook_receivers
      where failing_since is not null and disabled_at is null order by failing_since, id`,
  )
}

/** Emails and webhooks are counted where their problem is. A scheduled run that a later one replaced has no error. */
async function findLostJobs(database: Database): Promise<Broken[]> {
  const lost = await rows(
    database,
    sql<{ name: string; count: number }>`
      select coalesce(task_identifier, '') as name, count(*) as count from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null and last_error is not null
        and task_identifier not in ('sendMail', 'sendWebhook')
      group by 1 order by 1`,
  )
  if (lost.length === 0) return []
  return [{ kind: 'jobs', names: lost.map(({ name }) => name), count: lost.reduce((sum, { count }) => sum + count, 0) }]
}

/** Of posts. Either the film can’t be played, or only as the file that was uploaded. */
function findFailedFilms(database: Database): Promise<Broken[]> {
  return rows(
    database,
    sql<{ kind: 'film'; postId: number; title: string; problem: string }>`
      select 'film' as kind, p.id as "postId", p.title,
        case when m.state = 'failed' then coalesce(m.problem, '') else coalesce(s.problem, '') end as problem
      from posts p join media m on m.id = p.video_id
      left join film_streams s on s.media_id = m.id and s.filename = m.filename
      where p.deleted_at is null and (m.state = 'failed' or s.state = 'failed')
      order by p.id desc limit ${MOST_FILMS}::int`,
  )
}
