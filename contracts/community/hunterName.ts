import { hunterWord } from '../platform/calledWords.ts'

/** How an author is shown. Only creators are named; a handle is opaque. */
export const hunterName = ({ authorName, authorId }: { authorName: string | null; authorId: string }): string =>
  authorName ?? `${hunterWord()} ${authorId.slice(-4)}`
