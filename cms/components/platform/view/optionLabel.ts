import type { ClientField, Field } from 'payload'
import { labelIn } from '#contracts/shared/labelIn.ts'

/** The words of a select field for a stored value, in the employee's language; other values stay as they are. */
export function optionLabel(field: Field | ClientField | undefined, value: string, language = 'en'): string {
  if (field?.type !== 'select') return value
  const option = field.options.find((one) => typeof one === 'object' && one.value === value)
  return (typeof option === 'object' && labelIn(option.label, language)) || value
}
