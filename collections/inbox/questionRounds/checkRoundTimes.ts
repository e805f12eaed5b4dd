import { type CollectionBeforeValidateHook, ValidationError } from 'payload'

type Round = { opensAt?: string | null; closesAt?: string | null; startsAt?: string | null }

/** @throws ValidationError 400 where a round’s times are not in their order. */
export const checkRoundTimes: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const { opensAt, closesAt, startsAt } = { ...(originalDoc as Round | undefined), ...(data as Round | undefined) }
  const errors = []
  if (opensAt && closesAt && new Date(opensAt) >= new Date(closesAt))
    errors.push({ path: 'closesAt', message: 'Questions must end after they begin.' })
  if (closesAt && startsAt && new Date(closesAt) > new Date(startsAt))
    errors.push({ path: 'startsAt', message: 'The session can’t begin before the questions end.' })
  if (errors.length > 0) throw new ValidationError({ collection: 'question-rounds', errors, req }, req.t)
  return data
}
