'use client'
import { FieldError, FieldLabel, SelectInput, useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { CAPTION_LANGUAGES } from '#contracts/content/captions.ts'
import { textIn } from '../../platform/view/textIn.ts'

/** A list in place of a code, with the names of languages. A stored language that isn’t listed stays. */
export function LanguageField({ field, path, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError } = useField<string>({ path })
  const { language } = useTranslation().i18n
  const names = new Intl.DisplayNames([language === 'de' ? 'de' : 'en'], { type: 'language' })
  const tags = value && !CAPTION_LANGUAGES.includes(value) ? [value, ...CAPTION_LANGUAGES] : CAPTION_LANGUAGES
  return (
    <SelectInput
      path={path}
      name={field.name}
      value={value}
      readOnly={readOnly ?? false}
      isClearable={false}
      showError={showError}
      options={tags.map((tag) => ({ value: tag, label: nameOf(tag, names) }))}
      Label={<FieldLabel label={textIn(language)('Language')} path={path} required />}
      Error={<FieldError path={path} showError={showError} />}
      onChange={(option) => {
        if (!Array.isArray(option)) setValue(option.value)
      }}
    />
  )
}

function nameOf(tag: string, names: Intl.DisplayNames): string {
  try {
    return names.of(tag) ?? tag
  } catch {
    return tag
  }
}
