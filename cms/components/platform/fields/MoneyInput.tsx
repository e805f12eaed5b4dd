'use client'
import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { useState } from 'react'
import { amountToCents } from '#contracts/shared/amountToCents.ts'
import { withPoint } from '#contracts/shared/decimalComma.ts'
import { checkCents } from '#contracts/shared/money.ts'
import { labelIn } from '#contracts/shared/labelIn.ts'
import { formatsIn } from '../view/formats.ts'

/** Edits dollars, stores whole cents. An invalid amount is sent unchanged, and the server rejects it. */
export function MoneyInput({ field, path, readOnly }: NumberFieldClientProps) {
  const { language } = useTranslation().i18n
  const { t, written } = formatsIn(language)
  const { value, setValue, formSubmitted, disabled } = useField<number | string | null>({ path })
  // Validated here, too: a late response of the form-state request can clear the server's error.
  const problem = checkCents(value, Boolean(field.required))
  const showError = formSubmitted && problem !== true
  const [typed, setTyped] = useState<string | null>(null)
  const stored = typeof value === 'number' ? written(value) : (value ?? '')
  const change = (text: string) => {
    setTyped(text)
    setValue(text.trim() === '' ? null : (amountToCents(withPoint(text)) ?? text))
  }
  const id = `field-${path.replaceAll('.', '__')}`
  return (
    <div className={`field-type number money-input${showError ? ' error' : ''}`}>
      <FieldLabel
        htmlFor={id}
        label={t('{name} in US dollars', { name: labelIn(field.label, language) ?? t('Amount') })}
        required={field.required}
        path={path}
      />
      <div className="field-type__wrap">
        {showError && <FieldError showError message={problem === true ? undefined : t(problem)} path={path} />}
        <input
          id={id}
          inputMode="decimal"
          value={typed ?? stored}
          disabled={readOnly || disabled}
          aria-invalid={showError}
          onChange={({ target }) => change(target.value)}
          onBlur={() => setTyped(null)}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
