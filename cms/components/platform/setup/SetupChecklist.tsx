import type { Pool } from 'pg'
import { isSetUp } from '#domain/operations/reports/isSetUp.ts'
import type { Translate } from '../view/textIn.ts'
import { SetupStepRow } from './SetupStepRow.tsx'
import { STEPS } from './steps.ts'

/** Open until the site has a post and a sale. Later it still answers “does everything work?”. */
export async function SetupChecklist({ pool, t }: { pool: Pool; t: Translate }) {
  const isNew = !(await isSetUp(pool))
  return (
    <details className="setup" open={isNew}>
      <summary>
        <h2>{t(isNew ? 'Your first hour' : 'Is everything connected?')}</h2>
        <span>{t('From an empty server to the first sale. Each step is checked when you open this list.')}</span>
      </summary>
      <ol>
        {STEPS.map((step) => (
          <SetupStepRow key={step.step} {...step} startsOpen={isNew} />
        ))}
      </ol>
    </details>
  )
}
