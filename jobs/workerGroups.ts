/**
 * How many workers each group of jobs has. A slow provider fills its own group and no other: an email never waits for a
 * payment, nor a payment for a video.
 */
export const workerGroups = {
  mail: 1,
  print: 2,
  cards: 2,
  media: 2,
  rest: 2,
}

export type WorkerGroup = keyof typeof workerGroups
