import { $getRoot } from 'lexical'
import { isMembersOnly, PartNode } from './PartNode.tsx'

/** The members-only dividers, from the top; the first one counts. */
export const $dividers = (): PartNode[] =>
  $getRoot()
    .getChildren()
    .filter((node) => node instanceof PartNode)
    .filter((part) => isMembersOnly(part.getNode()))
