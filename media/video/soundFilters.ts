import type { Sound } from './probeFilm.ts'

/** The loudness of streaming services (EBU R 128), so that speech is equally loud in every film. */
const LOUDNESS = 'loudnorm=I=-16:TP=-1.5:LRA=11'

/** ffmpeg 5 doesn't keep the layout when it changes the rate. */
const STEREO = 'aformat=channel_layouts=stereo'

/** Stereo at 48 kHz. Of channels that nobody describes, the first two are left and right. */
export const soundFilters = ({ isMixable }: Sound, { isLeveled }: { isLeveled: boolean }): string =>
  [isMixable ? STEREO : 'pan=stereo|c0=c0|c1=c1', ...(isLeveled ? [LOUDNESS] : []), 'aresample=48000', STEREO].join(',')
