import type { Translate } from '../../platform/view/textIn.ts'

type BarsProps = { t: Translate; items: { key: string; label: string; value: number; isLit?: boolean }[] }

export function Bars({ t, items }: BarsProps) {
  const shown = items.filter(({ value }) => value > 0)
  const most = Math.max(1, ...shown.map(({ value }) => value))
  if (shown.length === 0) return <p>{t('Nothing to show yet.')}</p>
  return (
    <ul className="board__bars">
      {shown.map(({ key, label, value, isLit }) => (
        <li key={key} data-lit={isLit}>
          <span>{label}</span>
          <i aria-hidden="true" style={{ inlineSize: `${(value / most) * 100}%` }} />
          <b>{value}</b>
        </li>
      ))}
    </ul>
  )
}
