import { join } from 'node:path'
import { MAX_VIDEO_SECONDS } from '#contracts/shared/constants.ts'
import type { Rung } from './ladder.ts'
import { NOTHING_ELSE } from '../video/convertVideo.ts'
import { colorArguments } from '../video/pictureFilters.ts'
import type { FilmFacts } from '../video/probeFilm.ts'
import { soundFilters } from '../video/soundFilters.ts'
import type { Storyboard } from './storyboard.ts'

export const SEGMENT_SECONDS = 4

export const SOUND_ALONE_KILOBITS = 64

/** @param pictures the filters that prepare frames, see `pictureFilters`. */
type StreamPlan = { film: FilmFacts; pictures: string; rungs: Rung[]; storyboard: Storyboard; folder: string }

/** Decodes the film once; all qualities and the storyboard use the same frames. */
export function streamArguments({ film, pictures, rungs, storyboard, folder }: StreamPlan): string[] {
  return [
    ...['-filter_complex', filtersOf({ film, pictures, rungs, storyboard })],
    ...rungs.flatMap((_rung, at) => ['-map', `[v${at}]`, ...(film.sound ? ['-map', `[a${at}]`] : [])]),
    ...(film.sound ? ['-map', `[a${rungs.length}]`] : []),
    ...[...NOTHING_ELSE, '-t', String(MAX_VIDEO_SECONDS + 5)],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-crf', '23', ...colorArguments(film.picture)],
    // A segment begins with a key frame, at the same moment in every quality.
    ...['-force_key_frames', `expr:gte(t,n_forced*${SEGMENT_SECONDS})`, '-sc_threshold', '0'],
    ...rungs.flatMap(({ kilobits }, at) => [
      `-maxrate:v:${at}`,
      `${kilobits}k`,
      `-bufsize:v:${at}`,
      `${2 * kilobits}k`,
    ]),
    ...(film.sound ? soundArguments(rungs) : []),
    ...['-f', 'hls', '-hls_time', String(SEGMENT_SECONDS), '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
    ...['-hls_flags', 'independent_segments', '-hls_segment_filename', join(folder, '%v/%05d.m4s')],
    ...['-var_stream_map', variantsOf(film, rungs), join(folder, '%v/index.m3u8')],
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

function filtersOf({ film: { picture, sound }, pictures, rungs, storyboard }: Omit<StreamPlan, 'folder'>): string {
  const { seconds, columns, rows, tile } = storyboard
  const outputs = rungs.map((_rung, at) => `[p${at}]`).join('')
  const sounds = [...rungs, 'audio'].map((_rung, at) => `[a${at}]`).join('')
  return [
    `[0:${picture.index}]fps=${picture.rate},${pictures},split=${rungs.length + 1}${outputs}[film]`,
    ...rungs.map(({ width, height }, at) => `[p${at}]scale=${width}:${height},setsar=1,format=yuv420p[v${at}]`),
    `[film]fps=1/${seconds}:round=up,scale=${tile.width}:${tile.height},setsar=1,format=yuvj420p,tile=${columns}x${rows}[board]`,
    ...(sound
      ? [`[0:${sound.index}]${soundFilters(sound, { isLeveled: true })},asplit=${rungs.length + 1}${sounds}`]
      : []),
  ].join(';')
}

function variantsOf({ sound }: FilmFacts, rungs: Rung[]): string {
  const films = rungs.map(({ lines }, at) => `v:${at}${sound ? `,a:${at}` : ''},name:${lines}`)
  return [...films, ...(sound ? [`a:${rungs.length},name:audio`] : [])].join(' ')
}
