import type { TextFieldSingleValidation } from 'payload'
import { problemOfSetting } from '#domain/settings/problemOfSetting.ts'

/** Validates the value of a known setting. */
export const validateSetting: TextFieldSingleValidation = (value, { siblingData }) =>
  problemOfSetting((siblingData as { key?: string }).key ?? '', value ?? '') ?? true
