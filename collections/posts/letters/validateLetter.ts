import type { RichTextFieldValidation } from 'payload'
import { richText } from 'payload/shared'
import { letterProblem } from '#domain/outreach/letters/letterProblem.ts'

export const validateLetter: RichTextFieldValidation = (value, options) =>
  letterProblem(value) ?? richText(value, options)
