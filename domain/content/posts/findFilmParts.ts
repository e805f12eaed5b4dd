import type { Chapter } from '#contracts/content/chapterLines.ts'
import { row, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'

export type FilmParts = {
  captions: { language: string; label: string | null }[]
  chapters: (Chapter & { isPublic: boolean })[]
  finds: { id: number; stone: string; note: string | null; second: number; frameKey: string | null }[]
  hasGuess: boolean
  /** Of the clip that everyone can watch. */
  previewKey: string | null
  /** Of the caller. */
  position: number | null
}

type FilmPartsRow = { [Part in keyof FilmParts]: Part extends 'hasGuess' ? boolean : FilmParts[Part] | null }

/** Everything that belongs to a film. The caller decides who sees which part. */
export async function findFilmParts({ pool, user }: Req, postId: number): Promise<FilmParts> {
  const found = await row(
    pool,
    sql<FilmPartsRow>`
      select
        (select json_agg(json_build_object('language', language, 'label', label) order by language)
          from captions where post_id = p.id) as captions,
        (select json_agg(json_build_object('second', starts_at_s, 'title', title, 'isPublic', is_public) order by starts_at_s)
          from film_chapters where post_id = p.id) as chapters,
        (select json_agg(json_build_object('id', f.id, 'stone', f.stone, 'note', f.note, 'second', f.second,
            'frameKey', split_part(m.filename, '.', 1)::text) order by f.second, f.id)
          from finds f left join media m on m.id = f.frame_id and m.state = 'ready' where f.post_id = p.id) as finds,
        exists (select 1 from guesses g where g.post_id = p.id) as "hasGuess",
        (select split_part(m.filename, '.', 1)::text from media m
          where m.id = p.preview_id and m.state = 'ready' and not exists (select 1 from posts o where o.video_id = m.id)
            and not exists (select 1 from story_media s where s.media_id = m.id and s.post_id is not null)) as "previewKey",
        (select second from watch_positions where post_id = p.id and user_id = ${user?.id ?? null}) as position
      from posts p where p.id = ${postId}`,
  )
  return {
    captions: found?.captions ?? [],
    chapters: found?.chapters ?? [],
    finds: found?.finds ?? [],
    hasGuess: found?.hasGuess ?? false,
    previewKey: found?.previewKey ?? null,
    position: found?.position ?? null,
  }
}
