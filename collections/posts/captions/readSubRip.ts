import type { FieldHook } from 'payload'
import { toVtt } from '#contracts/content/toVtt.ts'
import { tidyTimes } from '#domain/content/captions/tidyTimes.ts'

/** Stores a SubRip file as WebVTT, the format of browsers, and writes the times as it requires. */
export const readSubRip: FieldHook = ({ value }): unknown => (typeof value === 'string' ? tidyTimes(toVtt(value)) : value)
