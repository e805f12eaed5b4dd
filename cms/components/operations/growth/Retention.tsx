import type { Cohort } from '#domain/operations/reports/growth/readRetention.ts'
import type { Formats } from '../../platform/view/formats.ts'
import { GrowthTable } from './GrowthTable.tsx'

export function Retention({ cohorts, formats: { t, date, percent } }: { cohorts: Cohort[]; formats: Formats }) {
  const nameOf = (month: string) => date(`${month}-01T00:00:00Z`, MONTH)
  const shareOf = (left: number | undefined, joined: number) =>
    left === undefined ? '' : `${left} (${percent(left / joined)})`
  const months = Math.max(0, ...cohorts.map(({ left }) => left.length))
  const later = Array.from({ length: months }, (_, month) => (month === 0 ? t('Same month') : `+${month}`))
  return (
    <GrowthTable
      caption={t('Who stays, by month of joining')}
      columns={[t('Joined in'), t('People'), ...later]}
      rows={cohorts.map(({ month, joined, left }) => [
        nameOf(month),
        joined,
        ...later.map((_, index) => shareOf(left[index], joined)),
      ])}
      empty={t('No one has paid for a membership in the last twelve months.')}
    />
  )
}

const MONTH = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const
