import type { RichTextFieldValidation, TextFieldSingleValidation } from 'payload'
import { richText } from 'payload/shared'
import { isSafeUrl } from '#contracts/shared/isSafeUrl.ts'
import { storyProblem } from '#domain/content/stories/storyProblem.ts'

/** The panel may store exactly what the site's own editor may store. */
export const validateStory: RichTextFieldValidation = (value, options) =>
  storyProblem(value) ?? richText(value, options)

export const validateStoryLink: TextFieldSingleValidation = (url, { siblingData }) => {
  if ((siblingData as { linkType?: unknown }).linkType === 'internal') return true
  return isSafeUrl(url ?? '') || 'Enter a web address, mailto: or a path of this site such as /shop.'
}
