const called = { hunter: 'Hunter' }

/** The owner’s word for a member, where others have no name. It counts for the whole page, process or thread. */
export const callHunters = (word: string): void => {
  called.hunter = word.charAt(0).toUpperCase() + word.slice(1)
}

export const hunterWord = (): string => called.hunter

/** How an author is shown. Only creators are named; a handle is opaque. */
export const hunterName = ({ authorName, authorId }: { authorName: string | null; authorId: string }): string =>
  authorName ?? `${called.hunter} ${authorId.slice(-4)}`
