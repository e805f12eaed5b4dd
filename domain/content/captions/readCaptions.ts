import { row, rows, sql } from '#database/sql.ts'
import { findWatchable } from '../posts/findWatchable.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { readPlayable } from './heavyCaptions.ts'

/**
 * A file for the player, with nothing but its cues.
 * @throws AppError `post_not_found`, `captions_not_found`, `unauthorized`, `subscribers_only`.
 */
export async function readCaptions(req: Req, postId: number, language: string): Promise<string> {
  await findWatchable(req, postId)
  const stored = await row(
    req.pool,
    sql<{ vtt: string }>`select vtt from captions where post_id = ${postId} and language = ${language}`,
  )
  if (!stored) throw new AppError('captions_not_found')
  return readPlayable(stored.vtt)
}

/** @throws AppError as `readCaptions`. */
export async function readTranscript(
  req: Req,
  postId: number,
  language: string,
): Promise<{ second: number; text: string }[]> {
  await findWatchable(req, postId)
  const lines = await rows(
    req.pool,
    sql<{ startsAtMs: number; text: string }>`
      select q.starts_at_ms as "startsAtMs", q.text from captions c join caption_cues q on q.caption_id = c.id
      where c.post_id = ${postId} and c.language = ${language} order by q.starts_at_ms, q.id`,
  )
  if (lines.length === 0) throw new AppError('captions_not_found')
  return lines.map(({ startsAtMs, text }) => ({ second: startsAtMs / 1000, text }))
}
