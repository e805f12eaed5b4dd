import { withFile } from '../ByteSource.ts'
import { type FileFacts, inspectFile } from '../inspectFile.ts'
import { RefusedFile } from '../RefusedFile.ts'
import { UnreadableVideo } from './runFfmpeg.ts'

/** What ffmpeg made of a film. @throws UnreadableVideo when an upload of it would be refused. */
export const inspectMade = (path: string): Promise<FileFacts> =>
  withFile(path, inspectFile).catch((error: unknown) => {
    throw error instanceof RefusedFile ? new UnreadableVideo(error.message) : error
  })
