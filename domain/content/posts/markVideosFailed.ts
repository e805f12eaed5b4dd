import { type Database, sql } from '#database/sql.ts'

const CANNOT_BE_CONVERTED =
  'This video can’t be converted. We kept the original. Please upload it again as MP4 (H.264).'

/** A video converted in the meantime stays converted. */
export async function markVideosFailed(database: Database, mediaIds: number[]): Promise<void> {
  await database.query(sql`
    update media set state = 'failed', problem = ${CANNOT_BE_CONVERTED}, updated_at = now()
    where id = any(${mediaIds}) and state = 'converting'`)
}
