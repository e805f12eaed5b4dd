import type { Answer, Call } from './Call.ts'
import type { Sender } from './recordCalls.ts'

/** Of the environment. */
export type Variables = Record<string, string | undefined>

export type Provider = {
  name: string
  /** Of the API that the site speaks. */
  version: string
  /** Moves money in every way the shop does. */
  walk: (call: Call) => Promise<void>
  /** Null without a key. @throws Error for a key or an address with which real money would move. */
  real: (variables: Variables) => Sender | null
  emulator: () => Promise<{ sender: Sender; close: () => Promise<void> }>
  /** Where a response breaks the recorded contract. */
  problems: (answer: Answer) => string[]
}
