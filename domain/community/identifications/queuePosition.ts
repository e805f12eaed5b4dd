type Waiting = { id: number; isMember: boolean; askedAt: Date }

/** Members come first; among equals, who asked first. */
const compareInQueue = (a: Waiting, b: Waiting): number =>
  Number(b.isMember) - Number(a.isMember) || a.askedAt.getTime() - b.askedAt.getTime() || a.id - b.id

/** @returns 1 for the next; null for a stone that doesn't wait. `readIdentifications` counts the same in SQL. */
export function queuePosition(waiting: readonly Waiting[], id: number): number | null {
  const own = waiting.find((one) => one.id === id)
  return own ? waiting.filter((one) => compareInQueue(one, own) < 0).length + 1 : null
}
