import type { FormState } from 'payload'

/** As in the form; empty without one. */
export function germanTitleIn(fields: FormState): string {
  const title: unknown = fields['germanTitle']?.value
  return typeof title === 'string' ? title.trim() : ''
}
