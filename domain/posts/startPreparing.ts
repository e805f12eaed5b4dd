import type { Database } from '#database/sql.ts'
import { isConvertible } from '#media/video/convertVideo.ts'
import { hasFfmpeg } from '#media/video/hasFfmpeg.ts'
import { addJob } from '../addJob.ts'

/** Whether a video of this kind must become another one here before anybody can watch it. */
export const mustBeConverted = async (mimeType: string): Promise<boolean> =>
  isConvertible(mimeType) && (await hasFfmpeg())

/**
 * Has a post's video prepared, one video after the other so that the site keeps its breath. Without ffmpeg the job
 * does nothing: MP4 and MOV stay as they are, with a drawn stone for a cover.
 */
export async function startPreparing(tx: Database, postId: number, runAt?: Date): Promise<void> {
  await addJob(tx, 'prepareVideo', { postId }, { key: `prepareVideo:${postId}`, queue: 'videos', runAt })
}
