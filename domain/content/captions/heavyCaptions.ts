import { runHeavy } from '#domain/platform/heavyWork/runHeavy.ts'
import { parseVtt } from './parseVtt.ts'
import { playableVtt } from './playableVtt.ts'

/** A film of two hours has about this much. It takes a few milliseconds; more is read in a thread. */
const SMALL_CHARACTERS = 100_000

/** @throws as `runHeavy`. */
export const readCues = async (vtt: string): Promise<ReturnType<typeof parseVtt>> =>
  vtt.length <= SMALL_CHARACTERS ? parseVtt(vtt) : runHeavy<typeof parseVtt>('captions', [vtt])

/** @throws as `runHeavy`. */
export const readPlayable = async (vtt: string): Promise<string> =>
  vtt.length <= SMALL_CHARACTERS ? playableVtt(vtt) : runHeavy<typeof playableVtt>('playableCaptions', [vtt])
