import { ERRORS } from '#contracts/errors.ts'

const DONE = [200, 201, 202, 204, 206, 301, 302, 303, 304, 307, 308]

/** What the contract answers to requests it rejects. */
const REJECTED = Object.values(ERRORS)
  .map(({ status }) => status)
  .filter((status) => status < 500)

/** What HTTP asks for before the contract applies: a stale precondition, a bad range or expectation, headers too large. */
const BY_HTTP = [412, 416, 417, 431]

/** Every status that is a decision; all others are failures of ours. */
export const ANSWERED = [...new Set([...DONE, ...REJECTED, ...BY_HTTP])]
