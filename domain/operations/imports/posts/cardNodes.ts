import { cutText } from '#contracts/shared/cutText.ts'
import type { StoryNode } from '#contracts/content/story.ts'
import { MAX_STORY_LINE } from '#contracts/shared/textLimits.ts'
import type { Card } from './cards.ts'
import type { Addresses } from './Addresses.ts'
import { linkedWords } from './linkedWords.ts'
import { gallery, link, paragraph, picture, text } from './storyNodes.ts'

/** Of one `photoGallery`. */
const MAX_GALLERY = 40

/** Its pictures, then its link with what it says. */
export function cardNodes({ pictures, isGallery, links, captions }: Card, addresses: Addresses): StoryNode[] {
  const shown = pictures.flatMap((src) => addresses.picture(src) ?? [])
  const lines = links.flatMap(({ href, words }) => {
    const address = addresses.link(href.replace(/^\/\//, 'https://'))
    if (address) return [paragraph([link(address, text(cutText(words, MAX_STORY_LINE) || address, 0))])]
    return words === '' ? [] : [paragraph(text(words, 0))]
  })
  const said = captions.map((words) => paragraph(linkedWords(words, 0, addresses.link)))
  if (!isGallery || shown.length < 2) return [...shown.map(picture), ...lines, ...said]
  const caption = captions.join(' ')
  const isShort = caption.length <= MAX_STORY_LINE
  const galleries: StoryNode[] = []
  for (let at = 0; at < shown.length; at += MAX_GALLERY)
    galleries.push(gallery(shown.slice(at, at + MAX_GALLERY), isShort && at === 0 && caption ? caption : null))
  return [...galleries, ...lines, ...(isShort ? [] : said)]
}
