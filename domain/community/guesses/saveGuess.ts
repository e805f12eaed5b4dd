import { problem } from '#contracts/shared/problem.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { isOpen } from './guessRules.ts'

/** One per person, until the closing time. @throws AppError `guess_not_found`, `guess_closed`, `invalid_input`. */
export async function saveGuess({ pool, user, now }: SignedInReq, postId: number, optionId: string): Promise<void> {
  await inTransaction(pool, async (tx) => {
    // Locked, so that an employee's change and a vote don't overtake each other.
    const guess = await row(
      tx,
      sql<{ id: number; closesAt: Date; hasOption: boolean }>`
        select g.id, g.closes_at as "closesAt",
          exists (select 1 from guesses_options o where o._parent_id = g.id and o.id = ${optionId}) as "hasOption"
        from guesses g join posts p on p.id = g.post_id
        where g.post_id = ${postId} and p.status = 'published' and p.deleted_at is null for share of g`,
    )
    if (!guess) throw new AppError('guess_not_found')
    if (!isOpen(guess.closesAt, now)) throw new AppError('guess_closed')
    if (!guess.hasOption) throw new AppError('invalid_input', { errors: { optionId: problem('Please choose one') } })
    await tx.query(sql`
      insert into guess_votes (guess_id, user_id, option_id, created_at, changed_at)
      values (${guess.id}, ${user.id}, ${optionId}, ${now}, ${now})
      on conflict (guess_id, user_id) do update set option_id = excluded.option_id, changed_at = excluded.changed_at`)
  })
}
