import type { NodeKey } from 'lexical'

const fresh = new Set<NodeKey>()

/** A part that was just inserted takes the focus once it is on the screen. */
export const markFreshPart = (key: NodeKey) => void fresh.add(key)
export const takeFreshPart = (key: NodeKey): boolean => fresh.delete(key)
