import { dayOf } from '../../lib/dates.ts'
import { formatBytes } from '../../lib/formatBytes.ts'
import type { FieldRecord } from '../../lib/offline/fieldStore.ts'
import { t } from '../../lib/text.ts'

/** How long a copy can be read, and what it takes. */
export function FieldFacts({ record: { expiresAt, bytes, isFilmMissing } }: { record: FieldRecord }) {
  const until = new Date(expiresAt)
  return (
    <span>
      {t('Saved on this device, readable until')} <time dateTime={expiresAt}>{dayOf(until)}</time> ·{' '}
      {formatBytes(bytes)}
      {isFilmMissing && '. The film is too large to save, or isn’t ready yet'}
    </span>
  )
}
