import type { Story, StoryNode } from '#contracts/content/story.ts'

/** Replaces nodes from the inside out. @param change returns the node's replacements, possibly none. */
export function mapStory({ root }: Story, change: (node: StoryNode) => StoryNode[]): Story {
  return { root: withChildren(root, change) }
}

function withChildren(node: StoryNode, change: (node: StoryNode) => StoryNode[]): StoryNode {
  if (!node.children) return node
  return { ...node, children: node.children.flatMap((child) => change(withChildren(child, change))) }
}
