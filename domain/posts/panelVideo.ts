import type { Payload } from 'payload'
import { poolOf } from '#database/poolOf.ts'
import { row, sql } from '#database/sql.ts'
import { mustBeConverted, startPreparingFirst } from './startPreparing.ts'

type Status = 'published' | 'pending' | 'processing' | 'scheduled'
type Standing = { status: Status; preparedStatus: Exclude<Status, 'processing'> | null }

/** What the panel may be about to write: Payload's transaction is not over when the job is added. */
const AFTER_COMMIT_MS = 3_000

/**
 * How a post written in the panel stands: whatever an employee chose waits until its video can be watched, and is taken
 * up again when another video takes its place.
 */
export async function standingOf(payload: Payload, videoId: number | null, wanted: Standing): Promise<Standing> {
  const chosen = wanted.status === 'processing' ? (wanted.preparedStatus ?? 'published') : wanted.status
  const media = await row<{ mimeType: string | null }>(
    poolOf(payload),
    sql`select mime_type as "mimeType" from media where id = ${videoId}`,
  )
  return media?.mimeType && (await mustBeConverted(media.mimeType))
    ? { status: 'processing', preparedStatus: chosen }
    : { status: chosen, preparedStatus: null }
}

/** Has the video of a post written in the panel prepared; nothing is to be done to one that is. */
export async function prepareFromPanel(payload: Payload, postId: number): Promise<void> {
  await startPreparingFirst(poolOf(payload), postId, new Date(Date.now() + AFTER_COMMIT_MS))
}
