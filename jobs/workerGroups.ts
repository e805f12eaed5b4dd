/**
 * How many workers each group of jobs has. A slow provider fills its own group and no other: an email never waits for a
 * payment, nor a payment for a video. Confirming an order asks both providers, so it has a worker of its own: while one of
 * them is silent, neither payments nor other print orders wait behind it. A catalogue sync takes minutes by itself.
 */
export const workerGroups = {
  mail: 1,
  print: 2,
  confirm: 1,
  cards: 2,
  media: 2,
  catalogue: 1,
  rest: 2,
}

export type WorkerGroup = keyof typeof workerGroups
