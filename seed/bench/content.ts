import { type Database, sql } from '#database/sql.ts'
import { FIRST_ID, type Size } from './sizes.ts'
import { SENTENCES } from './sentences.ts'

const FILM = 0
const COVER = 1_000_000
const PICTURE = 2_000_000

export async function fillContent(tx: Database, { people, posts, comments }: Size): Promise<void> {
  for (const [shift, kind, extension] of [
    [FILM, 'video', 'mp4'],
    [COVER, 'image', 'webp'],
    [PICTURE, 'image', 'webp'],
  ] as const) {
    await tx.query(sql`
      insert into media (id, kind, state, filename, mime_type, filesize, used_at, alt)
      select ${FIRST_ID + shift}::int + n, ${kind}::enum_media_kind, 'ready', 'made' || ${shift}::int / 1000000 || 'x' || lpad(n::text, 12, '0') || '.' || ${extension}::text,
        ${`${kind}/${extension}`}, 1000000, now(), 'An agate'
      from generate_series(1, ${posts}::int) n on conflict do nothing`)
  }
  await tx.query(sql`
    insert into posts (id, title, description, type, cover_id, video_id, is_subscriber_only, status, author_id, video_duration, view_count, created_at)
    select ${FIRST_ID}::int + n, 'Walk number ' || n,
      (select string_agg((${SENTENCES}::text[])[1 + (n * step) % ${SENTENCES.length}::int], '. ' order by step) from unnest(array[1, 5, 7]) step),
      (case when n % 5 = 0 then 'gallery' else 'video' end)::enum_posts_type,
      ${FIRST_ID + COVER}::int + n, case when n % 5 <> 0 then ${FIRST_ID + FILM}::int + n end, n % 3 <> 0, 'published',
      case when n % 50 = 0 then ${FIRST_ID}::int + 1 + n % ${people}::int end, case when n % 5 <> 0 then 60 + n % 900 end, n % 5000,
      now() - n * interval '1 hour'
    from generate_series(1, ${posts}::int) n on conflict do nothing`)
  // Otherwise the site would try to convert files that do not exist, all through the measurement.
  await tx.query(sql`
    insert into film_streams (media_id, filename, state, progress)
    select id, filename, 'ready', 100 from media where kind = 'video' and filename like 'made%' on conflict do nothing`)
  await tx.query(sql`
    insert into posts_images (_order, _parent_id, id, media_id)
    select place, ${FIRST_ID}::int + n, 'made-' || n || '-' || place, ${FIRST_ID + PICTURE}::int + n - place + 1
    from generate_series(5, ${posts}::int, 5) n, generate_series(1, 3) place on conflict do nothing`)
  await fillComments(tx, { people, posts, comments })
}

async function fillComments(tx: Database, { people, posts, comments }: Pick<Size, 'people' | 'posts' | 'comments'>) {
  await tx.query(sql`
    insert into comments (id, content, status, post_id, author_id, created_at)
    select ${FIRST_ID}::int + n, (${SENTENCES}::text[])[1 + n % ${SENTENCES.length}::int] || ', number ' || n, (case when n % 1000 = 0 then 'pending' else 'visible' end)::enum_comments_status,
      ${FIRST_ID}::int + 1 + n % ${posts}::int, ${FIRST_ID}::int + 1 + n % ${people}::int, now() - n * interval '1 minute'
    from generate_series(1, ${comments}::int) n on conflict do nothing`)
  await tx.query(sql`
    update posts set comment_count = counted.comments
    from (select post_id, count(*) as comments from comments where status = 'visible' group by post_id) counted where posts.id = counted.post_id`)
  await tx.query(sql`
    insert into comment_likes (comment_id, user_id) select ${FIRST_ID}::int + n, ${FIRST_ID}::int + 1 + (n * 7) % ${people}::int
    from generate_series(1, ${comments}::int, 2) n on conflict do nothing`)
  await tx.query(sql`
    insert into post_views (post_id, viewer, seen_at) select ${FIRST_ID}::int + 1 + n % ${posts}::int, 'made-' || n, now() - n * interval '1 second'
    from generate_series(1, ${comments}::int, 2) n on conflict do nothing`)
}
