import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { changeProblems, type GuessOption, optionsProblem } from '#domain/community/guesses/guessRules.ts'
import { hasVotes } from '#domain/community/guesses/hasVotes.ts'
import type { Guess } from '../../../payload-types.ts'

type TypedGuess = { options?: GuessOption[] | null; closesAt?: string }

/** @throws ValidationError 400 for options without one right answer, and for changes after people have guessed. */
export const checkGuess: CollectionBeforeValidateHook<Guess> = async ({ data, originalDoc, req }) => {
  const now = new Date()
  const wanted: TypedGuess = { ...originalDoc, ...data }
  const problem = optionsProblem(wanted.options ?? [])
  const errors: { path: string; message: string }[] = problem ? [{ path: 'options', message: problem }] : []
  if (originalDoc?.id !== undefined && (await hasVotes(await databaseOfRequest(req), originalDoc.id)))
    errors.push(...changeProblems(originalDoc, wanted, now))
  if (errors.length > 0) throw new ValidationError({ collection: 'guesses', errors, req }, req.t)
  return data
}
