/** Uses the browser's storage. @returns null where storing is forbidden, and on the server. */
export function withStorage<Result>(access: () => Result): Result | null {
  try {
    return access()
  } catch {
    return null
  }
}
