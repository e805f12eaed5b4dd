const PAUSE_MS = 300

/** Retries once, in case the connection dropped briefly. */
export async function fetchChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return load()
  }
}
