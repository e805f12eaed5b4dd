import { problem } from '#contracts/shared/problem.ts'
import { decodeUnicode } from '../decodeText.ts'
import { importProblem } from '../importProblem.ts'

/** @throws AppError `invalid_import`. */
export function textOf(bytes: Buffer): string {
  const text = decodeUnicode(bytes)
  if (text === null || text.includes('\0'))
    throw importProblem(problem('That file isn’t text in UTF-8. Please export it again.'))
  return text
}
