import { z } from 'zod'
import { mediaAddress } from './mediaAddress.ts'

export const streamAddress = (key: string): string => `${mediaAddress(key)}/hls/master.m3u8`
export const storyboardAddress = (key: string): string => `${mediaAddress(key)}/hls/storyboard.vtt`

/** How far the stream of a film is, for its author and employees. */
export const streamStatusSchema = z.object({
  state: z.enum(['waiting', 'converting', 'ready', 'failed', 'off']),
  /** In percent. */
  progress: z.number().int(),
  problem: z.string().optional(),
})
export type StreamStatus = z.infer<typeof streamStatusSchema>

export const watchHereInput = z.strictObject({
  /** Ends the device that has been watching longest, when there are too many. */
  takeOver: z.boolean().default(false),
})
