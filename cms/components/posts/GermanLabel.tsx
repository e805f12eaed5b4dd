'use client'
import { useFormFields } from '@payloadcms/ui'
import { germanTitleIn } from './germanTitleIn.ts'

/** The heading of the German version, also while it is collapsed: its title, or that there is none. */
export function GermanLabel() {
  const title = useFormFields(([fields]) => germanTitleIn(fields))
  return (
    <span className="row-label german-label">
      German version: {title === '' ? 'none' : <span lang="de">{title}</span>}
    </span>
  )
}
