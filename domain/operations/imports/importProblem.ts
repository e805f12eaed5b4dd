import { ShopError } from '#domain/platform/ShopError.ts'

/** A file that can't be read at all: says what is wrong and what helps. */
export const importProblem = (message: string): ShopError =>
  new ShopError('invalid_import', { message, errors: { file: message } })
