import { mapMedia } from '../../stories/mapMedia.ts'
import { walkStory } from '../../stories/walkStory.ts'
import type { PostLine } from './PostLine.ts'

/** The pictures of a text, each once, as its export names them. */
export function picturesOf({ body }: Pick<PostLine, 'body'>): string[] {
  const found = new Set<string>()
  if (!body) return []
  for (const { node } of walkStory(body.root))
    mapMedia(node, (value) => {
      if (typeof value === 'string') found.add(value)
      return value
    })
  return [...found]
}
