export type Viewer = { sessionId: string; beganAt: Date; seenAt: Date }

/** Players request a segment every four seconds. A device that requested none for this long has stopped watching. */
export const WATCHING_MS = 60_000

const isWatching = ({ seenAt }: Viewer, now: Date): boolean => now.getTime() - seenAt.getTime() < WATCHING_MS

export const isViewer = (viewers: Viewer[], sessionId: string, now: Date): boolean =>
  viewers.some((viewer) => viewer.sessionId === sessionId && isWatching(viewer, now))

/** The devices that must stop so that this one can play: none while there is room, otherwise those that began first. */
export function viewersToEnd(viewers: Viewer[], sessionId: string, limit: number, now: Date): string[] {
  const others = viewers.filter((viewer) => viewer.sessionId !== sessionId && isWatching(viewer, now))
  return others
    .sort((a, b) => a.beganAt.getTime() - b.beganAt.getTime())
    .slice(0, Math.max(0, others.length - limit + 1))
    .map((viewer) => viewer.sessionId)
}
