import { join } from 'node:path'
import { MAX_VIDEO_SECONDS } from '#contracts/constants.ts'
import type { Rung } from './ladder.ts'
import type { FilmFacts } from './probeFilm.ts'
import type { Storyboard } from './storyboard.ts'

export const SEGMENT_SECONDS = 4

/** The loudness of streaming services (EBU R 128), so that speech is equally loud in every film. */
const LOUDNESS = 'loudnorm=I=-16:TP=-1.5:LRA=11'

const SOUND_ALONE_KILOBITS = 64

type Wanted = { film: Pick<FilmFacts, 'rate' | 'hasSound'>; rungs: Rung[]; storyboard: Storyboard; folder: string }

/** Decodes the film once; all qualities and the storyboard use the same frames. */
export function streamArguments({ film, rungs, storyboard, folder }: Wanted): string[] {
  return [
    ...['-filter_complex_threads', '1', '-filter_complex', filtersOf(film, rungs, storyboard)],
    ...rungs.flatMap((_rung, at) => ['-map', `[v${at}]`, ...(film.hasSound ? ['-map', `[a${at}]`] : [])]),
    ...(film.hasSound ? ['-map', `[a${rungs.length}]`] : []),
    ...['-map_metadata', '-1', '-t', String(MAX_VIDEO_SECONDS + 5)],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-crf', '23'],
    // A segment begins with a key frame, at the same moment in every quality.
    ...['-force_key_frames', `expr:gte(t,n_forced*${SEGMENT_SECONDS})`, '-sc_threshold', '0'],
    ...rungs.flatMap(({ kilobits }, at) => [
      `-maxrate:v:${at}`,
      `${kilobits}k`,
      `-bufsize:v:${at}`,
      `${2 * kilobits}k`,
    ]),
    ...(film.hasSound ? soundArguments(rungs) : []),
    ...['-f', 'hls', '-hls_time', String(SEGMENT_SECONDS), '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
    ...['-hls_flags', 'independent_segments', '-hls_segment_filename', join(folder, '%v/%05d.m4s')],
    ...['-master_pl_name', 'master.m3u8', '-var_stream_map', variantsOf(film, rungs), join(folder, '%v/index.m3u8')],
    ...[
      '-map',
      '[board]',
      '-frames:v',
      '1',
      '-q:v',
      '5',
      '-f',
      'image2',
      '-update',
      '1',
      join(folder, 'storyboard.jpg'),
    ],
  ]
}

function soundArguments(rungs: Rung[]): string[] {
  const kilobits = [...rungs.map(({ soundKilobits }) => soundKilobits), SOUND_ALONE_KILOBITS]
  return ['-c:a', 'aac', ...kilobits.flatMap((rate, at) => [`-b:a:${at}`, `${rate}k`])]
}

function filtersOf({ rate, hasSound }: Wanted['film'], rungs: Rung[], { seconds, columns, rows, tile }: Storyboard) {
  const pictures = rungs.map((_rung, at) => `[p${at}]`).join('')
  const sounds = [...rungs, 'audio'].map((_rung, at) => `[a${at}]`).join('')
  return [
    `[0:v:0]fps=${rate},split=${rungs.length + 1}${pictures}[film]`,
    ...rungs.map(({ width, height }, at) => `[p${at}]scale=${width}:${height},setsar=1,format=yuv420p[v${at}]`),
    `[film]fps=1/${seconds}:round=up,scale=${tile.width}:${tile.height},setsar=1,format=yuvj420p,tile=${columns}x${rows}[board]`,
    ...(hasSound
      ? [`[0:a:0]aformat=channel_layouts=stereo,${LOUDNESS},aresample=48000,asplit=${rungs.length + 1}${sounds}`]
      : []),
  ].join(';')
}

function variantsOf({ hasSound }: Wanted['film'], rungs: Rung[]): string {
  const films = rungs.map(({ lines }, at) => `v:${at}${hasSound ? `,a:${at}` : ''},name:${lines}`)
  return [...films, ...(hasSound ? [`a:${rungs.length},name:audio`] : [])].join(' ')
}
