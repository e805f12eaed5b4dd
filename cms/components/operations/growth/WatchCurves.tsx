import { MIN_VIEWERS, type WatchedFilm } from '#domain/operations/reports/growth/readWatchCurves.ts'
import { STEPS } from '#domain/operations/reports/growth/watchCurve.ts'
import type { Formats } from '../../platform/view/formats.ts'
import { LineChart } from './LineChart.tsx'

/** A curve over each film. A viewer is counted at every moment up to the last position. */
export function WatchCurves({ films, formats }: { films: WatchedFilm[]; formats: Formats }) {
  const { t } = formats
  return (
    <section className="board__panel">
      <h3>{t('How far members watch')}</h3>
      <p>
        {t(
          'From the places where members stopped, of those who let the site keep them. Films with at least {count} such members.',
          { count: MIN_VIEWERS },
        )}
      </p>
      {films.length === 0 && <p className="board__empty">{t('No film has enough members yet.')}</p>}
      {films.map((film) => (
        <Film key={film.postId} film={film} formats={formats} />
      ))}
    </section>
  )
}

function Film({ film, formats: { t, percent } }: { film: WatchedFilm; formats: Formats }) {
  const { postId, title, seconds, viewers, curve } = film
  const half = curve.findIndex((share) => share < 0.5)
  return (
    <div className="growth__film">
      <p>
        <a href={`/cms/collections/posts/${postId}`}>{title}</a>
      </p>
      <p>
        {t(
          half > 0
            ? '{count} members. {share} watched to the end, over half stopped before {moment}.'
            : '{count} members. {share} watched to the end.',
          { count: viewers, share: percent(curve.at(-1) ?? 0), moment: clock(momentOf(half, seconds)) },
        )}
      </p>
      <LineChart lines={[{ name: 'now', values: curve }]} most={1} />
      <details className="board__numbers">
        <summary>
          {t('The curve as numbers')}
          <span className="board__spoken">: {title}</span>
        </summary>
        <table>
          <caption className="board__spoken">{t('Members still watching {title}', { title })}</caption>
          <tbody>
            {curve.map((share, step) => (
              <tr key={step}>
                <th scope="row">{step === STEPS ? t('To the end') : clock(momentOf(step, seconds))}</th>
                <td>{percent(share)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}

const momentOf = (step: number, seconds: number): number => Math.round((step * seconds) / STEPS)

/** `3:07`, or `1:02:07` from an hour on. */
function clock(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  const tail = String(rest).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`
}
