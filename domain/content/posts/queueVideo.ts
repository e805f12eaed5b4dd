import { type Database, row, sql } from '#database/sql.ts'
import { hasFfmpeg } from '#media/video/hasFfmpeg.ts'
import { addJob } from '#domain/platform/addJob.ts'

const MAX_ATTEMPTS = 3

/** After the site's own jobs and after members with fewer waiting videos. */
const MEMBERS_PRIORITY = 10

/** Without ffmpeg, a MOV is published as it is: many browsers play it. */
export const needsConversion = async ({ isPlayable }: { isPlayable: boolean }): Promise<boolean> =>
  !isPlayable && (await hasFfmpeg())

/**
 * One employee's and one member's video is converted at a time, so that the site stays responsive; members with the
 * fewest waiting videos come first. Without ffmpeg the job does nothing.
 */
export async function queueVideo(tx: Database, postId: number): Promise<void> {
  const author = await row(
    tx,
    sql<{ isEmployee: boolean; waiting: number }>`
      select u.is_employee as "isEmployee", coalesce((
        select count(*)::int from posts other join graphile_worker.jobs j on j.key = 'prepareVideo:' || other.id
        where other.author_id = u.id and other.id <> p.id and j.attempts < j.max_attempts), 0) as waiting
      from posts p join users u on u.id = p.author_id where p.id = ${postId}`,
  )
  if (!author || author.isEmployee) return queueVideoFirst(tx, postId)
  await addJob(
    tx,
    'prepareVideo',
    { postId },
    {
      key: `prepareVideo:${postId}`,
      queue: 'membersVideos',
      priority: MEMBERS_PRIORITY + author.waiting,
      maxAttempts: MAX_ATTEMPTS,
    },
  )
}

export async function queueVideoFirst(tx: Database, postId: number): Promise<void> {
  await addJob(tx, 'prepareVideo', { postId }, { key: `prepareVideo:${postId}`, queue: 'videos' })
}
