type WeekChartProps = {
  title: string
  weeks: { week: string; value: number }[]
  /** A value as people read it. */
  show: (value: number) => string
}

const HEIGHT = 120
const STEP = 30

/** Twelve weeks, a bar a week; the same numbers as a table for who cannot see bars. */
export function WeekChart({ title, weeks, show }: WeekChartProps) {
  const most = Math.max(1, ...weeks.map(({ value }) => value))
  return (
    <section className="board__panel">
      <h3>{title}</h3>
      <svg className="board__chart" viewBox={`0 0 ${weeks.length * STEP} ${HEIGHT + 34}`} aria-hidden="true">
        <line x1="0" x2={weeks.length * STEP} y1={HEIGHT + 14} y2={HEIGHT + 14} />
        {weeks.map(({ week, value }, index) => {
          const height = (value / most) * HEIGHT
          const x = index * STEP
          return (
            <g key={week}>
              <rect x={x + 4} y={HEIGHT + 14 - height} width={STEP - 8} height={height} rx="2" />
              {value > 0 && (
                <text x={x + STEP / 2} y={HEIGHT + 9 - height}>
                  {show(value)}
                </text>
              )}
              {index % 3 === 2 && (
                <text x={x + STEP / 2} y={HEIGHT + 30}>
                  {dayOf(week)}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      <table className="board__spoken">
        <caption>{title}</caption>
        <tbody>
          {weeks.map(({ week, value }) => (
            <tr key={week}>
              <th scope="row">Week of {dayOf(week)}</th>
              <td>{show(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const dayOf = (week: string): string =>
  new Date(`${week}T00:00:00Z`).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
