import { type Database, row, rows, sql } from '#database/sql.ts'

type Post = { postId: number; authorId: number | null }
type File = { filename: string; bytes: number; width: number; height: number }

/** Cleanup recognizes generated covers by this prefix; one per post. */
const posterTicket = (postId: number) => `poster:${postId}`

/** @returns the post's id if its cover changed. */
export async function setPosterCover(
  tx: Database,
  { postId, authorId }: Post,
  file: File,
  now: Date,
): Promise<number[]> {
  const poster = await row(
    tx,
    sql<{ id: number }>`
      insert into media (state, kind, owner_id, ticket, used_at, filename, mime_type, filesize, width, height, url, created_at, updated_at)
      values ('ready', 'image', ${authorId}, ${posterTicket(postId)}, ${now}, ${file.filename}, 'image/webp', ${file.bytes},
        ${file.width}, ${file.height}, ${`/cms/api/media/file/${file.filename}`}, ${now}, ${now})
      on conflict (ticket) do update set filename = excluded.filename, filesize = excluded.filesize, width = excluded.width,
        height = excluded.height, url = excluded.url, used_at = excluded.used_at, updated_at = excluded.updated_at
      returning id`,
  )
  const changed = await rows(
    tx,
    sql<{
      id: number
    }>`update posts set cover_id = ${poster?.id ?? null}, updated_at = ${now} where id = ${postId} and cover_id is null returning id`,
  )
  return changed.map(({ id }) => id)
}
