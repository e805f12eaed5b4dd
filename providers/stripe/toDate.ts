export const toDate = (seconds: number | null | undefined): Date | null => (seconds ? new Date(seconds * 1000) : null)
