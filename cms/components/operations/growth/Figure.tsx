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
