import type { Pool } from 'pg'
import type { Guess } from '#contracts/community/guesses.ts'
import { row, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { readGuess } from './readGuess.ts'

export type Playable = {
  guess: (Omit<Guess, 'mine'> & { postId: number; coverKey: string | null }) | null
  next: { postId: number; question: string } | null
}

/**
 * For people without an account: of a film that everyone may watch, the newest guess whose result is out, because its stone
 * can open at once. Without one, an open guess.
 */
export async function readPlayableGuess(req: Req): Promise<Playable> {
  const { pool, now } = req
  const played = await row(
    pool,
    sql<{ postId: number; coverKey: string | null }>`
      select p.id as "postId", split_part(c.filename, '.', 1)::text as "coverKey"
      from guesses g join posts p on p.id = g.post_id left join media c on c.id = p.cover_id and c.state = 'ready'
      where p.status = 'published' and p.deleted_at is null
        and case when p.public_at is null then not p.is_subscriber_only else p.public_at <= ${now} end
      order by g.closes_at <= ${now} desc, g.closes_at desc, g.id desc limit 1`,
  )
  const [guess, next] = await Promise.all([
    played ? readGuess({ ...req, user: null }, played.postId) : null,
    findOpenGuess(pool, now, played?.postId ?? 0),
  ])
  return { guess: played && guess && { ...guess, ...played }, next }
}

/** Also of a film for members: its page has the question for everyone. */
const findOpenGuess = (pool: Pool, now: Date, exceptPost: number) =>
  row(
    pool,
    sql<{ postId: number; question: string }>`
      select p.id as "postId", g.question from guesses g join posts p on p.id = g.post_id
      where g.closes_at > ${now} and p.id <> ${exceptPost} and p.status = 'published' and p.deleted_at is null
      order by g.closes_at, g.id limit 1`,
  )

/** When the next result is out. */
export async function nextGuessEnd(pool: Pool, now: Date): Promise<Date | null> {
  const next = await row(
    pool,
    sql<{ at: Date | null }>`select min(closes_at)::timestamptz as at from guesses where closes_at > ${now}`,
  )
  return next?.at ?? null
}
