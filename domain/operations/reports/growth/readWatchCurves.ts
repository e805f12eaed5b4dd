import { z } from 'zod'
import { type Database, dynamicSql, parsedRows } from '#database/sql.ts'
import { STEPS, watchCurve } from './watchCurve.ts'

export type WatchedFilm = {
  postId: number
  title: string
  seconds: number
  viewers: number
  /** See `watchCurve`. */
  curve: number[]
}

/** A curve of fewer people would show what one of them watched. */
export const MIN_VIEWERS = 5
const MOST_FILMS = 20

const found = z.object({
  postId: z.number(),
  title: z.string(),
  seconds: z.number(),
  stops: z.array(z.object({ step: z.number(), viewers: z.number() })),
})

/**
 * From the last positions of members who let the site keep them. Who finished a film has watched all of it, also when they
 * began it again. The films with most viewers first.
 */
export async function readWatchCurves(database: Database): Promise<WatchedFilm[]> {
  // The linter can't read what is added up in a subquery.
  const films = await parsedRows(
    database,
    found,
    dynamicSql`
      with stops as (
        select w.post_id, max(w.duration_s) as seconds, count(*) as viewers,
          case when w.finished_at is not null then ${STEPS}::int
            else least(w.second * ${STEPS}::int / w.duration_s, ${STEPS}::int - 1) end as step
        from watch_positions w where w.duration_s > 0 group by 1, 4)
      select p.id as "postId", p.title, max(s.seconds) as seconds,
        json_agg(json_build_object('step', s.step, 'viewers', s.viewers)) as stops
      from stops s join posts p on p.id = s.post_id
      where p.deleted_at is null and p.status = 'published'
      group by p.id having sum(s.viewers) >= ${MIN_VIEWERS}::int
      order by sum(s.viewers) desc, p.id desc limit ${MOST_FILMS}::int`,
  )
  return films.map(({ stops, ...film }) => ({
    ...film,
    viewers: stops.reduce((sum, { viewers }) => sum + viewers, 0),
    curve: watchCurve(stops),
  }))
}
