import type { OwnWords } from '#contracts/platform/vocabulary.ts'
import type { SitePart } from '#contracts/platform/siteParts.ts'
import type { StoryNode } from '#contracts/content/story.ts'
import type { DemoAccount } from '../accounts.ts'
import type { DemoComment } from '../comments.ts'
import type { DemoPage } from '../pageList.ts'
import type { DemoPost } from '../postList.ts'
import type { DemoProduct } from '../productList.ts'

/** Everything a demo says and shows about one creator. */
export type Creator = {
  name: string
  /** The domain of the accounts and of the sender of emails: `stonehunt.test`. */
  mailDomain: string
  accounts: DemoAccount[]
  /** The file in `media/demo/` that lists the pictures and films. */
  mediaList: string
  /** Changes that the owner made in the panel. Without them, the site is as delivered. */
  brand?: Record<string, string>
  landing?: Record<string, string>
  words?: OwnWords
  off: SitePart[]
  creator: { name: string; text: string }
  /** Newest first. The first are on the landing page. */
  posts: DemoPost[]
  pages: DemoPage[]
  products: DemoProduct[]
  comments: DemoComment[]
  letter: { subject: string; preheader: string; body: StoryNode[] }
  giftMessage: string
  /** Whether the demo has three months of members and orders, a series, stories and parts of films. */
  hasHistory: boolean
}
