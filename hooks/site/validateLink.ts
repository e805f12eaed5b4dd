import { text } from 'payload/shared'
import type { TextFieldSingleValidation } from 'payload'
import { menuLinkProblem } from '#domain/platform/site/menuLinkProblem.ts'
import { textOf } from './textOf.ts'

export const validateLink: TextFieldSingleValidation = (value, options) =>
  menuLinkProblem(textOf(value)) ?? text(value, options)
