import { call } from '#contracts/call.ts'
import type { FullPost } from '#contracts/content/posts.ts'
import { resumeAt } from '#contracts/content/resume.ts'
import { dropPosition, savePosition } from '#contracts/routes/content/watching.ts'
import { clearPosition, readPosition, storePosition } from './playbackPosition.ts'

type Film = Pick<FullPost, 'id' | 'position' | 'videoDuration'>

export type PositionStore = {
  /** Where to resume, or null to start at the beginning. */
  read: () => number | null
  report: (second: number, duration: number) => void
  /** The visitor pauses or leaves. */
  leave: () => void
  clear: () => void
}

/** Slightly longer than the server's minimum between two writes, so that every report is stored. */
const EVERY_MS = 11_000
const FROM_SECONDS = 10

/** Signed-out visitors: stored on the device. */
const deviceStore = ({ id }: Film): PositionStore => ({
  read: () => readPosition(id),
  report: (second, duration) => storePosition(id, second, duration),
  leave: () => undefined,
  clear: () => clearPosition(id),
})

/** Members: stored on the server, for all devices. Failures are ignored. */
function accountStore({ id, position, videoDuration }: Film, onStored: (second: number | null) => void): PositionStore {
  let latest: number | null = null
  let sentAt = -EVERY_MS

  function send(isLeaving: boolean) {
    if (latest === null) return
    const second = Math.floor(latest)
    sentAt = performance.now()
    if (isLeaving) latest = null
    call(savePosition, { params: { id }, input: { second, isLeaving } }).then(
      () => isLeaving && onStored(second),
      () => undefined,
    )
  }

  return {
    read: () => (position === null ? null : resumeAt(position, videoDuration)),
    report: (second) => {
      if (second < FROM_SECONDS) return
      latest = second
      if (performance.now() - sentAt >= EVERY_MS) send(false)
    },
    leave: () => send(true),
    clear: () => {
      latest = null
      call(dropPosition, { params: { id } }).then(
        () => onStored(null),
        () => undefined,
      )
    },
  }
}

export const positionStore = (film: Film, isMember: boolean, onStored: (second: number | null) => void) =>
  isMember ? accountStore(film, onStored) : deviceStore(film)
