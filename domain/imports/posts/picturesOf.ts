import { walkStory } from '../../stories/walkStory.ts'
import type { PostLine } from './PostLine.ts'

/** The pictures of a text, each once, as its export names them. */
export function picturesOf({ body }: Pick<PostLine, 'body'>): string[] {
  if (!body) return []
  const values = [...walkStory(body.root)].map(({ node }) => (node.type === 'upload' ? node['value'] : null))
  return [...new Set(values.filter((value) => typeof value === 'string'))]
}
