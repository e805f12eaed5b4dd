import type { Chapter } from '#contracts/content/chapterLines.ts'
import { chaptersInText } from '#contracts/content/chapters.ts'
import { type Database, row, rows, sql } from '#database/sql.ts'

/**
 * Stores the chapters of a film: the panel's list, or those in the description. Call it in the transaction that
 * changes either.
 */
export async function storeChapters(tx: Database, postId: number): Promise<void> {
  const film = await row(
    tx,
    sql<{ description: string | null }>`select description from posts where id = ${postId} and type = 'video'`,
  )
  const listed = await rows(
    tx,
    sql<Chapter>`
      select coalesce(floor(second), 0)::int as second, coalesce(title, '') as title from posts_chapters
      where _parent_id = ${postId} order by 1`,
  )
  const chapters = !film ? [] : listed.length > 0 ? listed : chaptersInText(film.description ?? '')
  await tx.query(sql`delete from film_chapters where post_id = ${postId}`)
  await tx.query(sql`
    insert into film_chapters (post_id, starts_at_s, title, is_public)
    select ${postId}::int, c.second, c.title, ${listed.length === 0}::boolean
    from unnest(${chapters.map(({ second }) => second)}::int[], ${chapters.map(({ title }) => title)}::text[]) as c (second, title)
    on conflict do nothing`)
}
