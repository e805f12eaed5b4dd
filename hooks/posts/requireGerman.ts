import type { RichTextFieldValidation, TextareaFieldValidation, TextFieldSingleValidation } from 'payload'
import { text, textarea } from 'payload/shared'
import { germanDescriptionOf } from '#domain/content/posts/describePost.ts'
import { type GermanField, germanProblems } from '#domain/content/posts/germanProblems.ts'
import type { Post } from '../../payload-types.ts'
import { validateStory } from '../stories/validateStory.ts'

export const requireGermanTitle: TextFieldSingleValidation = (value, { data, ...options }) =>
  problemOf('germanTitle', data) ?? text(value, { data, ...options })

export const requireGermanDescription: TextareaFieldValidation = (value, { data, ...options }) =>
  problemOf('germanDescription', data) ?? textarea(value, { data, ...options })

export const requireGermanStory: RichTextFieldValidation = async (value, options) => {
  const result = await validateStory(value, options)
  return result === true ? (problemOf('germanBody', options.data) ?? true) : result
}

function problemOf(field: GermanField, data: unknown): string | undefined {
  // Safe: `rejectBrokenStory` has checked the texts, and the rest is checked by its own field.
  const post = data as Partial<Post>
  return germanProblems({ ...post, germanDescription: germanDescriptionOf(post, new Date()) })[field]
}
