import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form'
import type { z } from 'zod'
import { issueText } from './issueTexts.ts'

/** Checks a form with a schema of `contracts/`, and says what is wrong first in each field, in the page's language. */
export const schemaResolver =
  <Values extends FieldValues, Output>(schema: z.ZodType<Output>): Resolver<Values, unknown, Output> =>
  (values) => {
    const { data, error } = schema.safeParse(values)
    if (!error) return { values: data, errors: {} }
    const errors: FieldErrors<Values> = {}
    for (const issue of error.issues) {
      const name = issue.path.join('.')
      if (!get(errors, name)) set(errors, name, { type: issue.code, message: issueText(issue) })
    }
    return { values: {}, errors }
  }
