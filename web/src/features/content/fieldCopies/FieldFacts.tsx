import { dayOf } from '../../../lib/dates.ts'
import { formatBytes } from '../../../lib/formatBytes.ts'
import type { FieldRecord } from '../../../lib/offline/fieldStore.ts'
import { Trans } from '../../../ui/Trans.tsx'

/** How long a copy can be read, and what it takes. */
export function FieldFacts({ record: { expiresAt, bytes, isFilmMissing } }: { record: FieldRecord }) {
  const values = { day: dayOf(new Date(expiresAt)), size: formatBytes(bytes) }
  const components = { 0: <time dateTime={expiresAt} /> }
  return (
    <span>
      {isFilmMissing ? (
        <Trans
          id="Saved on this device, readable until <0>{day}</0> · {size}. The film is too large to save, or isn’t ready yet"
          values={values}
          components={components}
        />
      ) : (
        <Trans
          id="Saved on this device, readable until <0>{day}</0> · {size}"
          values={values}
          components={components}
        />
      )}
    </span>
  )
}
