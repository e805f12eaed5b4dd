import type { SelectField } from 'payload'

/** The language of what is written to somebody. */
export const languageField = (): SelectField => ({
  name: 'language',
  type: 'select',
  required: true,
  defaultValue: 'en',
  options: [
    { value: 'en', label: 'English' },
    { value: 'de', label: 'German' },
  ],
})
