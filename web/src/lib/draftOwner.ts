import { withStorage } from './browserStorage.ts'

const OWNER = 'drafts-of'
const DRAFT = 'draft:'
const PERSONAL = 'draft:personal:'

type Visitor = string | null
let visitor: Visitor = null
let isKnown = false

/**
 * Says who is looking, before any form reads its draft. Drafts of another account are removed. Once an account's session
 * is over its personal drafts are removed, and the rest waits for the same account to sign in again.
 */
export function setDraftOwner(userId: string | number | null) {
  const next = userId === null ? null : String(userId)
  if (isKnown && next === visitor) return
  visitor = next
  isKnown = true
  for (const storage of storages()) {
    const owner = storage.getItem(OWNER)
    if (visitor === null) {
      if (owner !== null) removeDrafts(storage, PERSONAL)
      continue
    }
    if (owner !== null && owner !== visitor) removeDrafts(storage, DRAFT)
    storage.setItem(OWNER, visitor)
  }
}

/** At sign-out nothing typed stays in the browser. */
export function removeAllDrafts() {
  for (const storage of storages()) forgetOwner(storage)
}

/** Whether what is stored belongs to an account that is not signed in now. */
export const isOthers = (storage: Storage): boolean => ![null, visitor].includes(storage.getItem(OWNER))

/** Whoever types takes the place of the account before. */
export function claimDrafts(storage: Storage) {
  if (isOthers(storage)) forgetOwner(storage)
  if (visitor !== null) storage.setItem(OWNER, visitor)
}

function forgetOwner(storage: Storage) {
  removeDrafts(storage, DRAFT)
  storage.removeItem(OWNER)
}

function removeDrafts(storage: Storage, prefix: string) {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
}

/** Those the browser lets the page use. */
const storages = (): Storage[] =>
  [withStorage(() => sessionStorage), withStorage(() => localStorage)].filter((storage) => storage !== null)
