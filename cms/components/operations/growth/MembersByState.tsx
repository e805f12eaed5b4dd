import { addressOf } from '#contracts/shared/addressOf.ts'
import { membersCsv } from '#contracts/routes/people/people.ts'
import type { MemberState, MembershipReport } from '#domain/operations/reports/readMembershipReport.ts'
import { msg, type Translate } from '../../platform/view/textIn.ts'
import { Bars } from './Bars.tsx'

const WORDS: Record<MemberState, string> = {
  active: msg('Active'),
  trialing: msg('In a free trial'),
  ending: msg('Canceled, still active'),
  paused: msg('Paused'),
  past_due: msg('Payment failed, in grace period'),
  complimentary: msg('Complimentary'),
  suspended: msg('Suspended'),
  ended: msg('Ended'),
  never: msg('Never subscribed'),
}
const HIGHLIGHTED: MemberState[] = ['active', 'trialing']

export function MembersByState({ members, t }: { members: MembershipReport['members']; t: Translate }) {
  const items = (Object.keys(WORDS) as MemberState[]).map((state) => ({
    key: state,
    label: t(WORDS[state]),
    value: members[state],
    isLit: HIGHLIGHTED.includes(state),
  }))
  return (
    <section className="board__panel">
      <h3>{t('People by status')}</h3>
      <Bars t={t} items={items} />
      <a href={addressOf(membersCsv, {})}>{t('Download as CSV')}</a>
    </section>
  )
}
