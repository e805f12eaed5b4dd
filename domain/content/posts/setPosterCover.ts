import { assertStored } from '#database/assertStored.ts'
import { type Database, row, rows, sql } from '#database/sql.ts'

type Post = { postId: number; authorId: number | null }
type File = { filename: string; bytes: number; width: number; height: number }

/** @returns the post's id if its cover changed. */
export async function setPosterCover(
  tx: Database,
  { postId, authorId }: Post,
  file: File,
  now: Date,
): Promise<number[]> {
  // One per post.
  const poster = { ...file, mimeType: 'image/webp', ticket: `poster:${postId}` }
  const coverId = await storePoster(tx, poster, authorId, now)
  const changed = await rows(
    tx,
    sql<{ id: number }>`
      update posts set cover_id = ${coverId}, updated_at = ${now} where id = ${postId} and cover_id is null
      returning id`,
  )
  return changed.map(({ id }) => id)
}

/** @param poster.ticket begins with `poster:`, by which cleanup recognizes covers that the site made. */
export async function storePoster(
  tx: Database,
  poster: File & { mimeType: string; ticket: string },
  ownerId: number | null,
  now: Date,
): Promise<number> {
  const { filename, mimeType, bytes, width, height, ticket } = poster
  const stored = await row(
    tx,
    sql<{ id: number }>`
      insert into media (state, kind, owner_id, ticket, used_at, filename, mime_type, filesize, width, height, url, created_at, updated_at)
      values ('ready', 'image', ${ownerId}, ${ticket}, ${now}, ${filename}, ${mimeType}, ${bytes}, ${width}, ${height},
        ${`/cms/api/media/file/${filename}`}, ${now}, ${now})
      on conflict (ticket) do update set filename = excluded.filename, filesize = excluded.filesize, width = excluded.width,
        height = excluded.height, url = excluded.url, used_at = excluded.used_at, updated_at = excluded.updated_at
      returning id`,
  )
  assertStored(stored, 'picture')
  return stored.id
}
