import type { DefaultTreeAdapterTypes } from 'parse5'
import { walkTree } from './htmlTree.ts'

type Node = DefaultTreeAdapterTypes.ChildNode

const BLOCK = /^\s*(\/?)wp:([\w/-]+)(?:\s|$)/

/**
 * The texts outside of WordPress’s blocks, where line breaks count. A post can have both: blocks, and what the classic
 * editor wrote before.
 */
export function classicTexts(nodes: Node[]): ReadonlySet<Node> {
  const classic = new Set<Node>()
  let depth = 0
  for (const node of walkTree(nodes)) {
    if (node.nodeName === '#text' && depth === 0) classic.add(node)
    if (node.nodeName !== '#comment' || !('data' in node)) continue
    const [, end, name] = BLOCK.exec(node.data) ?? []
    if (name === undefined || name === 'freeform' || name === 'core/freeform') continue
    if (end === '/') depth = Math.max(0, depth - 1)
    // One that ends with a slash has nothing inside.
    else if (!node.data.trimEnd().endsWith('/')) depth += 1
  }
  return classic
}
