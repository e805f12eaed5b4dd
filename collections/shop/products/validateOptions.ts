import type { ArrayFieldValidation } from 'payload'
import { array } from 'payload/shared'

/** Forms send the number of rows, saves send the rows. */
export const validateOptions: ArrayFieldValidation = (value, options) => {
  const names = (Array.isArray(value) ? value : []).map((row) => nameOf(row).toLowerCase())
  const twice = names.findIndex((name, index) => name !== '' && names.indexOf(name) !== index)
  if (twice === -1) return array(value, options)
  return `“${nameOf((value as unknown[])[twice])}” is in the list twice. Please give each its own name.`
}

const nameOf = (row: unknown): string => {
  const { name } = row as { name?: unknown }
  return typeof name === 'string' ? name.trim() : ''
}
