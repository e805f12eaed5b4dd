/**
 * Workers per group of jobs. A slow provider blocks only its own group: emails never wait for payments, nor payments
 * for videos.
 */
export const workerGroups = {
  mail: 1,
  print: 2,
  cards: 2,
  media: 2,
  rest: 2,
}

export type WorkerGroup = keyof typeof workerGroups
