import { type Database, rows, sql } from '#database/sql.ts'

export type TopPost = { id: number; title: string; views: number; comments: number }

/** The five most watched posts. */
export const readTopPosts = (database: Database): Promise<TopPost[]> =>
  rows(
    database,
    sql<TopPost>`
      select id, title, view_count as views, comment_count as comments from posts
      where deleted_at is null and status = 'published' order by view_count desc, id desc limit 5`,
  )
