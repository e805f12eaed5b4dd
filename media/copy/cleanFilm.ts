import { msg } from '#contracts/shared/msg.ts'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { withFile } from '../ByteSource.ts'
import { type FileFacts, inspectFile } from '../inspectFile.ts'
import { RefusedFile } from '../RefusedFile.ts'
import { joinFragments } from '../video/joinFragments.ts'
import { UnreadableVideo } from '../video/runFfmpeg.ts'
import { copyFilm } from './copyFilm.ts'

type CleanFilm = { path: string; facts: FileFacts; bytes: number }

/**
 * A film as it may be stored: a copy of its picture and one sound, in one piece. An AVI stays as it is, because nobody but its
 * sender gets it before it was converted.
 *
 * @param folder where the copy is written.
 * @throws RefusedFile
 */
export async function cleanFilm(path: string, facts: FileFacts, folder: string): Promise<CleanFilm> {
  const bytesOf = async (file: string) => (await stat(file)).size
  if (facts.extension === 'avi') return { path, facts, bytes: await bytesOf(path) }
  const whole = facts.durationSeconds === null ? await inOnePiece(path, facts, folder) : path
  const copy = join(folder, `copy.${facts.extension}`)
  await copyFilm(whole, copy)
  return { path: copy, facts: await withFile(copy, inspectFile), bytes: await bytesOf(copy) }
}

async function inOnePiece(path: string, { extension }: FileFacts, folder: string): Promise<string> {
  try {
    return await joinFragments({ path, extension }, folder)
  } catch (error) {
    if (!(error instanceof UnreadableVideo)) throw error
    throw new RefusedFile(msg('That video is damaged or incomplete. Please upload it again.'), { cause: error })
  }
}
