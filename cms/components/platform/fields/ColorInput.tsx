'use client'
import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { labelIn } from '#contracts/shared/labelIn.ts'
import { textIn } from '../view/textIn.ts'

/** A hex color, typed or picked. Empty means the standard color, which is the placeholder. */
export function ColorInput({ field, path, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError, errorMessage, disabled } = useField<string>({ path })
  const standard = typeof field.admin?.placeholder === 'string' ? field.admin.placeholder : '#000000'
  const { language } = useTranslation().i18n
  const name = labelIn(field.label, language) ?? path
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
            aria-label={textIn(language)('Pick a color for {name}', { name })}
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
