import type { Story, StoryMedia, StoryNode } from '#contracts/content/story.ts'
import { blockOf, photoOf } from './readNode.ts'

/** The photos of a story in reading order, each once: they share one lightbox. */
export function storyPhotos(story: Story): StoryMedia[] {
  const photos = photosUnder(story.root)
  return photos.filter(({ url }, index) => photos.findIndex((photo) => photo.url === url) === index)
}

function photosUnder(node: StoryNode): StoryMedia[] {
  return [...ownPhotos(node), ...(node.children ?? []).flatMap(photosUnder)].filter((photo) => photo !== null)
}

function ownPhotos(node: StoryNode): (StoryMedia | null)[] {
  if (node.type === 'upload') return [photoOf(node['value'])]
  const block = blockOf(node)
  if (block?.blockType === 'photoGallery') return block.images.map(photoOf)
  if (block?.blockType === 'findCard') return [photoOf(block.photo)]
  return []
}
