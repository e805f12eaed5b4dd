import { withStorage } from '../browserStorage.ts'

const OWNER = 'push-owner'

/** The account that turned on notifications on this device. */
export const readPushOwner = (): string | null => withStorage(() => localStorage.getItem(OWNER))

export const writePushOwner = (userId: string) => withStorage(() => localStorage.setItem(OWNER, userId))
