import { z } from 'zod'
import { demuxerOf } from '../video/convertVideo.ts'
import { runProbe } from '../video/runProbe.ts'
import { UnreadableVideo } from '../video/runFfmpeg.ts'
import type { Size } from './ladder.ts'

export type FilmFacts = Size & {
  /** Frames a second, as a whole number or a fraction. */
  rate: string
  hasSound: boolean
}

const streamSchema = z.object({
  codec_type: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  sample_aspect_ratio: z.string().optional(),
  avg_frame_rate: z.string().optional(),
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
})
export type ProbedStream = z.infer<typeof streamSchema>
const probeSchema = z.object({ streams: z.array(streamSchema) })

/** @throws UnreadableVideo */
export async function probeFilm(path: string, extension: string, signal?: AbortSignal): Promise<FilmFacts> {
  return factsOf(probeSchema.parse(await runProbe(path, demuxerOf({ extension }), signal)).streams)
}

/** As displayed: phones store a rotation, and some cameras pixels that are not square. */
export function factsOf(streams: ProbedStream[]): FilmFacts {
  const picture = streams.find(({ codec_type }) => codec_type === 'video')
  if (!picture?.width || !picture.height) throw new UnreadableVideo('There is no picture in it')
  const shape = numberOf(picture.sample_aspect_ratio, ':')
  // Metadata can claim any aspect ratio.
  const width = picture.width * (shape >= 0.2 && shape <= 5 ? shape : 1)
  const turns = Math.round((picture.side_data_list?.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0) / 90)
  const size = turns % 2 === 0 ? { width, height: picture.height } : { width: picture.height, height: width }
  return {
    ...size,
    rate: rateOf(picture.avg_frame_rate),
    hasSound: streams.some(({ codec_type }) => codec_type === 'audio'),
  }
}

const MAX_RATE = 60
const USUAL_RATE = 30

/** Phones vary the frame rate; the stream has a constant one. */
function rateOf(claimed = ''): string {
  const rate = numberOf(claimed, '/')
  if (rate >= 1 && rate <= MAX_RATE) return claimed
  return String(rate > MAX_RATE && rate <= 4 * MAX_RATE ? MAX_RATE : USUAL_RATE)
}

function numberOf(fraction = '', separator: string): number {
  const [above = NaN, below = NaN] = fraction.split(separator).map(Number)
  return above / below
}
