import type { UIFieldServerProps } from 'payload'
import { may } from '#contracts/platform/roles.ts'
import { answerIdentification } from '#contracts/routes/community/identifications.ts'
import { poolOf } from '#database/poolOf.ts'
import { readStoneFile, type StoneFile } from '#domain/operations/reports/readStoneFile.ts'
import type { Identification } from '../../../../payload-types.ts'
import { waitingTime } from '../threads/waitingTime.ts'
import { msg, textIn, type Translate } from '../../platform/view/textIn.ts'
import { StoneAnswer } from './StoneAnswer.tsx'

/** The photos, what the finder knows, and the form for the answer. */
export async function StoneDesk({ data, payload, user, i18n }: UIFieldServerProps) {
  const stone = await readStoneFile(poolOf(payload), (data as Identification).id)
  if (!stone) return null
  const t = textIn(i18n.language)
  return (
    <section className="thread" aria-label={t('The stone')}>
      <header className="thread__head">
        <h2>{t('Found by {name}', { name: stone.finder })}</h2>
        <p>{stone.isMember && <strong className="state">{t('Subscriber')}</strong>}</p>
        {stone.status === 'waiting' && (
          <p>{t('Waiting for {time}.', { time: waitingTime(stone.askedAt, new Date(), t) })}</p>
        )}
      </header>
      <ul className="stone-photos">
        {(stone.photos ?? []).map(({ id, kind }) => (
          <li key={id}>
            <a href={`/api/identifications/${stone.id}/photos/${id}`}>
              <img src={`/api/identifications/${stone.id}/photos/${id}`} alt={t(PHOTOS[kind] ?? kind)} />
            </a>
            <span>{t(PHOTOS[kind] ?? kind)}</span>
          </li>
        ))}
      </ul>
      <dl className="stone-facts">
        {factsOf(stone, t).map(([name, value]) => (
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
              {stone.answerName}, {t(SURE[stone.confidence ?? 'guess'])}
            </strong>
            <p>{stone.reasons}</p>
          </li>
        </ol>
      )}
    </section>
  )
}

const PHOTOS: Record<string, string> = {
  dry: msg('Dry'),
  wet: msg('Wet'),
  backlit: msg('Light from behind'),
  scale: msg('With a scale'),
}
const SURE = { certain: msg('certain'), likely: msg('likely'), guess: msg('a guess') }

const factsOf = ({ sizeMm, weightG, streak, place, note, isPublic }: StoneFile, t: Translate): [string, string][] => [
  [t('Size'), `${sizeMm} mm`],
  ...(weightG === null ? [] : [[t('Weight'), `${weightG} g`] as [string, string]]),
  ...[
    [t('Streak'), streak],
    [t('Found around'), place],
    [t('Note'), note],
  ].flatMap(([name = '', value = '']) => (value ? [[name, value] as [string, string]] : [])),
  [t('May be shown'), t(isPublic ? 'Yes, without name and place' : 'No')],
]
