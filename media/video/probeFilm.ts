import { z } from 'zod'
import { demuxerOf } from './demuxerOf.ts'
import { UnreadableVideo } from './runFfmpeg.ts'
import { execFile } from 'node:child_process'

export type Size = { width: number; height: number }

export type FilmFacts = {
  picture: Picture
  /** Null without a sound track that has samples. */
  sound: Sound | null
}

/** As displayed: phones store a rotation, and some cameras pixels that are not square. */
export type Picture = Size & {
  /** Of its stream: a cover picture can be the first one. */
  index: number
  /** Frames a second, as a whole number or a fraction. */
  rate: string
  /** How light is encoded, if it is more than a usual screen shows. */
  hdr: 'pq' | 'hlg' | null
  mayBeInterlaced: boolean
}

/** `isMixable`: it is known what each channel is. */
export type Sound = { index: number; isMixable: boolean }

const streamSchema = z.object({
  index: z.number().default(0),
  codec_type: z.string().optional(),
  codec_name: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  sample_aspect_ratio: z.string().optional(),
  avg_frame_rate: z.string().optional(),
  field_order: z.string().optional(),
  color_transfer: z.string().optional(),
  channels: z.number().optional(),
  channel_layout: z.string().optional(),
  nb_frames: z.string().optional(),
  disposition: z.object({ default: z.number().optional(), attached_pic: z.number().optional() }).optional(),
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
})
type ProbedStream = z.input<typeof streamSchema>
const probeSchema = z.object({ streams: z.array(streamSchema) })

type Stream = z.output<typeof streamSchema>

/** @throws UnreadableVideo */
export async function probeFilm(
  { path, extension }: { path: string; extension: string },
  signal?: AbortSignal,
): Promise<FilmFacts> {
  return factsOf(probeSchema.parse(await runProbe(path, demuxerOf({ extension }), signal)).streams)
}

/** @throws UnreadableVideo without a picture. */
export function factsOf(probed: ProbedStream[]): FilmFacts {
  const streams = probed.map((stream) => streamSchema.parse(stream))
  const film = streams.find(isFilm)
  const sounds = streams.filter((stream) => isSound(stream, film))
  return {
    picture: pictureOf(film),
    sound: soundOf(sounds.find(({ disposition }) => disposition?.default === 1) ?? sounds[0]),
  }
}

const isFilm = ({ codec_type, disposition }: Stream) => codec_type === 'video' && disposition?.attached_pic !== 1

/** Phones add sound that only they can play, and recorders tracks without samples. Fragments count no frames at all. */
const isSound = ({ codec_type, codec_name = 'unknown', channels = 0, nb_frames }: Stream, film: Stream | undefined) =>
  codec_type === 'audio' &&
  codec_name !== 'unknown' &&
  channels > 0 &&
  (Number(nb_frames) > 0 || film?.nb_frames === undefined)

const HDR = new Map([
  ['smpte2084', 'pq'],
  ['arib-std-b67', 'hlg'],
] as const)

function pictureOf(stream: Stream | undefined): Picture {
  if (!stream?.width || !stream.height) throw new UnreadableVideo('There is no picture in it')
  const shape = numberOf(stream.sample_aspect_ratio, ':')
  // Metadata can claim any aspect ratio.
  const width = stream.width * (shape >= 0.2 && shape <= 5 ? shape : 1)
  const turns = Math.round((stream.side_data_list?.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0) / 90)
  const size = turns % 2 === 0 ? { width, height: stream.height } : { width: stream.height, height: width }
  return {
    ...size,
    index: stream.index,
    rate: rateOf(stream.avg_frame_rate),
    hdr: HDR.get(stream.color_transfer as 'smpte2084') ?? null,
    mayBeInterlaced: stream.field_order !== 'progressive',
  }
}

const LAYOUTS = /^(?:mono|stereo|downmix|quad|hexagonal|octagonal|hexadecagonal|cube|\d+\.\d)/

function soundOf(stream: Stream | undefined): Sound | null {
  if (!stream) return null
  const { index, channels = 0, channel_layout = '' } = stream
  return { index, isMixable: channels <= 2 || LAYOUTS.test(channel_layout) }
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

const LIMIT_SECONDS = 60
const MAX_ANSWER_BYTES = 1024 * 1024

/** What ffprobe, a part of ffmpeg, says about the streams of a local file. @throws UnreadableVideo */
function runProbe(path: string, demuxer: 'mov' | 'avi', signal?: AbortSignal): Promise<unknown> {
  const source = ['-protocol_whitelist', 'file,pipe', '-f', demuxer, path]
  const options = { timeout: LIMIT_SECONDS * 1000, maxBuffer: MAX_ANSWER_BYTES, signal, killSignal: 'SIGKILL' as const }
  return new Promise((resolve, reject) => {
    execFile('ffprobe', ['-v', 'error', '-show_streams', '-of', 'json', ...source], options, (error, said, problem) => {
      if (!error) return resolve(JSON.parse(said))
      if (signal?.aborted) return reject(signal.reason as Error)
      if (error.code === 'ENOENT') return reject(new Error('ffprobe did not run', { cause: error }))
      reject(new UnreadableVideo(problem.trim() || error.message))
    })
  })
}
