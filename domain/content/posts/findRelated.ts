import { dynamicSql, extended, rows } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { selectPost, type StoredPost } from './findPosts.ts'

const RELATED = 3
const WORDS = 12
/** The newest posts with a word of it that are ranked. */
const RANKED = 500

/**
 * The posts most like one, then the newest. Compares only titles and descriptions, which everyone can read, so that the
 * choice reveals no locked text.
 */
export function findRelated({ pool }: Req, id: number): Promise<StoredPost[]> {
  return rows(
    pool,
    extended(
      selectPost,
      dynamicSql`
        join (
          with subject as materialized (
            select string_agg(quote_literal(lexeme), ' | ')::tsquery as words from (
              select lexeme from search_documents d, unnest(d.words)
              where d.kind = 'post' and d.source = 'posts' and d.source_id = ${id} and d.part = 0 and length(lexeme) > 2
              order by 'A' = any(weights) desc, length(lexeme) desc limit ${WORDS}) best)
          select post_id, max(rank) as rank from (
            (select d.post_id, ts_rank(d.words, (select words from subject)) as rank from search_documents d
              where d.kind = 'post' and d.opens_at = '-infinity' and d.words @@ (select words from subject) and d.post_id <> ${id}
              order by d.happened_at desc limit ${RANKED})
            union all
            (select id, 0 from posts where deleted_at is null and status = 'published' and id <> ${id}
              order by created_at desc, id desc limit ${RELATED})) found
          group by 1 order by 2 desc, post_id desc limit ${RELATED}) related on related.post_id = p.id
        where p.deleted_at is null and p.status = 'published'
        order by related.rank desc, p.created_at desc, p.id desc`,
    ),
  )
}
