import { MIN_VIEWERS, type WatchedFilm } from '#domain/operations/reports/growth/readWatchCurves.ts'
import { STEPS } from '#domain/operations/reports/growth/watchCurve.ts'
import { LineChart } from './LineChart.tsx'

/** A curve over each film. A viewer is counted at every moment up to the last position. */
export function WatchCurves({ films }: { films: WatchedFilm[] }) {
  return (
    <section className="board__panel">
      <h3>How far members watch</h3>
      <p>
        From the places where members stopped, of those who let the site keep them. Films with at least {MIN_VIEWERS}{' '}
        such members.
      </p>
      {films.length === 0 && <p className="board__empty">No film has enough members yet.</p>}
      {films.map((film) => (
        <Film key={film.postId} film={film} />
      ))}
    </section>
  )
}

function Film({ film: { postId, title, seconds, viewers, curve } }: { film: WatchedFilm }) {
  const half = curve.findIndex((share) => share < 0.5)
  return (
    <div className="growth__film">
      <p>
        <a href={`/cms/collections/posts/${postId}`}>{title}</a>
      </p>
      <p>
        {viewers} members. {percent(curve.at(-1) ?? 0)} watched to the end
        {half > 0 && `, over half stopped before ${clock(momentOf(half, seconds))}`}.
      </p>
      <LineChart lines={[{ name: 'now', values: curve }]} most={1} />
      <details className="board__numbers">
        <summary>
          The curve as numbers<span className="board__spoken"> of {title}</span>
        </summary>
        <table>
          <caption className="board__spoken">Members still watching {title}</caption>
          <tbody>
            {curve.map((share, step) => (
              <tr key={step}>
                <th scope="row">{step === STEPS ? 'To the end' : clock(momentOf(step, seconds))}</th>
                <td>{percent(share)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}

const percent = (share: number): string => `${Math.round(share * 100)}%`
const momentOf = (step: number, seconds: number): number => Math.round((step * seconds) / STEPS)

/** `3:07`, or `1:02:07` from an hour on. */
function clock(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  const tail = String(rest).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`
}
