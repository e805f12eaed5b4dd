import { text } from 'payload/shared'
import type { TextFieldSingleValidation } from 'payload'
import { linkProblem } from '#domain/site/linkProblem.ts'

export const validateLink: TextFieldSingleValidation = (value, options) =>
  linkProblem(value ?? '') ?? text(value, options)
