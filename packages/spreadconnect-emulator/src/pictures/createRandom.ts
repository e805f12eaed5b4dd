/** Seeded, so that every request gets the same picture. */
export function createRandom(seed: string): () => number {
  let state = 0
  for (const character of seed) state = (state * 31 + character.charCodeAt(0)) >>> 0
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 4294967296
  }
}
