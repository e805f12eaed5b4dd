import type { DefaultTreeAdapterTypes } from 'parse5'
import { attribute, LEFT_OUT, walkTree, wordsOf } from './htmlTree.ts'

type Element = DefaultTreeAdapterTypes.Element

/** Pixels; a drawing of this width is a sign beside words. */
const MAX_ICON = 64

/** The owner’s message about an element that a story can’t hold; null if nobody misses it. */
export function lossOf(node: Element): string | null {
  const { tagName } = node
  switch (tagName) {
    case 'svg':
      return isIcon(node) ? null : 'drawing'
    case 'button':
      return wordsOf([node]) === '' ? null : 'button'
    case 'input':
      return /^(?:hidden|submit|image|button)$/i.test(attribute(node, 'type')) ? null : 'form field'
    case 'script':
      return /json|template/.test(attribute(node, 'type')) ? null : 'script'
    default:
      return LEFT_OUT[tagName] ?? (Object.hasOwn(LEFT_OUT, tagName) ? null : `${tagName} without an address`)
  }
}

function isIcon(node: Element): boolean {
  const width = attribute(node, 'width') || /^\S+\s+\S+\s+(\S+)/.exec(attribute(node, 'viewbox'))?.[1]
  if (width !== undefined) return Number.parseFloat(width) <= MAX_ICON
  for (const { nodeName } of walkTree(node.childNodes)) if (nodeName !== '#text') return false
  return true
}
