/** Whether a store has no file under a key: on disk, or in a bucket. */
export function isMissingFile(error: unknown): boolean {
  const { code, name } = error as { code?: string; name?: string }
  return code === 'ENOENT' || name === 'NoSuchKey'
}
