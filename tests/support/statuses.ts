import { ERRORS } from '#contracts/platform/errors.ts'

const DONE = [200, 201, 202, 204, 206, 301, 302, 303, 304, 307, 308]

const REJECTED = Object.values(ERRORS)
  .map(({ status }) => status)
  .filter((status) => status < 500)

/** Preconditions, ranges, expectations and header sizes are checked before the contract applies. */
const BY_HTTP = [412, 416, 417, 431]

/** Every other status is a bug. */
export const ANSWERED = [...new Set([...DONE, ...REJECTED, ...BY_HTTP])]
