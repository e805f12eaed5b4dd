'use client'
import { useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useText } from '../../platform/view/useText.ts'

type Skipped = { title: string; reason: string }

/** Articles that a sync left out, and why. */
export function SkippedField({ path }: JSONFieldClientProps) {
  const t = useText()
  const { value } = useField<Skipped[] | null>({ path })
  return (
    <div className="field-type skipped-articles">
      <p className="field-label">{t('Skipped')}</p>
      {value?.length ? (
        <ul>
          {value.map(({ title, reason }) => (
            <li key={title}>
              {title}: {reason}
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('No article')}</p>
      )}
    </div>
  )
}
