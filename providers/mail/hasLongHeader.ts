/** Mail servers refuse longer ones. Each address in them is read several times. */
const MAX_BYTES = 100_000

/** Whether the lines above an email's text are far more than those of an email. */
export const hasLongHeader = (raw: Buffer): boolean =>
  raw.length > MAX_BYTES && !/\n\r?\n/.test(raw.toString('latin1', 0, MAX_BYTES))
