import type { AfterErrorHook } from 'payload'
import { isMissingFile } from '#media/store/isMissingFile.ts'

/** PostgreSQL error codes for invalid input: wrong type, out of range, or a missing reference. */
const UNFIT = ['22P02', '22003', '22007', '22008', '22021', '22P05', '23502', '23503', '23505', '23514', '42804']

/** Input that the database rejected is a 400, not a 500. */
export const reportInvalidInput: AfterErrorHook = ({ error, req }) => {
  if (isNoFile(error)) return { status: 400, response: { errors: [{ message: 'The file is incomplete.' }] } }
  if (error instanceof SyntaxError && req.headers.get('content-type')?.startsWith('multipart/form-data'))
    return { status: 400, response: { errors: [{ message: 'The form’s values are not valid JSON.' }] } }
  if (causes(error).some(isMissingFile)) return { status: 404, response: { errors: [{ message: 'Not found.' }] } }
  if (!causes(error).some((cause) => cause instanceof RangeError || UNFIT.includes(codeOf(cause)))) return
  return { status: 400, response: { errors: [{ message: 'One of the values is invalid.' }] } }
}

function causes(error: unknown): unknown[] {
  const found: unknown[] = []
  for (let cause = error; cause && found.length < 5; cause = (cause as { cause?: unknown }).cause) found.push(cause)
  return found
}

const codeOf = (error: unknown): string => {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : ''
}
/**
 * Multipart errors have no code, only these messages: a truncated form, a missing boundary, or a file name without a
 * file.
 */
const NO_FILE = [
  'Unexpected end of form',
  'Malformed part header',
  'Multipart: Boundary not found',
  'Malformed content type',
  'Request is not eligible for file upload',
  'Expected response from the upload handler.',
]
const isNoFile = (error: unknown): boolean => error instanceof Error && NO_FILE.includes(error.message)
