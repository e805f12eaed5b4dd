import type { Guess } from '#contracts/community/guesses.ts'
import { row, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { isOpen } from './guessRules.ts'

type Option = { id: string; text: string; isRight: boolean; votes: number | null }

/** Of a published post. Neither the right option nor a count leaves here before the closing time. */
export async function readGuess({ pool, user, now }: Req, postId: number): Promise<Guess | null> {
  const found = await row(
    pool,
    sql<{
      question: string
      closesAt: Date
      second: number
      mine: string | null
      options: Option[] | null
    }>`
      select g.question, g.closes_at as "closesAt", g.second,
        (select v.option_id from guess_votes v where v.guess_id = g.id and v.user_id = ${user?.id ?? null}) as mine,
        (select json_agg(json_build_object('id', o.id, 'text', o.text, 'isRight', coalesce(o.is_right, false),
            'votes', (select count(*) from guess_votes v where v.guess_id = g.id and v.option_id = o.id)) order by o._order)
          from guesses_options o where o._parent_id = g.id) as options
      from guesses g join posts p on p.id = g.post_id
      where g.post_id = ${postId} and p.status = 'published' and p.deleted_at is null`,
  )
  if (!found?.options) return null
  const { question, closesAt, second, mine, options } = found
  return {
    question,
    closesAt: closesAt.toISOString(),
    mine,
    options: options.map(({ id, text }) => ({ id, text })),
    result: isOpen(closesAt, now) ? null : resultOf(options, second),
  }
}

function resultOf(options: Option[], second: number): Guess['result'] {
  const right = options.find(({ isRight }) => isRight)
  return right ? { rightId: right.id, votes: options.map(({ votes }) => votes ?? 0), second } : null
}
