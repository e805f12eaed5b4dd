import type { ArrayFieldValidation } from 'payload'
import { array } from 'payload/shared'

/** Forms send the number of rows, saves send the rows. */
export const validateChapters: ArrayFieldValidation = (value, options) => {
  const seconds = (Array.isArray(value) ? value : []).map((row) =>
    Math.floor(Number((row as { second?: unknown }).second)),
  )
  const twice = seconds.find((second, index) => seconds.indexOf(second) !== index)
  return twice === undefined ? array(value, options) : `Two chapters begin at second ${twice}.`
}
