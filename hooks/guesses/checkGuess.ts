import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { changeProblem, isOpen, type GuessOption, optionsProblem } from '#domain/guesses/guessRules.ts'
import { hasVotes } from '#domain/guesses/hasVotes.ts'
import type { Guess } from '../../payload-types.ts'

type Wanted = { options?: GuessOption[] | null; closesAt?: string | null }

/** @throws ValidationError 400 for options without one right answer, and for changes after people have guessed. */
export const checkGuess: CollectionBeforeValidateHook<Guess> = async ({ data, originalDoc, req }) => {
  const wanted: Wanted = { ...originalDoc, ...data }
  const errors = []
  const problem = optionsProblem(wanted.options ?? [])
  if (problem) errors.push({ path: 'options', message: problem })
  if (originalDoc?.id !== undefined && (await hasVotes(await databaseOfRequest(req), originalDoc.id))) {
    const changed = changeProblem(originalDoc.options ?? [], wanted.options ?? [])
    if (changed) errors.push({ path: 'options', message: changed })
    const isOver = !isOpen(new Date(originalDoc.closesAt), new Date())
    if (isOver && wanted.closesAt && new Date(wanted.closesAt).getTime() !== new Date(originalDoc.closesAt).getTime())
      errors.push({ path: 'closesAt', message: 'The result is out, so the guessing can’t open again.' })
  }
  if (errors.length > 0) throw new ValidationError({ collection: 'guesses', errors, req }, req.t)
  return data
}
