/** Threads of one kind of work, so that an import that takes a minute delays no invoice. */
type Lane = {
  threads: number
  /** Tasks that wait for a thread. More are refused. */
  waiting: number
  /** Of each thread's heap. */
  megabytes: number
}

export type LaneName = 'documents' | 'imports' | 'texts'

export const LANES: Record<LaneName, Lane> = {
  documents: { threads: 2, waiting: 30, megabytes: 256 },
  imports: { threads: 1, waiting: 5, megabytes: 512 },
  texts: { threads: 2, waiting: 50, megabytes: 256 },
}

export type Limit = {
  lane: LaneName
  /** Of the whole task, or of each step if it has several. Waiting for a thread doesn't count. */
  seconds: number
  /** Of all steps. */
  totalSeconds?: number
}

export const LIMITS = {
  findList: { lane: 'documents', seconds: 30 },
  invoice: { lane: 'documents', seconds: 30 },
  packingSlips: { lane: 'documents', seconds: 60 },
  receipt: { lane: 'documents', seconds: 30 },
  memberFile: { lane: 'imports', seconds: 30 },
  productFile: { lane: 'imports', seconds: 30 },
  tableColumns: { lane: 'imports', seconds: 30 },
  postFile: { lane: 'imports', seconds: 10, totalSeconds: 120 },
  markdown: { lane: 'texts', seconds: 10 },
  mail: { lane: 'texts', seconds: 10 },
  inboundMail: { lane: 'texts', seconds: 10 },
  mailReport: { lane: 'texts', seconds: 10 },
  captions: { lane: 'texts', seconds: 10 },
  playableCaptions: { lane: 'texts', seconds: 10 },
} satisfies Record<string, Limit>

/** Its function is named in the threads' program, `bin/heavyWorker/heavyTasks.ts`. */
export type HeavyTask = keyof typeof LIMITS

/** Of `postFile`: how many posts of a file may reach a limit before the whole file is refused. */
export const MAX_HEAVY_POSTS = 3
