import { type Database, returnsRow, statement } from '#database/sql.ts'

/** Whether the file is a picture or video of a post or its text. The post then decides who may see it. */
export function isMembersPicture(database: Database, mediaId: number): Promise<boolean> {
  return returnsRow(
    database,
    statement`
      select 1 from posts_images where media_id = ${mediaId}
      union all select 1 from story_media where media_id = ${mediaId} and post_id is not null
      union all select 1 from finds where frame_id = ${mediaId}
      union all select 1 from posts where video_id = ${mediaId} limit 1`,
  )
}
