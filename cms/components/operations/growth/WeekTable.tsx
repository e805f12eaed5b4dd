import type { Formats } from '../../platform/view/formats.ts'

type WeekTableProps = {
  title: string
  weeks: { week: string; value: number }[]
  show: (value: number) => string
  formats: Formats
}

export function WeekTable({ title, weeks, show, formats }: WeekTableProps) {
  const { t } = formats
  return (
    <details className="board__numbers">
      <summary>
        {t('All {count} weeks', { count: weeks.length })}
        <span className="board__spoken">: {title}</span>
      </summary>
      <table>
        <caption className="board__spoken">{title}</caption>
        <tbody>
          {weeks.toReversed().map(({ week, value }) => (
            <tr key={week}>
              <th scope="row">{t('Week of {day}', { day: dayOf(week, formats) })}</th>
              <td>{show(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

export const dayOf = (week: string, { date }: Formats): string =>
  date(`${week}T00:00:00Z`, { month: 'short', day: 'numeric', timeZone: 'UTC' })
