'use client'
import { FieldLabel, useField } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'

export function SecondsField({ field, path }: NumberFieldClientProps) {
  const { value } = useField<number | null>({ path })
  const id = `field-${path.replaceAll('.', '__')}`
  return (
    <div className="field-type number read-only">
      <FieldLabel htmlFor={id} label={field.label} path={path} />
      <div className="field-type__wrap">
        <input id={id} readOnly disabled value={typeof value === 'number' ? Math.round(value) : ''} />
      </div>
    </div>
  )
}
