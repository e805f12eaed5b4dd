import type { FieldHook } from 'payload'
import { toVtt } from '#contracts/content/toVtt.ts'

/** Stores a SubRip file as WebVTT, which browsers read. */
export const readSubRip: FieldHook = ({ value }): unknown => (typeof value === 'string' ? toVtt(value) : value)
