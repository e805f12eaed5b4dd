import type { Formats } from '../../platform/view/formats.ts'
type FigureProps = { label: string; value: string; note: string; tone?: 'calm' | 'alarm'; href?: string }

export function Figure({ label, value, note, tone = 'calm', href }: FigureProps) {
  return (
    <div className={`board__figure board__figure--${tone}`}>
      <dt>{href ? <a href={href}>{label}</a> : label}</dt>
      <dd>
        <strong>{value}</strong>
        <span>{note}</span>
      </dd>
    </div>
  )
}

/** With one decimal; a dash while nothing was counted. */
export const medianText = (median: number | null, number: Formats['number']): string =>
  median === null ? '–' : number(median, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
