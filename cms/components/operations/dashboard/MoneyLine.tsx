import type { Pool } from 'pg'
import type { User } from '#payload-types'
import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { amountIn } from '#contracts/shared/amountIn.ts'
import { formatCents } from '#contracts/shared/money.ts'
import { type MoneySource, readMoney } from '#domain/operations/home/readMoney.ts'
import { LineChart } from '../growth/LineChart.tsx'
import { msg, textIn } from '../../platform/view/textIn.ts'

type MoneyLineProps = { pool: Pool; user: User | null; now: Date; language: string }

const RECEIVED: Record<MoneySource, string> = {
  memberships: msg('Received for memberships, less refunds.'),
  shop: msg('Received for orders and gifts, less refunds.'),
}

/** What came in lately, beside the same number of days before. */
export async function MoneyLine({ pool, user, now, language }: MoneyLineProps) {
  const t = textIn(language)
  const locale = language === 'de' ? 'de' : 'en-US'
  const amountOf = (amount: number) => amountIn(language === 'de' ? 'de' : 'en', formatCents(amount))
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' })
  const monthDay = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const money = await readMoney(pool, user, now)
  if (!money) return null
  const { cents, beforeCents, percent, days, sources } = money
  const most = Math.max(cents, beforeCents)
  const [only] = sources
  return (
    <section className="board__panel" aria-labelledby="home-money">
      <h2 id="home-money">{t('Money')}</h2>
      <p className="board__lead">
        <span data-line="now">{t('Last 30 days')}</span> <strong>{amountOf(cents)}</strong> ·{' '}
        <span data-line="before">{t('30 days before')}</span> {amountOf(beforeCents)}
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
              {t('Day by day')}
              <span className="board__spoken"> {t('of the money that came in')}</span>
            </summary>
            <table>
              <caption className="board__spoken">{t('Money that came in, added up day by day')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('Until')}</th>
                  <th scope="col">{t('Last 30 days')}</th>
                  <th scope="col">{t('30 days before')}</th>
                </tr>
              </thead>
              <tbody>
                {days
                  .map((day, index) => ({ ...day, until: now.getTime() - (days.length - 1 - index) * DAY_MS }))
                  .toReversed()
                  .map((day) => (
                    <tr key={day.until}>
                      <th scope="row">{monthDay.format(day.until)}</th>
                      <td>{amountOf(day.cents)}</td>
                      <td>{amountOf(day.beforeCents)}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </details>
        </>
      )}
      <p>
        {sources.length === 1 && only
          ? t(RECEIVED[only])
          : t('Received for memberships, orders and gifts, less refunds.')}{' '}
        <a href="/cms/growth">{t('More in Growth')}</a>
      </p>
    </section>
  )
}
