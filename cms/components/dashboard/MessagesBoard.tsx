import type { Pool } from 'pg'
import { readThreadReport } from '#domain/operations/reports/readThreadReport.ts'
import { Figure } from './Figure.tsx'

export async function MessagesBoard({ pool, now }: { pool: Pool; now: Date }) {
  const { waiting, fromMembers, medianHours } = await readThreadReport(pool, now)
  return (
    <>
      <h2 className="board__title">Messages</h2>
      <dl className="board__figures">
        <Figure
          label="Messages waiting"
          value={String(waiting)}
          note={`${fromMembers} from members`}
          tone={waiting > 0 ? 'alarm' : 'calm'}
          href="/cms/collections/contact-messages?where[status][equals]=open"
        />
        <Figure
          label="Hours to the first answer"
          value={medianHours === null ? '–' : medianHours.toFixed(1)}
          note="median of the last 90 days"
        />
      </dl>
    </>
  )
}
