export async function eventually(check: () => Promise<boolean> | boolean, withinMs = 10_000): Promise<void> {
  const until = Date.now() + withinMs
  while (!(await check())) {
    if (Date.now() > until) throw new Error('It did not happen in time')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
