import { formatCents } from '#contracts/shared/money.ts'
import type { Origin } from '#domain/operations/reports/growth/readOrigins.ts'
import { Bars } from './Bars.tsx'
import { GrowthTable } from './GrowthTable.tsx'
import { sumOrigins } from './sumOrigins.ts'

const COLUMNS = ['Sign-ups', 'Confirmed', 'Started', 'Paid', 'Members now', 'Orders', 'Revenue of orders']
const MOST_ROWS = 20

export function Origins({ origins }: { origins: Origin[] }) {
  const [all] = sumOrigins(origins, () => 'all')
  if (!all) return <p className="board__empty">No sign-ups and no orders yet.</p>
  const campaigns = sumOrigins(origins, ({ campaign }) => campaign)
  return (
    <>
      <Bars
        items={[
          { key: 'signUps', label: 'Signed up', value: all.signUps },
          { key: 'confirmed', label: 'Confirmed the address', value: all.confirmed },
          { key: 'started', label: 'Started a trial or membership', value: all.started },
          { key: 'paid', label: 'Paid', value: all.paid },
          { key: 'members', label: 'Still members', value: all.members, isLit: true },
        ]}
      />
      <h3>By source</h3>
      <GrowthTable
        caption="By source"
        columns={['Came from', ...COLUMNS]}
        rows={sumOrigins(origins, ({ origin }) => origin)
          .slice(0, MOST_ROWS)
          .map(cellsOf)}
        empty=""
      />
      <h3>By campaign</h3>
      <GrowthTable
        caption="By campaign"
        columns={['Campaign', ...COLUMNS]}
        rows={campaigns.slice(0, MOST_ROWS).map(cellsOf)}
        empty="Nobody came by a link with a campaign yet. Add ?utm_source=NAME&utm_campaign=NAME to links you publish."
      />
    </>
  )
}

const cellsOf = (sum: ReturnType<typeof sumOrigins>[number]) => [
  sum.name,
  sum.signUps,
  sum.confirmed,
  sum.started,
  sum.paid,
  sum.members,
  sum.orders,
  formatCents(sum.orderCents),
]
