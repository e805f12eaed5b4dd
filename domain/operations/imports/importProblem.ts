import type { Message } from '#contracts/shared/problem.ts'
import { AppError } from '#domain/platform/AppError.ts'

/** A file that can't be read at all. @param problem what is wrong and what helps. */
export const importProblem = (problem: Message): AppError =>
  new AppError('invalid_import.file', { problem, errors: { file: problem } })
