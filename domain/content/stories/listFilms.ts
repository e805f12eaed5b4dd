import { mediaAddress } from '#contracts/shared/mediaAddress.ts'
import type { StoryFilm } from '#contracts/content/story.ts'
import { rows, sql } from '#database/sql.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'

const SHOWN = 200

type FoundFilm = Omit<StoryFilm, 'id' | 'url' | 'kind' | 'title' | 'imageUrl'> & {
  id: number
  key: string | null
  title: string | null
  coverKey: string | null
}

/** The films that this person may show inside a text: an author’s own, an employee’s any. */
export async function listFilms({ pool, user }: SignedInReq): Promise<StoryFilm[]> {
  const found = await rows(
    pool,
    sql<FoundFilm>`
      select m.id, split_part(m.filename, '.', 1)::text as key, coalesce(m.alt, '') as alt, m.width, m.height,
        m.duration_seconds as duration, p.title, split_part(c.filename, '.', 1)::text as "coverKey"
      from media m
      left join lateral (
        select title, cover_id from posts where video_id = m.id and deleted_at is null order by id limit 1) p on true
      left join media c on c.id = p.cover_id
      where m.kind = 'video' and m.state = 'ready' and m.filename is not null and (m.owner_id = ${user.id} or ${user.isEmployee})
      order by m.created_at desc, m.id desc limit ${SHOWN}`,
  )
  return found.map(({ key, title, coverKey, ...film }) => ({
    ...film,
    url: mediaAddress(key ?? ''),
    kind: 'video',
    title: title ?? '',
    imageUrl: coverKey && mediaAddress(coverKey),
  }))
}
