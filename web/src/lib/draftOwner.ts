import { withStorage } from './browserStorage.ts'

const OWNER = 'drafts-of'
const DRAFT = 'draft:'
const PERSONAL = 'draft:personal:'

type Visitor = string | null
let visitor: Visitor = null
let isKnown = false

/** Must run before a form reads its draft. Removes other accounts' drafts and an ended session's personal drafts. */
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

export function removeAllDrafts() {
  for (const storage of storages()) resetStorage(storage)
}

export const belongsToAnotherAccount = (storage: Storage): boolean => ![null, visitor].includes(storage.getItem(OWNER))

/** A new draft makes the current visitor the owner. */
export function claimDrafts(storage: Storage) {
  if (belongsToAnotherAccount(storage)) resetStorage(storage)
  if (visitor !== null) storage.setItem(OWNER, visitor)
}

function resetStorage(storage: Storage) {
  removeDrafts(storage, DRAFT)
  storage.removeItem(OWNER)
}

function removeDrafts(storage: Storage, prefix: string) {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
}

const storages = (): Storage[] =>
  [withStorage(() => sessionStorage), withStorage(() => localStorage)].filter((storage) => storage !== null)
