import type { MailingInput } from '#contracts/outreach/mailings.ts'
import { type Database, returnsRow, row, sql, statement } from '#database/sql.ts'
import { addJob } from '#domain/platform/addJob.ts'
import type { MailingSubject } from './Mailable.ts'
import { mailingJobKey } from './startMailings.ts'

type MailingRequest = MailingInput & { isReady: boolean; now: Date }

/**
 * Once per post or letter, also for two employees at once. What can’t begin now is begun by `startMailings`.
 *
 * @returns when it begins; null when there is a mailing already.
 */
export async function requestMailing(
  tx: Database,
  subject: MailingSubject,
  { audience, joinedWithinDays, startsAt, isReady, now }: MailingRequest,
): Promise<'now' | 'later' | null> {
  const { postId, letterId } = columnsOf(subject)
  const starts = startsAt ? new Date(startsAt) : now
  const added = await row(
    tx,
    sql<{ id: number }>`
      insert into mailings (post_id, letter_id, audience, joined_within_days, requested_at, starts_at)
      values (${postId}, ${letterId}, ${audience}, ${audience === 'new-members' ? joinedWithinDays : null}, ${now}, ${starts})
      on conflict do nothing returning id`,
  )
  if (!added) return null
  if (!isReady || starts > now) return 'later'
  await addJob(tx, 'sendMailing', { mailingId: added.id }, { key: mailingJobKey(added.id) })
  return 'now'
}

/** @returns `started` when emails are on their way, and `none` when there is nothing to cancel. */
export async function cancelMailing(tx: Database, subject: MailingSubject): Promise<'canceled' | 'started' | 'none'> {
  const { postId, letterId } = columnsOf(subject)
  const isCanceled = await returnsRow(
    tx,
    statement`delete from mailings where (post_id = ${postId} or letter_id = ${letterId}) and started_at is null returning 1`,
  )
  if (isCanceled) return 'canceled'
  return (await hasMailing(tx, subject)) ? 'started' : 'none'
}

export function hasMailing(database: Database, subject: MailingSubject): Promise<boolean> {
  const { postId, letterId } = columnsOf(subject)
  return returnsRow(database, statement`select 1 from mailings where post_id = ${postId} or letter_id = ${letterId}`)
}

export const columnsOf = (subject: MailingSubject): { postId: number | null; letterId: number | null } =>
  'postId' in subject ? { postId: subject.postId, letterId: null } : { postId: null, letterId: subject.letterId }
