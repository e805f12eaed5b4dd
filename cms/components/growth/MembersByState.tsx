import { addressOf } from '#contracts/shared/addressOf.ts'
import { membersCsv } from '#contracts/routes/people/people.ts'
import type { MemberState, MembershipReport } from '#domain/operations/reports/readMembershipReport.ts'
import { Bars } from './Bars.tsx'

const WORDS: Record<MemberState, string> = {
  active: 'Active',
  trialing: 'In a free trial',
  ending: 'Canceled, still active',
  paused: 'Paused',
  past_due: 'Payment failed, in grace period',
  complimentary: 'Complimentary',
  suspended: 'Suspended',
  ended: 'Ended',
  never: 'Never subscribed',
}
const HIGHLIGHTED: MemberState[] = ['active', 'trialing']

export function MembersByState({ members }: { members: MembershipReport['members'] }) {
  const items = (Object.keys(WORDS) as MemberState[]).map((state) => ({
    key: state,
    label: WORDS[state],
    value: members[state],
    isLit: HIGHLIGHTED.includes(state),
  }))
  return (
    <section className="board__panel">
      <h3>People by status</h3>
      <Bars items={items} />
      <a href={addressOf(membersCsv, {})}>Download as CSV</a>
    </section>
  )
}
