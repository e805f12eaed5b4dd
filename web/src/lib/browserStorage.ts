/** @returns null where storage is blocked, and on the server. */
export function withStorage<Result>(access: () => Result): Result | null {
  try {
    return access()
  } catch {
    return null
  }
}
