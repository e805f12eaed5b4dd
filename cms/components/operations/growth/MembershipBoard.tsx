import type { Pool } from 'pg'
import { readMembershipReport } from '#domain/operations/reports/readMembershipReport.ts'
import { readLeavingReasons } from '#domain/operations/reports/readLeavingReasons.ts'
import type { Formats } from '../../platform/view/formats.ts'
import { LeavingReasons } from './LeavingReasons.tsx'
import { MembershipFigures } from './MembershipFigures.tsx'
import { MembersByState } from './MembersByState.tsx'
import { WeekChart } from './WeekChart.tsx'

export async function MembershipBoard({ pool, now, formats }: { pool: Pool; now: Date; formats: Formats }) {
  const [membership, leaving] = await Promise.all([readMembershipReport(pool, now), readLeavingReasons(pool, now)])
  const newMembers = membership.newMembers.map(({ week, count }) => ({ week, value: count }))
  const { t } = formats
  return (
    <>
      <h2 className="board__title">{t('Membership')}</h2>
      <MembershipFigures report={membership} formats={formats} />
      <div className="board__columns">
        <WeekChart
          title={t('New members per week')}
          empty={t('No one joined in the last twelve weeks.')}
          weeks={newMembers}
          show={formats.number}
          formats={formats}
        />
        <MembersByState members={membership.members} t={t} />
        <LeavingReasons report={leaving} formats={formats} />
      </div>
    </>
  )
}
