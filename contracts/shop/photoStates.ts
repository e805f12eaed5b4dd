/** In what state a photo shows a stone, in the words of a comparison of two photos. */
export const PHOTO_STATES = { rough: 'Rough', wet: 'Wet', dry: 'Dry', cut: 'Cut' } as const
export type PhotoState = keyof typeof PHOTO_STATES
