import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { IMPORT_LIMITS } from '#contracts/imports.ts'
import { ShopError } from '../ShopError.ts'
import { importProblem } from './importProblem.ts'

const inflate = promisify(gunzip)

/** Stops at the limit, whatever the file says about its size. @throws ShopError `too_large`, `invalid_import`. */
export async function unpack(file: string): Promise<Buffer> {
  try {
    return await inflate(Buffer.from(file, 'base64'), { maxOutputLength: IMPORT_LIMITS.bytes })
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE')
      throw new ShopError('too_large', { message: 'That file is larger than 8 MB. Please split it.' })
    throw importProblem('That file didn’t arrive whole. Please try again.')
  }
}
