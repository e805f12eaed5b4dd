import type { TextFieldSingleValidation } from 'payload'
import { problemOfSetting } from '#domain/settings/problemOfSetting.ts'

/** A known setting takes only what the site understands; what an employee typed wrong is told at once. */
export const fitSetting: TextFieldSingleValidation = (value, { siblingData }) =>
  problemOfSetting((siblingData as { key?: string }).key ?? '', value ?? '') ?? true
