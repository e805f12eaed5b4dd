import { Notice } from '../../../ui/Notice.tsx'
import { t } from '../../../lib/text.ts'

/** Above the button that was pressed, which on a phone is the only part of the form in view. */
export function NothingWithdrawn({ problem }: { problem: string | undefined }) {
  if (!problem) return null
  return (
    <Notice tone="bad" role="alert" title={t('Nothing was withdrawn')}>
      {problem}
    </Notice>
  )
}
