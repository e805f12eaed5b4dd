import { type Database, row, sql } from '#database/sql.ts'

type Option = { id: string; text: string; votes: number | null }
type GuessFile = { options: Option[] | null }

/** How often each option was chosen, in their order. For those who write posts, also before the closing time. */
export const readGuessFile = (database: Database, id: number): Promise<GuessFile | null> =>
  row(
    database,
    sql<GuessFile>`
      select (select json_agg(json_build_object('id', o.id, 'text', o.text,
          'votes', (select count(*) from guess_votes v where v.guess_id = g.id and v.option_id = o.id)) order by o._order)
        from guesses_options o where o._parent_id = g.id) as options
      from guesses g where g.id = ${id}`,
  )

/** How many people have guessed. */
export async function countGuessVotes(database: Database, id: number): Promise<number> {
  const counted = await row(
    database,
    sql<{ count: number }>`select coalesce(count(*), 0) as count from guess_votes where guess_id = ${id}`,
  )
  return counted?.count ?? 0
}
