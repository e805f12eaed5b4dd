import { type Database, row, sql } from '#database/sql.ts'
import { needsConversion } from './queueVideo.ts'

type Status = 'published' | 'pending' | 'processing' | 'scheduled' | 'draft'
type Standing = { status: Status; preparedStatus: Exclude<Status, 'processing'> | null }

/** The chosen status waits until the video can be played, also after the video was replaced. */
export async function resolvePostStatus(tx: Database, videoId: number | null, wanted: Standing): Promise<Standing> {
  const chosen = wanted.status === 'processing' ? (wanted.preparedStatus ?? 'published') : wanted.status
  const media = await row(
    tx,
    sql<{ isPlayable: boolean }>`
      select coalesce(is_playable, true) as "isPlayable" from media where id = ${videoId}`,
  )
  return (await needsConversion({ isPlayable: media?.isPlayable ?? true }))
    ? { status: 'processing', preparedStatus: chosen }
    : { status: chosen, preparedStatus: null }
}
