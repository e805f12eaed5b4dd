/** What visitors see or hear of the film that the owner chose. */
export const CREATOR_CLIPS = ['film', 'voice'] as const
export type CreatorClipKind = (typeof CREATOR_CLIPS)[number]

export const CREATOR_FILM_SECONDS = 6
export const CREATOR_VOICE_SECONDS = 30
