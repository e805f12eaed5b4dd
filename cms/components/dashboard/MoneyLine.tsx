import type { Pool } from 'pg'
import type { User } from '#payload-types'
import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { formatCents } from '#contracts/shared/money.ts'
import { type MoneySource, readMoney } from '#domain/operations/home/readMoney.ts'
import { LineChart } from '../growth/LineChart.tsx'

const SOURCES: Record<MoneySource, string> = { memberships: 'memberships', shop: 'orders and gifts' }

/** What came in lately, beside the same number of days before. */
export async function MoneyLine({ pool, user, now }: { pool: Pool; user: User | null; now: Date }) {
  const money = await readMoney(pool, user, now)
  if (!money) return null
  const { cents, beforeCents, percent, days, sources } = money
  const most = Math.max(cents, beforeCents)
  const names = sources.map((source) => SOURCES[source]).join(', ')
  return (
    <section className="board__panel" aria-labelledby="home-money">
      <h2 id="home-money">Money</h2>
      <p className="board__lead">
        <span data-line="now">Last 30 days</span> <strong>{formatCents(cents)}</strong> ·{' '}
        <span data-line="before">30 days before</span> {formatCents(beforeCents)}
        {percent !== null && ` (${signed.format(percent)}%)`}
      </p>
      {most > 0 && (
        <>
          <LineChart
            lines={[
              { name: 'before', values: [0, ...days.map((day) => day.beforeCents)] },
              { name: 'now', values: [0, ...days.map((day) => day.cents)] },
            ]}
            most={most}
          />
          <details className="board__numbers">
            <summary>
              Day by day<span className="board__spoken"> of the money that came in</span>
            </summary>
            <table>
              <caption className="board__spoken">Money that came in, added up day by day</caption>
              <thead>
                <tr>
                  <th scope="col">Until</th>
                  <th scope="col">Last 30 days</th>
                  <th scope="col">30 days before</th>
                </tr>
              </thead>
              <tbody>
                {days
                  .map((day, index) => ({ ...day, until: now.getTime() - (days.length - 1 - index) * DAY_MS }))
                  .toReversed()
                  .map((day) => (
                    <tr key={day.until}>
                      <th scope="row">{monthDay.format(day.until)}</th>
                      <td>{formatCents(day.cents)}</td>
                      <td>{formatCents(day.beforeCents)}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </details>
        </>
      )}
      <p>
        Received for {names}, less refunds. <a href="/cms/growth">More in Growth</a>
      </p>
    </section>
  )
}

const signed = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' })
const monthDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
