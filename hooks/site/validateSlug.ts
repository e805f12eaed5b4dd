import { text } from 'payload/shared'
import type { TextFieldSingleValidation } from 'payload'
import { slugProblem } from '#domain/platform/site/slugProblem.ts'
import { textOf } from './textOf.ts'

export const validateSlug: TextFieldSingleValidation = (value, options) =>
  slugProblem(textOf(value)) ?? text(value, options)
