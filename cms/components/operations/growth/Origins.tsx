import type { Origin } from '#domain/operations/reports/growth/readOrigins.ts'
import type { Formats } from '../../platform/view/formats.ts'
import { msg } from '../../platform/view/textIn.ts'
import { Bars } from './Bars.tsx'
import { GrowthTable } from './GrowthTable.tsx'
import { sumOrigins } from './sumOrigins.ts'

const COLUMNS = [
  msg('Sign-ups'),
  msg('Confirmed'),
  msg('Started'),
  msg('Paid'),
  msg('Members now'),
  msg('Orders'),
  msg('Revenue of orders'),
]
const MOST_ROWS = 20

export function Origins({ origins, formats }: { origins: Origin[]; formats: Formats }) {
  const { t, money } = formats
  const columns = COLUMNS.map((column) => t(column))
  const cellsOf = (sum: ReturnType<typeof sumOrigins>[number]) => [
    sum.name,
    sum.signUps,
    sum.confirmed,
    sum.started,
    sum.paid,
    sum.members,
    sum.orders,
    money(sum.orderCents),
  ]
  const [all] = sumOrigins(origins, () => 'all')
  if (!all) return <p className="board__empty">{t('No sign-ups and no orders yet.')}</p>
  const campaigns = sumOrigins(origins, ({ campaign }) => campaign)
  return (
    <>
      <Bars
        t={t}
        items={[
          { key: 'signUps', label: t('Signed up'), value: all.signUps },
          { key: 'confirmed', label: t('Confirmed the address'), value: all.confirmed },
          { key: 'started', label: t('Started a trial or membership'), value: all.started },
          { key: 'paid', label: t('Paid'), value: all.paid },
          { key: 'members', label: t('Still members'), value: all.members, isLit: true },
        ]}
      />
      <h3>{t('By source')}</h3>
      <GrowthTable
        caption={t('By source')}
        columns={[t('Came from'), ...columns]}
        rows={sumOrigins(origins, ({ origin }) => origin ?? t('not known'))
          .slice(0, MOST_ROWS)
          .map(cellsOf)}
        empty=""
      />
      <h3>{t('By campaign')}</h3>
      <GrowthTable
        caption={t('By campaign')}
        columns={[t('Campaign'), ...columns]}
        rows={campaigns.slice(0, MOST_ROWS).map(cellsOf)}
        empty={t(
          'No one came by a link with a campaign yet. Add ?utm_source=NAME&utm_campaign=NAME to links you publish.',
        )}
      />
    </>
  )
}
