import { text } from 'payload/shared'
import type { TextFieldSingleValidation } from 'payload'
import { slugProblem } from '#domain/site/slugProblem.ts'

export const validateSlug: TextFieldSingleValidation = (value, options) =>
  slugProblem(value ?? '') ?? text(value, options)
