/**
 * Workers per group. A slow provider blocks only its own group. Confirming an order calls both providers, so it has its own
 * worker. A catalog sync takes minutes, a film hours.
 */
export const workerGroups = {
  mail: 2,
  print: 2,
  confirm: 1,
  cards: 2,
  media: 2,
  films: 1,
  catalogue: 1,
  push: 2,
  webhooks: 4,
  rest: 2,
}

export type WorkerGroup = keyof typeof workerGroups
