/** Only the last one that was imported and not undone: a later one may have built on what an earlier one made. */
export const mayUndo = (
  { id, state, startedAt }: { id: number; state: string; startedAt: Date | null },
  all: { id: number; state: string; startedAt: Date | null }[],
): boolean =>
  state === 'done' &&
  !all.some(
    (other) =>
      other.id !== id && other.startedAt && startedAt && other.startedAt > startedAt && other.state !== 'undone',
  )
