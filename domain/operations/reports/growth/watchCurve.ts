/** The film in twenty steps. */
export const STEPS = 20

/** How many viewers stopped in this twentieth of the film; those in `STEPS` have watched it to the end. */
export type StopsInStep = { step: number; viewers: number }

/** The share of viewers whose last position is at the beginning of each step or later, from 0 to 1; the last is the end. */
export function watchCurve(stops: StopsInStep[]): number[] {
  const all = stops.reduce((sum, { viewers }) => sum + viewers, 0)
  return Array.from({ length: STEPS + 1 }, (_, from) =>
    all === 0 ? 0 : stops.reduce((sum, { step, viewers }) => (step >= from ? sum + viewers : sum), 0) / all,
  )
}
