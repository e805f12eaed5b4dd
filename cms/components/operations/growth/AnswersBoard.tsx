import type { Pool } from 'pg'
import { readAnswerTimes } from '#domain/operations/reports/readAnswerTimes.ts'
import type { Formats } from '../../platform/view/formats.ts'
import { Figure, medianText } from './Figure.tsx'

type AnswersBoardProps = { pool: Pool; now: Date; formats: Formats; hasMessages: boolean; hasStones: boolean }

/** How long people wait. Who waits now is in the inbox. */
export async function AnswersBoard({ pool, now, formats: { t, number }, hasMessages, hasStones }: AnswersBoardProps) {
  const { messageHours, stoneDays } = await readAnswerTimes(pool, now)
  return (
    <>
      <h2 className="board__title">{t('Answers')}</h2>
      <dl className="board__figures">
        {hasMessages && (
          <Figure
            label={t('Hours to the first answer to a message')}
            value={medianText(messageHours, number)}
            note={t('median of the last 90 days')}
          />
        )}
        {hasStones && (
          <Figure
            label={t('Days to the answer about a stone')}
            value={medianText(stoneDays, number)}
            note={t('median of the last 90 days')}
          />
        )}
      </dl>
    </>
  )
}
