import { LEAVING_WORDS } from '#contracts/membership/leavingReasons.ts'
import type { LeavingReport } from '#domain/operations/reports/readLeavingReasons.ts'
import { DAY, type Formats } from '../../platform/view/formats.ts'
import { Bars } from './Bars.tsx'

type LeavingReasonsProps = { report: LeavingReport; formats: Formats }

export function LeavingReasons({ report: { counts, notes }, formats: { t, date } }: LeavingReasonsProps) {
  return (
    <section className="board__panel" id="leaving">
      <h3>{t('Why members canceled, last 12 months')}</h3>
      <Bars
        t={t}
        items={counts.map(({ reason, count }) => ({ key: reason, label: t(LEAVING_WORDS[reason]), value: count }))}
      />
      {notes.length > 0 && (
        <ul>
          {notes.map(({ reason, note, answeredAt, email }) => (
            <li key={`${email} ${answeredAt.getTime()}`}>
              {note} ({t(LEAVING_WORDS[reason])}, {email}, {date(answeredAt, DAY)})
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
