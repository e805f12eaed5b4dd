import { mediaAddress } from '#contracts/shared/mediaAddress.ts'
import type { PostMail } from '#contracts/platform/mails.ts'
import { cutText } from '#contracts/shared/cutText.ts'
import { type Database, row, rows, sql } from '#database/sql.ts'

export type MailedPost = Omit<PostMail, 'isLocked'> & {
  kind: string
  isSubscriberOnly: boolean
  isPublished: boolean
  cover: string | null
}

/** What anybody may read. Early access is for members until then, also in a post that is for everyone. */
export async function findMailedPost(database: Database, postId: number, now: Date): Promise<MailedPost | null> {
  const found = await row(
    database,
    sql<{
      postId: number
      title: string
      kind: 'hunt' | 'gear-review' | 'q-and-a' | 'field-notes'
      description: string | null
      isSubscriberOnly: boolean
      isPublished: boolean | null
      coverKey: string | null
    }>`
      select p.id as "postId", p.title, p.category as kind, p.description,
        coalesce(p.public_at > ${now}, p.is_subscriber_only) as "isSubscriberOnly", p.status = 'published' as "isPublished",
        split_part(m.filename, '.', 1)::text as "coverKey"
      from posts p left join media m on m.id = p.cover_id and m.filename is not null and m.state = 'ready'
      where p.id = ${postId} and p.deleted_at is null`,
  )
  return (
    found && {
      ...teased(found),
      isPublished: found.isPublished === true,
      cover: found.coverKey && mediaAddress(found.coverKey),
    }
  )
}

/** Newest first. */
export async function listMailedPosts(
  database: Database,
  { from, to }: { from: Date; to: Date },
): Promise<MailedPost[]> {
  const found = await rows(
    database,
    sql<{
      postId: number
      title: string
      kind: 'hunt' | 'gear-review' | 'q-and-a' | 'field-notes'
      description: string | null
      isSubscriberOnly: boolean
    }>`
      select id as "postId", title, category as kind, description,
        coalesce(public_at > ${to}, is_subscriber_only) as "isSubscriberOnly"
      from posts
      where status = 'published' and deleted_at is null
        and not exists (select 1 from post_notices n where n.post_id = posts.id and not n.email)
        and coalesce(publish_at, created_at) >= ${from} and coalesce(publish_at, created_at) < ${to}
      order by coalesce(publish_at, created_at) desc limit 100`,
  )
  return found.map((post) => ({ ...teased(post), isPublished: true, cover: null }))
}

type MailedPostRow = {
  postId: number
  title: string
  kind: string
  description: string | null
  isSubscriberOnly: boolean
}
const TEASER = 280

function teased({
  postId,
  title,
  kind,
  description,
  isSubscriberOnly,
}: MailedPostRow): Omit<MailedPost, 'isPublished' | 'cover'> {
  const text = (description ?? '').replace(/\s+/g, ' ').trim()
  const teaser = text.length > TEASER ? `${cutText(text, TEASER).replace(/ \S*$/, '')} …` : text
  return { postId, title, kind, teaser, isSubscriberOnly }
}

export const toPostMail = ({ postId, title, teaser, isSubscriberOnly }: MailedPost, isMember: boolean): PostMail => ({
  postId,
  title,
  teaser,
  isLocked: isSubscriberOnly && !isMember,
})
