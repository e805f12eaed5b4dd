import { text } from 'payload/shared'
import type { TextFieldSingleValidation } from 'payload'
import { menuLinkProblem } from '#domain/site/menuLinkProblem.ts'

export const validateLink: TextFieldSingleValidation = (value, options) =>
  menuLinkProblem(value ?? '') ?? text(value, options)
