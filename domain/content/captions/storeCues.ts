import { type Database, sql } from '#database/sql.ts'
import { readCues } from './heavyCaptions.ts'

/** The lines of a captions file, for the transcript and the search. Call it in the transaction that stores the file. */
export async function storeCues(tx: Database, captionId: number, postId: number, vtt: string): Promise<void> {
  const cues = (await readCues(vtt)).cues ?? []
  await tx.query(sql`delete from caption_cues where caption_id = ${captionId}`)
  await tx.query(sql`
    insert into caption_cues (caption_id, post_id, starts_at_ms, ends_at_ms, text)
    select ${captionId}::int, ${postId}::int, c.starts, c.ends, c.words
    from unnest(${cues.map(({ startsAtMs }) => startsAtMs)}::int[], ${cues.map(({ endsAtMs }) => endsAtMs)}::int[],
      ${cues.map(({ text }) => text)}::text[]) as c (starts, ends, words)`)
}
