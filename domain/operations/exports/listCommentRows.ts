import { type Database, rows, sql } from '#database/sql.ts'
import type { Columns } from '#domain/platform/csv.ts'
import { readInPages } from '../reports/readInPages.ts'

type CommentRow = {
  id: number
  postId: number | null
  postTitle: string | null
  author: string | null
  text: string
  status: string
  replyToId: number | null
  likes: number | null
  createdAt: Date
}

/** Oldest first. A deleted account’s have no author. */
export const listCommentRows = ({ pool }: { pool: Database }): AsyncGenerator<CommentRow> =>
  readInPages((after, limit) =>
    rows(
      pool,
      sql<{
        id: number
        postId: number
        postTitle: string | null
        author: string | null
        text: string
        status: string
        replyToId: number | null
        likes: number | null
        createdAt: Date
      }>`
        select c.id, c.post_id as "postId", p.title as "postTitle", u.email as author, c.content as text, c.status::text as status,
          c.reply_to_id as "replyToId", (select count(*)::int from comment_likes l where l.comment_id = c.id) as likes,
          c.created_at as "createdAt"
        from comments c left join posts p on p.id = c.post_id left join users u on u.id = c.author_id and u.closed_at is null
        where c.id > ${after} order by c.id limit ${limit}`,
    ),
  )

export const commentColumns: Columns<CommentRow> = [
  { title: 'Id', value: ({ id }) => id },
  { title: 'Post', value: ({ postId }) => postId },
  { title: 'Title', value: ({ postTitle }) => postTitle },
  { title: 'Author', value: ({ author }) => author },
  { title: 'Text', value: ({ text }) => text },
  { title: 'State', value: ({ status }) => status },
  { title: 'Reply to', value: ({ replyToId }) => replyToId },
  { title: 'Likes', value: ({ likes }) => likes },
  { title: 'Written', value: ({ createdAt }) => createdAt },
]
