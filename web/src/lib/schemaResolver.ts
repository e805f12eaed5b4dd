import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'
import { checkInput, type LoadSchema } from './checkInput.ts'

/** Checks a form with a schema of `contracts/`, and says what is wrong first in each field, in the page's language. */
export const schemaResolver =
  <Values extends FieldValues, Output>(load: LoadSchema<Output>): Resolver<Values, unknown, Output> =>
  async (values) => {
    const { data, errors: texts } = await checkInput(load, values)
    if (data) return { values: data, errors: {} }
    const errors: FieldErrors<Values> = {}
    for (const [name, message] of Object.entries(texts)) set(errors, name, { type: 'custom', message })
    return { values: {}, errors }
  }
