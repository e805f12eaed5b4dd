import { parseVtt } from './parseVtt.ts'
import { writeVtt } from './writeVtt.ts'

/** A file for the player, with nothing but its cues. */
export const playableVtt = (stored: string): string => writeVtt(parseVtt(stored).cues ?? [])
