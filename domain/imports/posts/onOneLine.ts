/** A title that is plain text: what looks like markup belongs to it. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
