import { text } from 'payload/shared'
import type { TextFieldSingleValidation } from 'payload'
import type { Scheme } from '#contracts/platform/colorSchemes.ts'
import { contrastProblem } from '#domain/platform/appearance/contrastProblem.ts'
import { textOf } from './textOf.ts'

/** Rejects a color that would make text hard to read, and suggests one that works. */
export const validateColor =
  (scheme: Scheme): TextFieldSingleValidation =>
  (value, options) => {
    const problem = value ? contrastProblem(textOf(value), scheme) : null
    return problem ?? text(value, options)
  }
