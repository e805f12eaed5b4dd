import type { TextFieldSingleValidation } from 'payload'
import { problemOfSetting } from '#domain/settings/problemOfSetting.ts'

export const validateSetting: TextFieldSingleValidation = (value, { siblingData }) =>
  problemOfSetting((siblingData as { key?: string }).key ?? '', value ?? '') ?? true
