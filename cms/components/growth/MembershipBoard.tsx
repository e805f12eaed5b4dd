import type { Pool } from 'pg'
import { readMembershipReport } from '#domain/operations/reports/readMembershipReport.ts'
import { readLeavingReasons } from '#domain/operations/reports/readLeavingReasons.ts'
import { LeavingReasons } from './LeavingReasons.tsx'
import { MembershipFigures } from './MembershipFigures.tsx'
import { MembersByState } from './MembersByState.tsx'
import { WeekChart } from './WeekChart.tsx'

export async function MembershipBoard({ pool, now }: { pool: Pool; now: Date }) {
  const [membership, leaving] = await Promise.all([readMembershipReport(pool, now), readLeavingReasons(pool, now)])
  const newMembers = membership.newMembers.map(({ week, count }) => ({ week, value: count }))
  return (
    <>
      <h2 className="board__title">Membership</h2>
      <MembershipFigures report={membership} />
      <div className="board__columns">
        <WeekChart
          title="New members per week"
          empty="No one joined in the last twelve weeks."
          weeks={newMembers}
          show={String}
        />
        <MembersByState members={membership.members} />
        <LeavingReasons report={leaving} />
      </div>
    </>
  )
}
