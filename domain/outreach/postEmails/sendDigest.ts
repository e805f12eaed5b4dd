import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import { listRecipients } from '../mailings/recipients.ts'
import type { Req } from '#domain/platform/Req.ts'
import { listMailedPosts, toPostMail } from './findMailedPosts.ts'
import { unsubscribeToken } from '#domain/platform/mail/unsubscribeToken.ts'
import { DAY_MS } from '#contracts/shared/dayMs.ts'

const BATCH = 100
const LONGEST = 10

/** Once per person and week; nothing in a week without posts. A killed run continues. */
export async function sendDigest(req: Req, signal?: AbortSignal): Promise<void> {
  const { week } = digestWeek(req.now)
  // A site installed on a Tuesday sends no digest for the week before.
  const first = await row(req.pool, sql<{ week: string | null }>`select max(week)::text as week from post_digests`)
  const isNew = first?.week === null
  await req.pool.query(sql`
    insert into post_digests (week, finished_at) values (${week}::date, case when ${isNew}::boolean then ${req.now}::timestamptz end)
    on conflict (week) do nothing`)
  while (!signal?.aborted && (await sendBatch(req)));
}

/** @returns whether there may be more; false also while another run has the week. */
function sendBatch(req: Req): Promise<boolean> {
  const { week, ...span } = digestWeek(req.now)
  return inTransaction(req.pool, async (tx) => {
    const run = await row(
      tx,
      sql<{ after: number }>`
        select last_user_id as after from post_digests where week = ${week}::date and finished_at is null for update skip locked`,
    )
    if (!run) return false
    const posts = await listMailedPosts(tx, span)
    const wanted = { topic: 'weekly', audience: 'everyone', now: req.now } as const
    let recipients = 0
    const people = posts.length > 0 ? await listRecipients(tx, wanted, { after: run.after, limit: BATCH }) : []
    for (const { id, email, isMember, skippedKinds } of people) {
      const wantedPosts = posts.filter(({ kind }) => !skippedKinds.includes(kind)).slice(0, LONGEST)
      if (wantedPosts.length === 0) continue
      recipients += 1
      await queueMail(tx, {
        kind: 'weekly-posts',
        key: `weekly-posts:${week}:${id}`,
        to: email,
        isBulk: true,
        data: {
          firstName: '',
          posts: wantedPosts.map((post) => toPostMail(post, isMember)),
          unsubscribe: unsubscribeToken(req.payload, { id, email }),
        },
      })
    }
    const hasMore = people.length === BATCH
    await tx.query(sql`
      update post_digests set recipients = recipients + ${recipients}::int, last_user_id = ${people.at(-1)?.id ?? run.after},
        finished_at = case when ${hasMore}::boolean then null else ${req.now}::timestamptz end
      where week = ${week}::date`)
    return hasMore
  })
}

/** Mondays at 14:00 UTC: the morning of the United States. */
const HOUR = 14

/** The latest week whose digest is due: the seven days before its moment. */
export function digestWeek(now: Date): { week: string; from: Date; to: Date } {
  const daysSinceMonday = (now.getUTCDay() + 6) % 7
  const monday = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - daysSinceMonday, HOUR)
  const to = new Date(monday <= now.getTime() ? monday : monday - 7 * DAY_MS)
  return { week: to.toISOString().slice(0, 10), from: new Date(to.getTime() - 7 * DAY_MS), to }
}
