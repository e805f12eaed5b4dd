import type { UIFieldServerProps } from 'payload'
import { poolOf } from '#database/poolOf.ts'
import { readGuessFile } from '#domain/operations/reports/readGuessFile.ts'
import type { Guess } from '../../../../payload-types.ts'
import { textIn } from '../../platform/view/textIn.ts'

/** What people have guessed so far. A guess that isn't saved yet has no id. */
export async function GuessCounts({ data, payload, i18n }: UIFieldServerProps) {
  const id = (data as Partial<Guess> | undefined)?.id
  const guess = id === undefined ? null : await readGuessFile(poolOf(payload), id)
  if (!guess?.options) return null
  const t = textIn(i18n.language)
  const all = guess.options.reduce((sum, { votes }) => sum + (votes ?? 0), 0)
  return (
    <section className="guess-counts" aria-label={t('What people guess')}>
      <h3>{t(all === 1 ? '{count} guess' : '{count} guesses', { count: all })}</h3>
      <ul>
        {guess.options.map((option) => (
          <li key={option.id}>
            <span>{option.text}</span>
            <meter min={0} max={Math.max(1, all)} value={option.votes ?? 0} aria-hidden="true" />
            <b>{option.votes ?? 0}</b>
          </li>
        ))}
      </ul>
      <p>{t('Only people who write posts see this before the closing time.')}</p>
    </section>
  )
}
