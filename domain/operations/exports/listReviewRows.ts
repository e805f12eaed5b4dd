import { type Database, rows, sql } from '#database/sql.ts'
import type { Columns } from '#domain/platform/csv.ts'
import { readInPages } from '../reports/readInPages.ts'

type ReviewRow = {
  id: number
  merchandiseId: number
  article: string
  order: string
  stars: number
  text: string
  status: string
  author: string | null
  handle: string
  imageKey: string | null
  reply: string | null
  repliedAt: Date | null
  createdAt: Date
  editedAt: Date | null
}

/** A guest’s, and a deleted account’s, have no author. */
export const listReviewRows = ({ pool }: { pool: Database }): AsyncGenerator<ReviewRow> =>
  readInPages((after, limit) =>
    rows(
      pool,
      sql<ReviewRow>`
        select r.id, r.merchandise_id as "merchandiseId", m.title as article, o.reference as order, r.stars, r.content as text,
          r.status::text as status, u.email as author, r.handle, split_part(p.filename, '.', 1)::text as "imageKey", r.reply,
          r.replied_at as "repliedAt", r.created_at as "createdAt", r.edited_at as "editedAt"
        from reviews r join merchandise m on m.id = r.merchandise_id
        join order_lines l on l.id = r.line_id join orders o on o.id = l.order_id
        left join users u on u.id = r.author_id and u.closed_at is null left join media p on p.id = r.photo_id
        where r.id > ${after} order by r.id limit ${limit}`,
    ),
  )

/** @param siteUrl for the addresses of photos. */
export const reviewColumns = (siteUrl: string): Columns<ReviewRow> => [
  { title: 'Id', value: ({ id }) => id },
  { title: 'Article', value: ({ merchandiseId }) => merchandiseId },
  { title: 'Title', value: ({ article }) => article },
  { title: 'Order', value: ({ order }) => order },
  { title: 'Stars', value: ({ stars }) => stars },
  { title: 'Text', value: ({ text }) => text },
  { title: 'State', value: ({ status }) => status },
  { title: 'Author', value: ({ author }) => author },
  { title: 'Shown name', value: ({ handle }) => handle },
  { title: 'Photo', value: ({ imageKey }) => imageKey && `${siteUrl}/media/${imageKey}` },
  { title: 'Your reply', value: ({ reply }) => reply },
  { title: 'Replied', value: ({ repliedAt }) => repliedAt },
  { title: 'Written', value: ({ createdAt }) => createdAt },
  { title: 'Edited', value: ({ editedAt }) => editedAt },
]
