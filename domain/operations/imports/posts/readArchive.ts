import { problem } from '#contracts/shared/problem.ts'
import { buffer } from 'node:stream/consumers'
import { fromBufferPromise, type Entry } from 'yauzl'
import { POST_IMPORT_LIMITS } from '#contracts/operations/imports.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { importProblem } from '../importProblem.ts'

/**
 * The files of a ZIP, by their path. The library refuses paths that lead out of the archive, and entries with more bytes than
 * they announce. Nothing is written to a disk.
 * @param wanted other files are left out.
 * @throws AppError `invalid_import`.
 */
export async function readArchive(bytes: Buffer, wanted: RegExp): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  let left: number = POST_IMPORT_LIMITS.bytes
  try {
    const archive = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true })
    if (archive.entryCount > POST_IMPORT_LIMITS.files)
      throw importProblem(problem('That archive has more than 5,000 files. Please split it.'))
    for await (const entry of archive.eachEntry()) {
      if (!wanted.test(entry.fileName) || isHidden(entry)) continue
      if (entry.uncompressedSize > left)
        throw importProblem(problem('That archive is larger than 32 MB unpacked. Please split it.'))
      left -= entry.uncompressedSize
      files.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)))
    }
  } catch (error) {
    if (error instanceof AppError) throw error
    throw importProblem(problem('That isn’t a complete ZIP file, or it has files that can’t be read.'))
  }
  return files
}

/** What macOS adds. */
const isHidden = ({ fileName }: Entry): boolean =>
  fileName.split('/').some((part) => part.startsWith('.') || part === '__MACOSX')
