import { ValidationError } from 'payload'
import { problem } from '#contracts/shared/problem.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { GERMAN_PROBLEMS, type GermanField } from './germanProblems.ts'

/**
 * Payload says it at the fields of the panel, which an editor on the site doesn't have.
 *
 * @returns AppError `invalid_story` for a change that the German version must follow; other errors as they are.
 */
export function germanRefusal(error: unknown): unknown {
  if (!(error instanceof ValidationError)) return error
  const problemOf = (field: GermanField) => error.data.errors.find(({ path }) => path === field)?.message
  const [ofText, ofDescription] = [problemOf('germanBody'), problemOf('germanDescription')]
  const found = ofText ?? ofDescription
  if (!found) return error
  // Payload's errors have a sentence and no code.
  const missing = MISSING.find((part) => GERMAN_PROBLEMS[part] === found)
  const said = missing ? GERMAN_REFUSALS[missing] : found
  return new AppError('invalid_story.body', { problem: said, errors: { [ofText ? 'body' : 'description']: said } })
}

const GERMAN_REFUSALS = {
  text: problem('Please translate the text too: the post has one. You can do both in the panel.'),
  description: problem('Please translate the description too: the post has one. You can do both in the panel.'),
  divider: problem(
    'Please put a members-only divider into the German text: the original has one. You can do both in the panel.',
  ),
}
const MISSING = Object.keys(GERMAN_REFUSALS) as (keyof typeof GERMAN_REFUSALS)[]
