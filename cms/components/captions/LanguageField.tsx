'use client'
import { FieldError, FieldLabel, SelectInput, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { CAPTION_LANGUAGES } from '#contracts/content/captions.ts'

/** A list in place of a code, with the names of languages in English. A stored language that isn’t listed stays. */
export function LanguageField({ field, path, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError } = useField<string>({ path })
  const tags = value && !CAPTION_LANGUAGES.includes(value) ? [value, ...CAPTION_LANGUAGES] : CAPTION_LANGUAGES
  return (
    <SelectInput
      path={path}
      name={field.name}
      value={value}
      readOnly={readOnly ?? false}
      isClearable={false}
      showError={showError}
      options={tags.map((tag) => ({ value: tag, label: nameOf(tag) }))}
      Label={<FieldLabel label="Language" path={path} required />}
      Error={<FieldError path={path} showError={showError} />}
      onChange={(option) => {
        if (!Array.isArray(option)) setValue(option.value)
      }}
    />
  )
}

const NAMES = new Intl.DisplayNames(['en'], { type: 'language' })

function nameOf(tag: string): string {
  try {
    return NAMES.of(tag) ?? tag
  } catch {
    return tag
  }
}
