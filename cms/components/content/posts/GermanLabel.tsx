'use client'
import { useFormFields } from '@payloadcms/ui'
import { useText } from '../../platform/view/useText.ts'
import { germanTitleIn } from './germanTitleIn.ts'

/** The heading of the German version, also while it is collapsed: its title, or that there is none. */
export function GermanLabel() {
  const t = useText()
  const title = useFormFields(([fields]) => germanTitleIn(fields))
  return (
    <span className="row-label german-label">
      {t('German version')}: {title === '' ? t('none') : <span lang="de">{title}</span>}
    </span>
  )
}
