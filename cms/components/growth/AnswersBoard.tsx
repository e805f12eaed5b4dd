import type { Pool } from 'pg'
import { readAnswerTimes } from '#domain/operations/reports/readAnswerTimes.ts'
import { Figure } from './Figure.tsx'

type AnswersBoardProps = { pool: Pool; now: Date; hasMessages: boolean; hasStones: boolean }

/** How long people wait. Who waits now is in the inbox. */
export async function AnswersBoard({ pool, now, hasMessages, hasStones }: AnswersBoardProps) {
  const { messageHours, stoneDays } = await readAnswerTimes(pool, now)
  return (
    <>
      <h2 className="board__title">Answers</h2>
      <dl className="board__figures">
        {hasMessages && (
          <Figure
            label="Hours to the first answer to a message"
            value={messageHours?.toFixed(1) ?? '–'}
            note="median of the last 90 days"
          />
        )}
        {hasStones && (
          <Figure
            label="Days to the answer about a stone"
            value={stoneDays?.toFixed(1) ?? '–'}
            note="median of the last 90 days"
          />
        )}
      </dl>
    </>
  )
}
