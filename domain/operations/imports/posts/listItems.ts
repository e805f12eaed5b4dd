import type { DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** @param first names its number. */
export type ListItem = { first: Node; nodes: Node[]; isStray: boolean }

/** The items of a list. A list between them belongs to the one before, as browsers show it; other stray parts are an item. */
export function listItems({ childNodes }: Element): ListItem[] {
  const items: ListItem[] = []
  for (const node of childNodes) {
    const tagName = 'tagName' in node ? node.tagName : ''
    const last = items.at(-1)
    if (tagName === 'li' && 'childNodes' in node)
      items.push({ first: node, nodes: [...node.childNodes], isStray: false })
    else if (last && (last.isStray || tagName === 'ul' || tagName === 'ol')) last.nodes.push(node)
    else if (node.nodeName !== '#text' || !('value' in node) || node.value.trim() !== '')
      items.push({ first: node, nodes: [node], isStray: true })
  }
  return items
}
