import { ValidationError } from 'payload'
import { ShopError } from '#domain/platform/ShopError.ts'
import type { GermanField } from './germanProblems.ts'

const REFUSALS = [
  'Please translate the text too: the post has one. You can do both in the panel.',
  'Please translate the description too: the post has one. You can do both in the panel.',
  'Please put a members-only divider into the German text: the original has one. You can do both in the panel.',
]

/**
 * Payload says it at the fields of the panel, which an editor on the site doesn't have.
 *
 * @returns ShopError `invalid_story` for a change that the German version must follow; other errors as they are.
 */
export function germanRefusal(error: unknown): unknown {
  if (!(error instanceof ValidationError)) return error
  const problemOf = (field: GermanField) => error.data.errors.find(({ path }) => path === field)?.message
  const [ofText, ofDescription] = [problemOf('germanBody'), problemOf('germanDescription')]
  const problem = ofText ?? ofDescription
  if (!problem) return error
  const message = REFUSALS.find((sentence) => sentence.startsWith(problem)) ?? problem
  return new ShopError('invalid_story', { message, errors: { [ofText ? 'body' : 'description']: message } })
}
