import { mailingAudienceSchema } from '#contracts/outreach/mailings.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import { unsubscribeToken } from '#domain/platform/mail/unsubscribeToken.ts'
import type { Req } from '#domain/platform/Req.ts'
import { listRecipients } from './recipients.ts'
import { findLetter } from '../letters/findLetter.ts'
import { findMailedPost, toPostMail } from '../postEmails/findMailedPosts.ts'
import type { Mailable, MailingSubject } from './Mailable.ts'

const BATCH = 100

/**
 * Queues the emails in batches. A batch and how far it came are one transaction, and an email's key names its person and
 * its post or letter, so nobody gets two, however often a run is killed.
 */
export async function sendMailing(req: Req, mailingId: number, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await sendBatch(req, mailingId)));
}

/** @returns whether there may be more; false also while another run has the mailing. */
function sendBatch(req: Req, mailingId: number): Promise<boolean> {
  return inTransaction(req.pool, async (tx) => {
    const run = await lockRun(tx, mailingId, req.now)
    if (!run) return false
    const { audience, joinedWithinDays, after, isStarted } = run
    const subject = run.letterId === null ? { postId: run.postId ?? 0 } : { letterId: run.letterId }
    const mailable = await findMailable(tx, subject, req.now)
    const ready = mailable?.isReady ? mailable : null
    // It waits to be published. Withdrawn in the meantime: those who got none get none.
    if (!ready && !isStarted) return false
    const wanted = { audience: mailingAudienceSchema.parse(audience), joinedWithinDays, now: req.now }
    const people = ready ? await listRecipients(tx, { topic: ready.topic, ...wanted }, { after, limit: BATCH }) : []
    for (const person of people)
      if (ready) await queueMail(tx, ready.mailTo(person, unsubscribeToken(req.payload, person), mailingId))
    const hasMore = people.length === BATCH
    await tx.query(sql`
      update mailings set started_at = coalesce(started_at, ${req.now}), recipients = recipients + ${people.length}::int,
        last_user_id = ${people.at(-1)?.id ?? after},
        finished_at = case when ${hasMore}::boolean then null else ${req.now}::timestamptz end
      where id = ${mailingId}`)
    return hasMore
  })
}

type Run = {
  postId: number | null
  letterId: number | null
  audience: string
  joinedWithinDays: number | null
  after: number
  isStarted: boolean
}

const lockRun = (tx: Database, mailingId: number, now: Date): Promise<Run | null> =>
  row(
    tx,
    sql<Run>`
      select post_id as "postId", letter_id as "letterId", audience, joined_within_days as "joinedWithinDays",
        last_user_id as after, started_at is not null as "isStarted"
      from mailings where id = ${mailingId} and starts_at <= ${now} and finished_at is null
      for no key update skip locked`,
  )

/** Null when it is gone. */
async function findMailable(database: Database, subject: MailingSubject, now: Date): Promise<Mailable | null> {
  return 'postId' in subject ? ofPost(database, subject.postId, now) : ofLetter(database, subject.letterId)
}

async function ofPost(database: Database, postId: number, now: Date): Promise<Mailable | null> {
  const post = await findMailedPost(database, postId, now)
  return (
    post && {
      topic: { posts: post.kind },
      isReady: post.isPublished,
      mailTo: ({ id, email, isMember }, unsubscribe, mailingId) => ({
        kind: 'new-post',
        key: `new-post:${postId}:${id}`,
        to: email,
        isBulk: true,
        data: { firstName: '', ...toPostMail(post, isMember), unsubscribe, mailingId },
      }),
    }
  )
}

async function ofLetter(database: Database, letterId: number): Promise<Mailable | null> {
  const letter = await findLetter(database, letterId)
  return (
    letter && {
      topic: 'letters',
      isReady: true,
      mailTo: ({ id, email }, unsubscribe, mailingId) => ({
        kind: 'letter',
        key: `letter:${letterId}:${id}`,
        to: email,
        isBulk: true,
        data: { firstName: '', letterId, subject: letter.subject, unsubscribe, mailingId },
      }),
    }
  )
}
