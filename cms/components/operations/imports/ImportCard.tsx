import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { type Import, IMPORT_KINDS } from '#contracts/operations/imports.ts'
import { problemOf } from '../../platform/view/problemOf.ts'
import { DAY } from '../../platform/view/formats.ts'
import { useFormats } from '../../platform/view/useFormats.ts'
import { ImportActions } from './ImportActions.tsx'
import { ImportLines } from './ImportLines.tsx'
import { ImportProducts } from './ImportProducts.tsx'
import { mayChange, newLabel, stateLine } from './importWords.ts'
import { isMoving } from './useImports.ts'

type ImportCardProps = { shown: Import; isOpen: boolean; onChanged: () => Promise<void> }

export function ImportCard({ shown, isOpen, onChanged }: ImportCardProps) {
  const { t, date, moment } = useFormats()
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
    <section className="imports__card" aria-label={`${t(IMPORT_KINDS[kind])}, ${fileName}`}>
      <h3>{t(IMPORT_KINDS[kind])}</h3>
      <p>
        {fileName} · {moment(createdAt)}
        {shown.isPublished && ` · ${t('published as there')}`}
        {complimentaryUntil && ` · ${t('complimentary until {day}', { day: date(complimentaryUntil, DAY) })}`}
      </p>
      <p role="status">
        <strong>{stateLine(shown, t)}</strong>
      </p>
      {isMoving(shown) && shown.state !== 'inviting' && (
        <progress aria-label={t('Progress')} value={worked} max={counts.create + counts.update} />
      )}
      <dl className="mailing-counts">
        <Count label={newLabel(kind, t)} count={counts.create} />
        {mayChange(kind) && <Count label={t('Changed')} count={counts.update} />}
        <Count label={t('Skipped')} count={counts.skip} />
        <Count label={t('Refused')} count={counts.refuse} />
      </dl>
      {shown.products.length > 0 && (
        <ImportProducts shown={shown} isRunning={isRunning} onRun={(work) => void run(work)} />
      )}
      <ImportActions shown={shown} isRunning={isRunning} onRun={(work) => void run(work)} />
      <p>
        <button type="button" className="imports__toggle" aria-expanded={hasLines} onClick={() => setChosen(!hasLines)}>
          {t(hasLines ? 'Hide the lines' : 'Show the lines')}
        </button>{' '}
        · <a href={`/api/admin/imports/${id}/report.csv`}>{t('Download the report')}</a>
      </p>
      {hasLines && <ImportLines shown={shown} />}
    </section>
  )
}

function Count({ label, count }: { label: string; count: number }) {
  const { number } = useFormats()
  return (
    <div>
      <dt>{label}</dt>
      <dd>{number(count)}</dd>
    </div>
  )
}
