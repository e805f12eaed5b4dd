import type { Part } from '../boxes.ts'
import type { Entry } from './keptEntry.ts'

/** Samples that lie one after another in the file. `entry`: which description they have, from 1. */
export type Chunk = { start: number; firstSample: number; samples: number; entry: number }

/** A track of a film as it is read. */
export type Track = {
  kind: 'picture' | 'sound'
  isEnabled: boolean
  /** Pixels, for the choice between pictures. */
  area: number
  tkhd: Buffer
  elst: Buffer | undefined
  mdhd: Buffer
  entries: Entry[]
  /** Tables of times and key frames, which stay. */
  tables: Part[]
  chunks: Chunk[]
  sizes: Sizes
}

/** In bytes, of each sample; or of a number of samples, because raw sound isn't counted one by one. */
export type Sizes = { each: Uint32Array } | { constant: number; perSamples: number; bytes: number }
