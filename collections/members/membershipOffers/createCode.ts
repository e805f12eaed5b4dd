import { randomInt } from 'node:crypto'
import type { FieldHook } from 'payload'

/** Without letters and digits that look alike. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10

const randomCode = (): string =>
  `JOIN-${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`

/** In capitals; a random one where none was written. */
export const createCode: FieldHook = ({ value, originalDoc, operation }): unknown => {
  if (typeof value === 'string' && value.trim() !== '') return value.trim().toUpperCase()
  // A change of other fields does not send the code.
  if (operation === 'update' && value === undefined) return (originalDoc as { code?: string }).code
  return randomCode()
}
