/** From seconds since 1970. */
export const toDate = (seconds: number | null | undefined): Date | null => (seconds ? new Date(seconds * 1000) : null)
