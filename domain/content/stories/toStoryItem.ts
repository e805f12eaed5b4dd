import { articleAddress } from '#contracts/shop/articleAddress.ts'
import { centsToAmount } from '#contracts/shared/money.ts'
import type { StoryItem } from '#contracts/content/story.ts'
import type { FoundItem } from './findItems.ts'

/** An article as cards show it. */
export const toStoryItem = (kind: StoryItem['kind'], { id, title, imageUrl, priceCents }: FoundItem): StoryItem => ({
  kind,
  id,
  title,
  url: articleAddress(kind, id, title),
  price: priceCents === null ? null : centsToAmount(priceCents),
  imageUrl,
})
