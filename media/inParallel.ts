const AT_ONCE = 8

/** Waits for all of them, also when one fails, so that nothing continues after the failure was reported. */
export async function inParallel<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values()
  const failures: unknown[] = []
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of waiting) {
        if (failures.length > 0) return
        await work(item).catch((error: unknown) => failures.push(error))
      }
    }),
  )
  if (failures.length > 0) throw failures[0]
}
