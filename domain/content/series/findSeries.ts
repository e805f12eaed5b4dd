import { row, rows, extended, dynamicSql, sql } from '#database/sql.ts'
import { maySee } from '../posts/mayWatch.ts'
import { selectPost, type StoredPost } from '../posts/findPosts.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import type { StoredPart } from './placeInSeries.ts'

type FoundSeries = {
  id: number
  title: string
  slug: string
  description: string | null
  coverKey: string | null
}

type StoredSeries = FoundSeries & { posts: StoredPost[] }

/**
 * A series with the posts this visitor may see, in order.
 * @throws AppError `series_not_found`, also when this visitor may see none of its posts.
 */
export async function findSeries(req: Req, slug: string): Promise<StoredSeries> {
  const series = await row(
    req.pool,
    sql<FoundSeries>`
      select s.id, s.title, s.slug, s.description, split_part(c.filename, '.', 1)::text as "coverKey"
      from series s left join media c on c.id = s.cover_id where s.slug = ${slug}`,
  )
  if (!series) throw new AppError('series_not_found')
  const posts = await rows(
    req.pool,
    extended(selectPost, dynamicSql`where p.series_id = ${series.id} and p.deleted_at is null order by ${IN_ORDER}`),
  )
  const seen = posts.filter((post) => maySee(post, req.user))
  if (seen.length === 0 && !req.user?.isEmployee) throw new AppError('series_not_found')
  return { ...series, posts: seen }
}

export type SeriesParts = { title: string; slug: string; parts: StoredPart[] }

/** All parts of a series in order, with what decides who may see them. */
export async function findSeriesParts(req: Req, seriesId: number): Promise<SeriesParts | null> {
  const found = await rows(
    req.pool,
    sql<StoredPart & { seriesTitle: string; slug: string }>`
      select p.id, p.title, p.german_title as "germanTitle", p.is_subscriber_only as "isSubscriberOnly", p.public_at as "publicAt", p.status,
        p.author_id as "authorId", s.title as "seriesTitle", s.slug
      from series s join posts p on p.series_id = s.id
      where s.id = ${seriesId} and p.deleted_at is null
      order by p._posts_parts_order collate "C" nulls last, p.created_at, p.id`,
  )
  const [first] = found
  return first ? { title: first.seriesTitle, slug: first.slug, parts: found } : null
}

/** Payload's keys for a manual order are compared byte by byte. */
const IN_ORDER = dynamicSql`p._posts_parts_order collate "C" nulls last, p.created_at, p.id`
