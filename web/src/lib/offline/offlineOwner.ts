import { withStorage } from '../browserStorage.ts'

const OWNER = 'offline-owner'

/** @returns whether somebody else, or nobody, is signed in now than when this device was used last. */
export function hasOwnerChanged(owner: string | null): boolean {
  const before = withStorage(() => localStorage.getItem(OWNER))
  withStorage(() => (owner === null ? localStorage.removeItem(OWNER) : localStorage.setItem(OWNER, owner)))
  return before !== null && before !== owner
}
