import type { Message } from '#contracts/problem.ts'
import { ShopError } from '#domain/platform/ShopError.ts'

/** A file that can't be read at all. @param problem what is wrong and what helps. */
export const importProblem = (problem: Message): ShopError =>
  new ShopError('invalid_import.file', { problem, errors: { file: problem } })
