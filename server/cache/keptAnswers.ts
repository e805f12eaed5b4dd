import type { Payload } from 'payload'
import type { VisitorClass } from './audience.ts'
import type { ReadyBytes } from './encode.ts'
import type { Snapshots } from './createCache.ts'
import { answerRecipe } from './sharedAnswers.ts'
import type { Snapshot } from './CacheEntry.ts'

/** The answer of the API that is kept ready for a class of visitors; null where none are kept. */
export type KeptAnswers = (path: string, who: VisitorClass) => Snapshot<ReadyBytes> | null

type Parts = { payload: Payload; now: () => Date; common: string[]; snapshots?: Snapshots | undefined }

export const keptAnswers =
  ({ snapshots, ...kitchen }: Parts): KeptAnswers =>
  (path, who) =>
    snapshots?.of(`${who} ${path}`, () => answerRecipe(kitchen, path, who)) ?? null
