import type { Story } from '#contracts/content/story.ts'
import { docKey } from './populateStory.ts'
import { mapMedia } from './mapMedia.ts'
import { idOf } from '#contracts/shared/idOf.ts'
import { walkStory } from './walkStory.ts'

type Related = 'media' | 'posts' | 'merchandise' | 'products'

/** The ids of everything a story refers to. */
export function storyDocs({ root }: Story): Record<Related, number[]> {
  const found = {
    media: new Set<number>(),
    posts: new Set<number>(),
    merchandise: new Set<number>(),
    products: new Set<number>(),
  }
  for (const { node } of walkStory(root)) {
    mapMedia(node, (value) => {
      const id = idOf(value)
      if (id !== null) found.media.add(id)
      return id
    })
    const { doc, item } = (node['fields'] ?? {}) as { doc?: unknown; item?: unknown }
    for (const key of [docKey(doc), docKey(item)]) {
      const [relation, id] = key?.split(' ') ?? []
      if (relation === 'posts' || relation === 'merchandise' || relation === 'products') found[relation].add(Number(id))
    }
  }
  return {
    media: [...found.media],
    posts: [...found.posts],
    merchandise: [...found.merchandise],
    products: [...found.products],
  }
}
