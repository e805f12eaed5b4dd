/**
 * Workers per group of jobs. A slow provider blocks only its own group: emails never wait for payments, nor payments
 * for videos. Confirming an order calls both providers, so it has its own worker: if one of them does not respond,
 * payments and other print orders do not wait. A catalog sync takes minutes.
 */
export const workerGroups = {
  mail: 2,
  print: 2,
  confirm: 1,
  cards: 2,
  media: 2,
  catalogue: 1,
  rest: 2,
}

export type WorkerGroup = keyof typeof workerGroups
