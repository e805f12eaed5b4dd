type WeekTableProps = { title: string; weeks: { week: string; value: number }[]; show: (value: number) => string }

export function WeekTable({ title, weeks, show }: WeekTableProps) {
  return (
    <details className="board__numbers">
      <summary>
        All {weeks.length} weeks<span className="board__spoken"> of {title.toLowerCase()}</span>
      </summary>
      <table>
        <caption className="board__spoken">{title}</caption>
        <tbody>
          {weeks.toReversed().map(({ week, value }) => (
            <tr key={week}>
              <th scope="row">Week of {dayOf(week)}</th>
              <td>{show(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

export const dayOf = (week: string): string =>
  new Date(`${week}T00:00:00Z`).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
