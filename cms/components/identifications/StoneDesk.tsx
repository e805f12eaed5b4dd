import type { UIFieldServerProps } from 'payload'
import { may } from '#contracts/platform/roles.ts'
import { answerIdentification } from '#contracts/routes/community/identifications.ts'
import { poolOf } from '#database/poolOf.ts'
import { readStoneFile, type StoneFile } from '#domain/operations/reports/readStoneFile.ts'
import type { Identification } from '../../../payload-types.ts'
import { waitingTime } from '../threads/waitingTime.ts'
import { StoneAnswer } from './StoneAnswer.tsx'

/** The photos, what the finder knows, and the form for the answer. */
export async function StoneDesk({ data, payload, user }: UIFieldServerProps) {
  const stone = await readStoneFile(poolOf(payload), (data as Identification).id)
  if (!stone) return null
  return (
    <section className="thread" aria-label="The stone">
      <header className="thread__head">
        <h2>Found by {stone.finder}</h2>
        <p>{stone.isMember && <strong className="state">Member</strong>}</p>
        {stone.status === 'waiting' && <p>Waiting for {waitingTime(stone.askedAt, new Date())}.</p>}
      </header>
      <ul className="stone-photos">
        {(stone.photos ?? []).map(({ id, kind }) => (
          <li key={id}>
            <a href={`/api/identifications/${stone.id}/photos/${id}`}>
              <img src={`/api/identifications/${stone.id}/photos/${id}`} alt={PHOTOS[kind] ?? kind} />
            </a>
            <span>{PHOTOS[kind] ?? kind}</span>
          </li>
        ))}
      </ul>
      <dl className="stone-facts">
        {factsOf(stone).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {stone.status === 'waiting' && may(user, answerIdentification.access) && <StoneAnswer id={stone.id} />}
      {stone.answerName && (
        <ol className="thread__messages">
          <li data-kind="ours">
            <strong>
              {stone.answerName}, {SURE[stone.confidence ?? 'guess']}
            </strong>
            <p>{stone.reasons}</p>
          </li>
        </ol>
      )}
    </section>
  )
}

const PHOTOS: Record<string, string> = { dry: 'Dry', wet: 'Wet', backlit: 'Light from behind', scale: 'With a scale' }
const SURE = { certain: 'certain', likely: 'likely', guess: 'a guess' }

const factsOf = ({ sizeMm, weightG, streak, place, note, isPublic }: StoneFile): [string, string][] => [
  ['Size', `${sizeMm} mm`],
  ...(weightG === null ? [] : [['Weight', `${weightG} g`] as [string, string]]),
  ...[
    ['Streak', streak],
    ['Found around', place],
    ['Note', note],
  ].flatMap(([name = '', value = '']) => (value ? [[name, value] as [string, string]] : [])),
  ['May be shown', isPublic ? 'Yes, without name and place' : 'No'],
]
