import { syncCatalogue } from '#domain/shop/catalogue/syncCatalogue.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { seedComments } from './comments.ts'
import type { Creator } from './creators/Creator.ts'
import { stoneHunt } from './creators/stoneHunt.ts'
import { seedFilmParts } from './filmParts.ts'
import { seedGiftCard } from './giftCard.ts'
import { seedHistory } from './history/index.ts'
import { seedLetters } from './letters.ts'
import { seedPages } from './pages.ts'
import { seedPeople } from './people.ts'
import { seedPosts, seedPreviews } from './posts.ts'
import { seedPapers, seedProducts } from './products.ts'
import { seedSeries } from './series.ts'
import { seedSettings } from './settings.ts'
import { seedStories } from './stories.ts'
import { seedSubscription } from './subscription.ts'

const ON_LANDING_PAGE = 6

/**
 * Adds what is missing: a second run changes nothing. What the landing page shows comes first.
 *
 * @param print receives what was done.
 * @param onLanding called when the landing page is complete.
 * @param creator whose site it is.
 */
export async function seedDemo(
  req: Req,
  print: (line: string) => void,
  onLanding: () => void = () => undefined,
  creator: Creator = stoneHunt,
): Promise<void> {
  const { posts, mediaList } = creator
  const step = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    const began = Date.now()
    const result = await work()
    print(`${what} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
    return result
  }
  const people = await step('people', () => seedPeople(req, creator.accounts))
  await step('settings and cover photo', () => seedSettings(req, people.employee, creator))
  await step('newest posts', () => seedPosts(req, people, posts.slice(0, ON_LANDING_PAGE), mediaList))
  if (!creator.off.includes('merchandise'))
    await step('catalog of the print provider', () => seedCatalogue(req, (what) => print(`  ${what}`)))
  onLanding()
  await step('older posts with their videos and pictures', () =>
    seedPosts(req, people, posts.slice(ON_LANDING_PAGE), mediaList),
  )
  await step('comments', () => seedComments(req, people, creator.comments))
  await step('products', () => seedProducts(req, people.employee, creator.products, mediaList))
  await step('stories, a series, pages and a letter', async () => {
    if (creator.hasHistory) {
      await seedSeries(req)
      await seedStories(req)
    }
    await seedPages(req, creator.pages)
    await seedLetters(req, creator.letter)
  })
  if (creator.hasHistory) {
    await step('previews of films', () => seedPreviews(req, people.employee))
    await step('captions, chapters and finds', () => seedFilmParts(req, people.employee))
    await step('papers of stones', () => seedPapers(req))
  }
  await step('a subscription', () => seedSubscription(req, people.subscriber))
  await step('a gift card', () => seedGiftCard(req, people, creator.giftMessage))
  if (creator.hasHistory)
    await step('three months of members, orders, reviews and comments', () => seedHistory(req, people))
}

/** An account of the owner may have no articles yet: the demo then has no merchandise. */
async function seedCatalogue(req: Req, print: (line: string) => void): Promise<void> {
  try {
    await syncCatalogue(req, 'seed', print)
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'sync_failed')) throw error
    print(error.message)
  }
}
