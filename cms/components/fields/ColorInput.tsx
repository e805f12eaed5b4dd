'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** A hex color, typed or picked. Empty means the standard color, which is the placeholder. */
export function ColorInput({ field, path, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError, errorMessage, disabled } = useField<string>({ path })
  const standard = typeof field.admin?.placeholder === 'string' ? field.admin.placeholder : '#000000'
  const shown = value || standard
  const id = `field-${path.replaceAll('.', '__')}`
  const isLocked = Boolean(readOnly || disabled)
  return (
    <div className={`field-type text color-input${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} path={path} />
      <div className="field-type__wrap">
        <FieldError showError={showError} message={errorMessage} path={path} />
        <div className="color-input__row">
          <input
            type="color"
            aria-label={`Pick a color for ${typeof field.label === 'string' ? field.label : path}`}
            value={/^#[0-9a-f]{6}$/i.test(shown) ? shown.toLowerCase() : standard.toLowerCase()}
            disabled={isLocked}
            onChange={({ target }) => setValue(target.value)}
          />
          <input
            id={id}
            type="text"
            spellCheck={false}
            value={value ?? ''}
            placeholder={standard}
            disabled={isLocked}
            aria-invalid={showError}
            onChange={({ target }) => setValue(target.value.trim())}
          />
        </div>
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
