import { randomBytes } from 'node:crypto'
import type { Story, StoryNode } from '#contracts/content/story.ts'
import { nodeSchemas } from './nodeSchemas.ts'

/**
 * The stored form of a body: files and articles by id, every part with its own id, and no unknown
 * properties.
 *
 * @param story one without a `storyProblem`.
 */
export function toStoredStory({ root }: Story): Story {
  const ids = new Set<string>()
  return { root: storedNode(root, ids) }
}

function storedNode({ type, children, ...rest }: StoryNode, ids: Set<string>): StoryNode {
  const schema = nodeSchemas[type]
  if (!schema) throw new Error(`A ${type} is not allowed in a story`)
  const node = withOwnId({ type, ...schema.parse(rest) }, ids)
  return children ? { ...node, children: children.map((child) => storedNode(child, ids)) } : node
}

/** The editor finds parts by id, and a copied part has the id of its original. */
function withOwnId(node: StoryNode, ids: Set<string>): StoryNode {
  if (node.type === 'block') {
    const fields = node['fields'] as { id: string }
    return { ...node, fields: { ...fields, id: ownId(fields.id, ids) } }
  }
  return typeof node['id'] === 'string' ? { ...node, id: ownId(node['id'], ids) } : node
}

function ownId(id: string, ids: Set<string>): string {
  const own = ids.has(id) ? randomBytes(12).toString('hex') : id
  ids.add(own)
  return own
}
