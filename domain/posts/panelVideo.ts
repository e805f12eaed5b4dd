import { type Database, row, sql } from '#database/sql.ts'
import { mustBeConverted } from './startPreparing.ts'

type Status = 'published' | 'pending' | 'processing' | 'scheduled'
type Standing = { status: Status; preparedStatus: Exclude<Status, 'processing'> | null }

/**
 * How a post written in the panel stands: whatever an employee chose waits until its video can be watched, and is taken
 * up again when another video takes its place.
 */
export async function standingOf(tx: Database, videoId: number | null, wanted: Standing): Promise<Standing> {
  const chosen = wanted.status === 'processing' ? (wanted.preparedStatus ?? 'published') : wanted.status
  const media = await row(
    tx,
    sql<{ mimeType: string | null }>`select mime_type as "mimeType" from media where id = ${videoId}`,
  )
  return media?.mimeType && (await mustBeConverted(media.mimeType))
    ? { status: 'processing', preparedStatus: chosen }
    : { status: chosen, preparedStatus: null }
}
