'use client'
import { FieldLabel, useField } from '@payloadcms/ui'
import type { TextareaFieldClientProps } from 'payload'

const BLOCKS = /<\/?(?:p|div|ul|ol|li|br|h[1-6])[^<>]*>/i

/** The print provider describes articles in HTML. Here only its words matter. */
export function DescriptionField({ field, path }: TextareaFieldClientProps) {
  const { value } = useField<string | null>({ path })
  const lines = (value ?? '').split(BLOCKS).map((line) => line.replace(/<[^<>]*>/g, '').trim())
  return (
    <div className="field-type textarea read-only">
      <FieldLabel as="span" label={field.label} path={path} />
      {lines.filter(Boolean).map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
  )
}
