import type { Pool } from 'pg'
import { readIdentificationReport } from '#domain/operations/reports/readIdentificationReport.ts'
import { Figure } from './Figure.tsx'

export async function StonesBoard({ pool, now }: { pool: Pool; now: Date }) {
  const { waiting, fromMembers, medianDays } = await readIdentificationReport(pool, now)
  return (
    <>
      <h2 className="board__title">Stones to identify</h2>
      <dl className="board__figures">
        <Figure
          label="Stones waiting"
          value={String(waiting)}
          note={`${fromMembers} from members`}
          tone={waiting > 0 ? 'alarm' : 'calm'}
          href="/cms/collections/identifications?where[status][equals]=waiting"
        />
        <Figure
          label="Days to the answer"
          value={medianDays === null ? '–' : medianDays.toFixed(1)}
          note="median of the last 90 days"
        />
      </dl>
    </>
  )
}
