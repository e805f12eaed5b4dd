import { problem } from '#contracts/shared/problem.ts'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { AppError } from '#domain/platform/AppError.ts'
import { importProblem } from './importProblem.ts'

const inflate = promisify(gunzip)

/** @param most bytes: it stops there, whatever the file says about its size. @throws AppError `too_large`, `invalid_import`. */
export async function unpack(file: string | undefined, most: number): Promise<Buffer> {
  if (file === undefined) throw importProblem(problem('Please choose the file of your export.'))
  try {
    return await inflate(Buffer.from(file, 'base64'), { maxOutputLength: most })
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE')
      throw new AppError('too_large.file_of', { megabytes: most / 1024 / 1024 })
    throw importProblem(problem('That file didn’t arrive whole. Please try again.'))
  }
}
