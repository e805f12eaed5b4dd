import type { StoryNode } from '#contracts/content/story.ts'

type Visit = { node: StoryNode; parent: StoryNode | null; depth: number }

/** Visits all nodes in document order, without recursion, because a text can be deeply nested. */
export function* walkStory(root: StoryNode): Generator<Visit> {
  const waiting: Visit[] = [{ node: root, parent: null, depth: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next
    const { node, depth } = next
    for (const child of [...(node.children ?? [])].reverse())
      waiting.push({ node: child, parent: node, depth: depth + 1 })
  }
}
