import { LEAVING_WORDS } from '#contracts/membership/leavingReasons.ts'
import type { LeavingReport } from '#domain/operations/reports/readLeavingReasons.ts'
import { Bars } from './Bars.tsx'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

export function LeavingReasons({ report: { counts, notes } }: { report: LeavingReport }) {
  return (
    <section className="board__panel" id="leaving">
      <h3>Why members canceled, last 12 months</h3>
      <Bars items={counts.map(({ reason, count }) => ({ key: reason, label: LEAVING_WORDS[reason], value: count }))} />
      {notes.length > 0 && (
        <ul>
          {notes.map(({ reason, note, answeredAt, email }) => (
            <li key={`${email} ${answeredAt.getTime()}`}>
              {note} ({LEAVING_WORDS[reason]}, {email}, {day.format(answeredAt)})
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
