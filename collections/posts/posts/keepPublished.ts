import type { SelectFieldSingleValidation } from 'payload'
import { select } from 'payload/shared'

/** Saving a draft must not unpublish a post. */
export const keepPublished: SelectFieldSingleValidation = (value, options) => {
  if (value === 'draft' && options.previousValue === 'published')
    return 'This post is published. Duplicate it to work on a draft, or move it to the trash to take it off the site.'
  return select(value, options)
}
