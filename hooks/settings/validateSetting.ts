import type { TextFieldSingleValidation } from 'payload'
import { settingProblem } from '#domain/settings/settingProblem.ts'

export const validateSetting: TextFieldSingleValidation = (value, { siblingData }) =>
  settingProblem((siblingData as { key?: string }).key ?? '', value ?? '') ?? true
