import { formatCents } from '#contracts/shared/money.ts'
import type { ClaimReport } from '#domain/operations/reports/readClaimReport.ts'
import { Figure } from './Figure.tsx'

export function ClaimFigures({ report: { open, medianDays, costCents } }: { report: ClaimReport }) {
  return (
    <dl className="board__figures">
      <Figure
        label="Open claims"
        value={String(open)}
        note="problems that buyers reported"
        tone={open > 0 ? 'alarm' : 'calm'}
        href="/cms/collections/claims"
      />
      <Figure
        label="Days to settle a claim"
        value={medianDays === null ? '–' : medianDays.toFixed(1)}
        note="median of the last 90 days"
      />
      <Figure label="Cost of claims, 90 days" value={formatCents(Math.round(costCents))} note="refunds and reprints" />
    </dl>
  )
}
