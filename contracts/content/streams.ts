import { z } from 'zod'
import { mediaAddress } from '../shared/mediaAddress.ts'

export const streamAddress = (key: string): string => `${mediaAddress(key)}/hls/master.m3u8`
export const storyboardAddress = (key: string): string => `${mediaAddress(key)}/hls/storyboard.vtt`

/** Progress of a film's stream, for its author and employees. */
export const streamStatusSchema = z.object({
  state: z.enum(['waiting', 'converting', 'ready', 'failed', 'off']),
  /** In percent. */
  progress: z.number().int(),
  problem: z.string().optional(),
})
export type StreamStatus = z.infer<typeof streamStatusSchema>

export const watchHereInput = z.strictObject({
  /** Ends playback on the device that has been watching longest, if there are too many. */
  takeOver: z.boolean().default(false),
})
