import type { Formats } from '../../platform/view/formats.ts'
import { dayOf, WeekTable } from './WeekTable.tsx'

type Week = { week: string; value: number }
type WeekChartProps = {
  title: string
  empty: string
  /** Oldest first; the last is the current week. */
  weeks: Week[]
  show: (value: number) => string
  formats: Formats
}

export function WeekChart({ title, empty, weeks, show, formats }: WeekChartProps) {
  const { t } = formats
  const most = Math.max(...weeks.map(({ value }) => value), 0)
  const [before, now] = weeks.slice(-2)
  if (most === 0 || !before || !now) {
    return (
      <section className="board__panel">
        <h3>{title}</h3>
        <p className="board__empty">{empty}</p>
      </section>
    )
  }
  return (
    <section className="board__panel">
      <h3>{title}</h3>
      <p className="board__lead">
        <strong>{show(now.value)}</strong> {t('this week, {before} the week before', { before: show(before.value) })}
      </p>
      <div className="weeks" aria-hidden="true">
        <span className="weeks__most">{show(most)}</span>
        {weeks.map(({ week, value }) => (
          <i
            key={week}
            title={`${t('Week of {day}', { day: dayOf(week, formats) })}: ${show(value)}`}
            style={{ '--share': value / most } as Record<string, number>}
          />
        ))}
        <span className="weeks__first">{dayOf(weeks[0]?.week ?? now.week, formats)}</span>
        <span className="weeks__last">{t('this week')}</span>
      </div>
      <WeekTable title={title} weeks={weeks} show={show} formats={formats} />
    </section>
  )
}
