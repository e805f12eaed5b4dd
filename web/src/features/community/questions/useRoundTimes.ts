import type { Round } from '#contracts/community/questions.ts'
import { useBrowserValue } from '../../../lib/useBrowserValue.ts'
import { phaseLine, sessionTimes, timeIn } from './roundTimes.ts'

/** The server doesn't know the visitor's zone, so it names the times in the round's. */
export const useRoundTimes = (round: Round): { session: string; phase: string } => ({
  session: useBrowserValue(() => sessionTimes(round), timeIn(round.startsAt, round.timeZone)),
  phase: useBrowserValue(() => phaseLine(round), phaseLine(round, round.timeZone)),
})
