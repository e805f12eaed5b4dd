import type { z } from 'zod'
import { mailingAudienceSchema, type mailingStatusSchema } from '#contracts/outreach/mailings.ts'
import { type Database, row, rows, sql } from '#database/sql.ts'
import { STOP_REASONS } from '#domain/platform/mailStops/stopReasons.ts'
import type { MailingSubject } from './Mailable.ts'
import { countRecipients, type RecipientFilter } from './recipients.ts'
import { columnsOf } from './requestMailing.ts'

type Status = z.input<typeof mailingStatusSchema>

type MailingRow = {
  id: number
  audience: string
  joinedWithinDays: number | null
  requestedAt: Date
  startsAt: Date
  isStarted: boolean
  recipients: number
  isFinished: boolean
}

/** Whether it was emailed, how far that is, and who would get it. */
export async function readMailing(pool: Database, subject: MailingSubject, wanted: RecipientFilter): Promise<Status> {
  const { postId, letterId } = columnsOf(subject)
  const found = await row(
    pool,
    sql<MailingRow>`
      select id, audience, joined_within_days as "joinedWithinDays", requested_at as "requestedAt", starts_at as "startsAt",
        started_at is not null as "isStarted", recipients, finished_at is not null as "isFinished"
      from mailings where post_id = ${postId} or letter_id = ${letterId}`,
  )
  const audiences = await countRecipients(pool, wanted)
  if (!found) return { audiences, sent: null }
  const { id, audience, requestedAt, startsAt, ...mailing } = found
  return {
    audiences,
    sent: {
      ...mailing,
      audience: mailingAudienceSchema.parse(audience),
      requestedAt: requestedAt.toISOString(),
      startsAt: startsAt.toISOString(),
      progress: await readProgress(pool, id, mailing.recipients),
      links: await listLinks(pool, id),
    },
  }
}

/** What was sent long ago is no longer in the outbox. A copy that was sent again counts once. */
async function readProgress(pool: Database, mailingId: number, recipients: number) {
  const counted = await row(
    pool,
    sql<{ waiting: number; refused: number; skipped: number }>`
      select count(*) filter (where sent_at is null and skipped_because is null)::int as waiting,
        count(*) filter (where skipped_because = any(${Object.values(STOP_REASONS)}))::int as refused,
        count(*) filter (where skipped_because <> all(${Object.values(STOP_REASONS)}))::int as skipped
      from mail_outbox where data ->> 'mailingId' = ${String(mailingId)} and key not like '%:again:%'`,
  )
  const { waiting, refused, skipped } = {
    waiting: counted?.waiting ?? 0,
    refused: counted?.refused ?? 0,
    skipped: counted?.skipped ?? 0,
  }
  return { waiting, refused, skipped, sent: Math.max(0, recipients - waiting - refused - skipped) }
}

const SHOWN = 100

const listLinks = (pool: Database, mailingId: number) =>
  rows(
    pool,
    sql<{ url: string; clicks: number }>`
      select url, clicks from mailing_links where mailing_id = ${mailingId} order by clicks desc, url limit ${SHOWN}::int`,
  )
