import type { StoryNode } from '#contracts/content/story.ts'
import { cutText } from '#contracts/shared/cutText.ts'
import { blockNames, isBlockType } from './blockSchemas.ts'
import { isDivider } from './isDivider.ts'
import { mayHold, nodeSchemas } from './nodeSchemas.ts'
import { walkStory } from './walkStory.ts'

const MAX_BYTES = 1024 * 1024
const MAX_DEPTH = 50
/** Payload checks each link's fields one by one, which takes about a fifth of a millisecond. */
const MAX_LINKS = 1_000
/** Each node is an object in an array; its fields add a few levels. */
const MAX_JSON_DEPTH = MAX_DEPTH * 2 + 12

const LINKS = new Set(['link', 'autolink'])

/** Describes the problem of a body to its author; null for a valid one. */
export function storyProblem(body: unknown): string | null {
  if (body === null || body === undefined) return null
  if (isNestedDeeper(body, MAX_JSON_DEPTH)) return 'The text is nested too deeply.'
  if (Buffer.byteLength(JSON.stringify(body)) > MAX_BYTES) return 'The text is longer than 1 MB. Please shorten it.'
  const { root } = body as { root?: unknown }
  if (!isNode(root) || root.type !== 'root') return 'The text has no root.'
  let dividers = 0
  let links = 0
  for (const { node, parent, depth } of walkStory(root)) {
    if (depth > MAX_DEPTH) return 'The text is nested too deeply.'
    const problem = nodeProblem(node, parent)
    if (problem) return problem
    if (LINKS.has(node.type)) links += 1
    if (links > MAX_LINKS) return 'The text has more than 1,000 links. Please divide it.'
    if (isDivider(node)) dividers += 1
    if (isDivider(node) && parent?.type !== 'root') return 'The members-only divider can’t be inside another part.'
  }
  return dividers > 1 ? 'The text can have only one members-only divider.' : null
}

function isNestedDeeper(value: unknown, max: number): boolean {
  const waiting: { part: unknown; depth: number }[] = [{ part: value, depth: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { part, depth } = next
    if (typeof part !== 'object' || part === null) continue
    if (depth > max) return true
    for (const inner of Object.values(part)) waiting.push({ part: inner, depth: depth + 1 })
  }
  return false
}

function nodeProblem(node: unknown, parent: StoryNode | null): string | null {
  if (!isNode(node)) return 'The text has a part without a type.'
  const { type } = node
  const schema = Object.hasOwn(nodeSchemas, type) ? nodeSchemas[type] : undefined
  if (!schema) return `The text can’t have a part of the type “${cutText(type, 40)}”.`
  if (parent && !mayHold[parent.type]?.includes(type)) return `A ${parent.type} can’t contain a ${type}.`
  const parsed = schema.safeParse(node)
  return parsed.success ? null : sentenceFor(node)
}

function sentenceFor(node: StoryNode): string {
  const fields = (node['fields'] ?? {}) as { blockType?: unknown; url?: unknown }
  switch (node.type) {
    case 'link':
    case 'autolink':
      return `A link can lead to a web address, an email address or a page of this site, not to “${cutText(String(fields.url), 80)}”.`
    case 'upload':
      return 'Please upload a file for each photo of the text, or remove the photo.'
    case 'text':
      return 'A passage of the text is too long. Please divide it.'
    case 'heading':
      return 'Headings can be of the sizes 2, 3 and 4.'
    case 'block':
      return isBlockType(fields.blockType)
        ? `Something is missing or too long in the ${blockNames[fields.blockType]}. Please complete or remove it.`
        : `The text can’t have a block of the type “${cutText(String(fields.blockType), 40)}”.`
    default:
      return `A ${node.type} of the text is invalid.`
  }
}

/** `walkStory` would not visit children that are not an array. */
function isNode(value: unknown): value is StoryNode {
  if (typeof value !== 'object' || value === null) return false
  const { type, children } = value as { type?: unknown; children?: unknown }
  return typeof type === 'string' && (children === undefined || Array.isArray(children))
}
