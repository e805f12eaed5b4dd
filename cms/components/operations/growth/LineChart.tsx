type Line = { name: 'now' | 'before'; values: number[] }
type LineChartProps = {
  /** The last one is drawn above the others. */
  lines: Line[]
  /** The value at the top. */
  most: number
}

const HEIGHT = 100

/** Stretches to the width it has. Readers of the page get the numbers beside it. */
export function LineChart({ lines, most }: LineChartProps) {
  const width = Math.max(1, ...lines.map(({ values }) => values.length - 1))
  return (
    <svg className="lines" viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {lines.map(({ name, values }) => (
        <polyline
          key={name}
          data-line={name}
          points={values.map((value, at) => `${at},${HEIGHT - (value / most) * HEIGHT}`).join(' ')}
        />
      ))}
    </svg>
  )
}
