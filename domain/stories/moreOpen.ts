import type { MediaAudience } from '#media/findMedia.ts'

const FROM_OPEN: MediaAudience[] = ['everyone', 'as_post', 'members']

/** The audience of what is shown in two places: whoever may see one of them may see it. */
export const moreOpen = (one: MediaAudience, other: MediaAudience | undefined): MediaAudience =>
  other !== undefined && FROM_OPEN.indexOf(other) < FROM_OPEN.indexOf(one) ? other : one
