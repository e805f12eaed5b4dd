import type { Cohort } from '#domain/operations/reports/growth/readRetention.ts'
import { GrowthTable } from './GrowthTable.tsx'

export function Retention({ cohorts }: { cohorts: Cohort[] }) {
  const months = Math.max(0, ...cohorts.map(({ left }) => left.length))
  const later = Array.from({ length: months }, (_, month) => (month === 0 ? 'Same month' : `+${month}`))
  return (
    <GrowthTable
      caption="Who stays, by month of joining"
      columns={['Joined in', 'People', ...later]}
      rows={cohorts.map(({ month, joined, left }) => [
        nameOf(month),
        joined,
        ...later.map((_, index) => shareOf(left[index], joined)),
      ])}
      empty="Nobody has paid for a membership in the last twelve months."
    />
  )
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const nameOf = (month: string): string => monthName.format(new Date(`${month}-01T00:00:00Z`))

const shareOf = (left: number | undefined, joined: number): string =>
  left === undefined ? '' : `${left} (${Math.round((left / joined) * 100)}%)`
