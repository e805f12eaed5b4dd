import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

/** Of one text. */
const MAX_ELEMENTS = 50_000
/** Inside each other, which is what browsers allow. */
const MAX_LEVELS = 512

/** A text that would become far more than it is. The message tells the owner. */
export class ExcessiveMarkup extends Error {}

/**
 * The nodes of a text in HTML. HTML says that marks left open are opened again in each paragraph, so 30 kB can become a
 * million elements; and each end tag is compared with all open elements. Both are counted while they are made.
 *
 * @throws ExcessiveMarkup
 */
export function parseHtml(html: string): DefaultTreeAdapterTypes.ChildNode[] {
  let elements = 0
  let levels = 0
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement: (...given) => {
      elements += 1
      if (elements > MAX_ELEMENTS)
        throw new ExcessiveMarkup('The text has more than 50,000 elements, or marks that are never closed.')
      return defaultTreeAdapter.createElement(...given)
    },
    onItemPush: () => {
      levels += 1
      if (levels > MAX_LEVELS) throw new ExcessiveMarkup('The text is nested in more than 512 levels.')
    },
    onItemPop: () => {
      levels -= 1
    },
  }
  // What `noscript` holds is what we can show.
  return parseFragment(html, { treeAdapter, scriptingEnabled: false }).childNodes
}
