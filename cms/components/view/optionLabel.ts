import type { ClientField, Field } from 'payload'

/** The words of a select field for a stored value; other values stay as they are. */
export function optionLabel(field: Field | ClientField | undefined, value: string): string {
  if (field?.type !== 'select') return value
  const option = field.options.find((one) => typeof one === 'object' && one.value === value)
  return typeof option === 'object' && typeof option.label === 'string' ? option.label : value
}
