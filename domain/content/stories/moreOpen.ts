import type { MediaAudience } from '#media/findMedia.ts'

const FROM_OPEN: MediaAudience[] = ['everyone', 'as_post', 'members']

/** The less restricted of two audiences, for what is shown in two places. */
export const moreOpen = (one: MediaAudience, other: MediaAudience | undefined): MediaAudience =>
  other !== undefined && FROM_OPEN.indexOf(other) < FROM_OPEN.indexOf(one) ? other : one
