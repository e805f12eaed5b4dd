import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { type Import, IMPORT_KINDS } from '#contracts/operations/imports.ts'
import { problemOf } from '../problemOf.ts'
import { ImportActions } from './ImportActions.tsx'
import { ImportLines } from './ImportLines.tsx'
import { ImportProducts } from './ImportProducts.tsx'
import { actionLabels, mayChange, stateLine } from './importWords.ts'
import { isMoving } from './useImports.ts'

type ImportCardProps = { shown: Import; isOpen: boolean; onChanged: () => Promise<void> }

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

export function ImportCard({ shown, isOpen, onChanged }: ImportCardProps) {
  const [isChosen, setChosen] = useState<boolean>()
  const [isRunning, setRunning] = useState(false)
  const { id, kind, fileName, createdAt, complimentaryUntil, counts } = shown
  const hasLines = isChosen ?? isOpen
  const worked = shown.state === 'undoing' ? counts.undone + counts.kept : counts.done

  async function run(work: Promise<unknown>) {
    setRunning(true)
    const problem = await problemOf(work)
    if (problem) toast.error(problem)
    await onChanged()
    setRunning(false)
  }

  return (
    <section className="imports__card" aria-label={`${IMPORT_KINDS[kind]}, ${fileName}`}>
      <h3>{IMPORT_KINDS[kind]}</h3>
      <p>
        {fileName} · {time.format(new Date(createdAt))}
        {shown.isPublished && ' · published as there'}
        {complimentaryUntil && ` · complimentary until ${day.format(new Date(complimentaryUntil))}`}
      </p>
      <p role="status">
        <strong>{stateLine(shown)}</strong>
      </p>
      {isMoving(shown) && shown.state !== 'inviting' && (
        <progress aria-label="Progress" value={worked} max={counts.create + counts.update} />
      )}
      <dl className="mailing-counts">
        <Count label={`${actionLabels(kind).create}s`} count={counts.create} />
        {mayChange(kind) && <Count label="Changed" count={counts.update} />}
        <Count label="Skipped" count={counts.skip} />
        <Count label="Refused" count={counts.refuse} />
      </dl>
      {shown.products.length > 0 && (
        <ImportProducts shown={shown} isRunning={isRunning} onRun={(work) => void run(work)} />
      )}
      <ImportActions shown={shown} isRunning={isRunning} onRun={(work) => void run(work)} />
      <p>
        <button type="button" className="imports__toggle" aria-expanded={hasLines} onClick={() => setChosen(!hasLines)}>
          {hasLines ? 'Hide the lines' : 'Show the lines'}
        </button>{' '}
        · <a href={`/api/admin/imports/${id}/report.csv`}>Download the report</a>
      </p>
      {hasLines && <ImportLines shown={shown} />}
    </section>
  )
}

function Count({ label, count }: { label: string; count: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{count.toLocaleString('en-US')}</dd>
    </div>
  )
}
