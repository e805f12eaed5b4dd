import type { ClaimReport } from '#domain/operations/reports/readClaimReport.ts'
import type { Formats } from '../../platform/view/formats.ts'
import { Figure, medianText } from './Figure.tsx'

type ClaimFiguresProps = { report: ClaimReport; formats: Formats }

export function ClaimFigures({ report, formats: { t, number, money } }: ClaimFiguresProps) {
  const { open, medianDays, costCents } = report
  return (
    <dl className="board__figures">
      <Figure
        label={t('Open claims')}
        value={number(open)}
        note={t('problems that buyers reported')}
        tone={open > 0 ? 'alarm' : 'calm'}
        href="/cms/collections/claims"
      />
      <Figure
        label={t('Days to settle a claim')}
        value={medianText(medianDays, number)}
        note={t('median of the last 90 days')}
      />
      <Figure
        label={t('Cost of claims, 90 days')}
        value={money(Math.round(costCents))}
        note={t('refunds and reprints')}
      />
    </dl>
  )
}
