'use client'
import { CheckboxInput, FieldDescription, FieldError, useField, withCondition } from '@payloadcms/ui'
import type { CheckboxFieldClientComponent, CheckboxFieldClientProps } from 'payload'
import { useCallback, useId } from 'react'

/** Payload's own field would show its name, such as “isHidden”, while the pointer rests on it. */
function Checkbox({ field, path: givenPath, readOnly, validate }: CheckboxFieldClientProps) {
  const id = useId()
  const { required, admin } = field
  const validateRequired = useCallback<NonNullable<typeof validate>>(
    (value, options) => validate?.(value, { ...options, ...(required && { required }) }) ?? true,
    [validate, required],
  )
  const { customComponents, disabled, path, setValue, showError, value } = useField<boolean>({
    potentiallyStalePath: givenPath,
    validate: validateRequired,
  })
  const isReadOnly = Boolean(readOnly) || disabled
  const classes = [
    'field-type checkbox',
    showError && 'error',
    value && 'checkbox--checked',
    isReadOnly && 'checkbox--read-only',
  ]
  return (
    <div className={[...classes, admin?.className].filter(Boolean).join(' ')}>
      <FieldError path={path} showError={showError} />
      <CheckboxInput
        id={id}
        checked={value}
        label={field.label}
        readOnly={isReadOnly}
        required={Boolean(required)}
        onToggle={() => setValue(!value)}
      />
      {customComponents?.Description ?? <FieldDescription description={admin?.description} path={path} />}
    </div>
  )
}

export const PlainCheckbox: CheckboxFieldClientComponent = withCondition(Checkbox)
