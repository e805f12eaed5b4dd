import { type FieldHook, ValidationError } from 'payload'
import { storyProblem } from '#domain/content/stories/storyProblem.ts'

/** The editor's own hooks run before `validate`, and break when a text is nested too deeply or is no text. */
export const rejectBrokenStory: FieldHook = ({ value, collection, path, req }) => {
  const message = storyProblem(value)
  if (!message) return value as unknown
  const errors = [{ message, path: path.join('.') }]
  throw new ValidationError({ errors, req, ...(collection && { collection: collection.slug }) }, req.t)
}
