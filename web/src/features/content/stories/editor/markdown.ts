import {
  BOLD_ITALIC_STAR,
  BOLD_ITALIC_UNDERSCORE,
  BOLD_STAR,
  BOLD_UNDERSCORE,
  type ElementTransformer,
  HEADING,
  INLINE_CODE,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  LINK,
  type MultilineElementTransformer,
  ORDERED_LIST,
  QUOTE,
  STRIKETHROUGH,
  type Transformer,
  UNORDERED_LIST,
} from '@lexical/markdown'
import type { ElementNode } from 'lexical'
import type { StoryNode } from '#contracts/content/story.ts'
import { TABLE } from './markdownTable.ts'
import { PartNode } from './PartNode.tsx'

const FENCE = 'story-part'

const RULE: ElementTransformer = {
  dependencies: [PartNode],
  export: (node) => (node instanceof PartNode && node.getNode().type === 'horizontalrule' ? '---' : null),
  regExp: /^(---|\*\*\*|___)\s*$/,
  replace: (parent, _children, _match, isImport) =>
    $replaceLine(parent, new PartNode({ type: 'horizontalrule', version: 1 }), isImport),
  triggerOnEnter: true,
  type: 'element',
}

/** A part is a fenced block with its stored form, so that nothing of it is lost on the way out and in. */
const PART: MultilineElementTransformer = {
  dependencies: [PartNode],
  export: (node) =>
    node instanceof PartNode && !node.isInline()
      ? `\`\`\`${FENCE}\n${JSON.stringify(node.getNode(), null, 2)}\n\`\`\``
      : null,
  regExpStart: new RegExp(`^\`\`\`${FENCE}\\s*$`),
  regExpEnd: /^```\s*$/,
  replace: (root, _children, _start, _end, lines) => {
    const node = lines && readPart(lines.join('\n'))
    if (!node) return false
    root.append(new PartNode(node))
  },
  type: 'multiline-element',
}

/** Longer marks first: each takes what it matches. */
export const MARKDOWN: Transformer[] = [
  PART,
  RULE,
  TABLE,
  HEADING,
  QUOTE,
  UNORDERED_LIST,
  ORDERED_LIST,
  INLINE_CODE,
  BOLD_ITALIC_STAR,
  BOLD_ITALIC_UNDERSCORE,
  BOLD_STAR,
  BOLD_UNDERSCORE,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  STRIKETHROUGH,
  LINK,
]

const MARKS = /^(#{1,6} |[-*+] |\d{1,3}[.)] |> |```|---\s*$|\|.*\|\s*$)|\[[^[\]\n]+\]\([^)\s]+\)|\*\*[^*\n]+\*\*/m

export const looksLikeMarkdown = (text: string): boolean => MARKS.test(text)

function $replaceLine(line: ElementNode, node: PartNode, isImport: boolean) {
  if (isImport) return void line.replace(node)
  if (line.getNextSibling()) line.replace(node)
  else line.insertBefore(node)
  node.selectNext()
}

function readPart(json: string): StoryNode | null {
  try {
    const node: unknown = JSON.parse(json)
    return typeof node === 'object' && node !== null && 'type' in node && typeof node.type === 'string'
      ? (node as StoryNode)
      : null
  } catch {
    return null
  }
}
