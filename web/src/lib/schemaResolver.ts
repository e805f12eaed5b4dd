import { toNestErrors } from '@hookform/resolvers'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { issueText } from './issueTexts.ts'

/** Checks a form with a schema of `contracts/`, and says what is wrong in the page's language. */
export const schemaResolver =
  <Values extends FieldValues, Output>(schema: z.ZodType<Output>): Resolver<Values, unknown, Output> =>
  (values, _context, options) => {
    const { data, error } = schema.safeParse(values)
    if (!error) return { values: data, errors: {} }
    const found: Record<string, { type: string; message: string }> = {}
    for (const issue of error.issues) found[issue.path.join('.')] ??= { type: issue.code, message: issueText(issue) }
    return { values: {}, errors: toNestErrors(found as FieldErrors<Values>, options) }
  }
