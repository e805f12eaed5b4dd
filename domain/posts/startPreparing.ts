import { type Database, row, sql } from '#database/sql.ts'
import { isConvertible } from '#media/video/convertVideo.ts'
import { hasFfmpeg } from '#media/video/hasFfmpeg.ts'
import { addJob } from '../addJob.ts'

/** A member's film that broke three times is not going to end well the fourth. */
const MAX_ATTEMPTS = 3

/** Behind whatever the house itself has to do, and behind members who wait for less. */
const MEMBERS_PRIORITY = 10

/** Whether a video of this kind must become another one here before anybody can watch it. */
export const mustBeConverted = async (mimeType: string): Promise<boolean> =>
  isConvertible(mimeType) && (await hasFfmpeg())

/**
 * Has a post's video prepared, so that the site keeps its breath: one of employees and one of members at a time, and
 * among members' first whose author has the fewest waiting. Without ffmpeg the job does nothing: MP4 and MOV stay as
 * they are, with a drawn stone for a cover.
 */
export async function startPreparing(tx: Database, postId: number): Promise<void> {
  const author = await row(
    tx,
    sql<{ isEmployee: boolean; waiting: number }>`
      select u.is_employee as "isEmployee", coalesce((
        select count(*)::int from posts other join graphile_worker.jobs j on j.key = 'prepareVideo:' || other.id
        where other.author_id = u.id and other.id <> p.id and j.attempts < j.max_attempts), 0) as waiting
      from posts p join users u on u.id = p.author_id where p.id = ${postId}`,
  )
  if (!author || author.isEmployee) return startPreparingFirst(tx, postId)
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

/** The same for what an employee sent, whoever's post it is: no member's film stands before it. */
export async function startPreparingFirst(tx: Database, postId: number): Promise<void> {
  await addJob(tx, 'prepareVideo', { postId }, { key: `prepareVideo:${postId}`, queue: 'videos' })
}
