import { expect, type Page } from '@playwright/test'
import { samplePosts } from './samplePosts.ts'

type Case = {
  /** A module of the manifest, or a group of `web/chunkGroups.ts`. */
  chunk: string
  email?: string
  open: (page: Page) => Promise<unknown>
  part: (page: Page) => ReturnType<Page['locator']>
  retry?: (page: Page) => Promise<unknown>
}

export const clickTryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).first().click()
/** Client-side, like a tab that was open during a release. */
const navigate = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
export const screenCase = (screen: string, path: string, email?: string): Case => ({
  chunk: `src/routes/${screen}.tsx`,
  ...(email && { email }),
  open: (page) => navigate(page, path),
  part: (page) => page.getByRole('main').getByRole('heading', { level: 1 }),
})

async function postWithGuess(page: Page): Promise<number> {
  const posts = (await (await page.request.get('/api/posts')).json()) as { id: number }[]
  for (const { id } of posts) {
    const { guess } = (await (await page.request.get(`/api/posts/${id}/guess`)).json()) as {
      guess: { result: unknown } | null
    }
    if (guess?.result === null) return id
  }
  throw new Error('No post of the demo has something to guess')
}

async function fillCart(page: Page): Promise<void> {
  const articles = (await (await page.request.get('/api/merchandise?inStock=true')).json()) as {
    variants: { id: number; inStock: boolean }[]
  }[]
  const variant = articles.flatMap(({ variants }) => variants).find(({ inStock }) => inStock)
  await page.request.post('/api/cart', { data: { merchandiseVariantId: variant?.id, quantity: 1 } })
}

const openDialog = (button: RegExp) => (page: Page) => page.getByRole('button', { name: button }).first().click()

async function filmWithChapters(page: Page): Promise<string> {
  const posts = (await (await page.request.get('/api/posts')).json()) as { id: number; title: string }[]
  return `/content/${posts.find(({ title }) => title === 'Dawn to dusk on the ridges')?.id}`
}

async function filmWithStone(page: Page): Promise<string> {
  const posts = (await (await page.request.get('/api/posts')).json()) as { id: number; title: string }[]
  return `/content/${posts.find(({ title }) => title === 'Blue lace, centimeter by centimeter')?.id}`
}

async function stoneOfFilm(page: Page): Promise<string> {
  const products = (await (await page.request.get('/api/products')).json()) as { id: number; name: string }[]
  return `/shop/${products.find(({ name }) => name === 'Blue lace slice')?.id}`
}

async function sizeChartOf(page: Page, id: number): Promise<unknown> {
  const { item } = (await (await page.request.get(`/api/merchandise/${id}`)).json()) as { item: { sizeChart: unknown } }
  return item.sizeChart
}

export const CASES: Case[] = [
  screenCase('ContentPage', '/content'),
  screenCase('ShopPage', '/shop'),
  screenCase('MerchandisePage', '/merchandise'),
  screenCase('GiftCardsPage', '/gift-cards'),
  screenCase('GiftMembershipsPage', '/gift-memberships'),
  screenCase('RedeemGiftPage', '/gift-memberships/redeem'),
  {
    ...screenCase('PostPage', '/content/1'),
    open: async (page) => navigate(page, (await samplePosts(page))[0] ?? ''),
  },
  screenCase('ArticlePage', '/merchandise/1'),
  {
    chunk: 'src/routes/merchandise/QuickView.tsx',
    open: async (page) => {
      await page.goto('/merchandise')
      await openDialog(/^Quick view of/)(page)
    },
    part: (page) => page.getByRole('dialog'),
    retry: openDialog(/^Quick view of/),
  },
  {
    chunk: 'src/features/shop/articles/AroundArticle.tsx',
    open: (page) => navigate(page, '/merchandise/1'),
    part: (page) => page.getByRole('heading', { name: 'More like this' }),
  },
  screenCase('ReviewsPage', '/reviews'),
  screenCase('QuestionsPage', '/questions'),
  screenCase('RoundPage', '/questions/1'),
  screenCase('AlertPage', '/alerts'),
  screenCase('EmailsPage', '/emails'),
  screenCase('WishListPage', '/wish-list'),
  screenCase('WatchLaterPage', '/watch-later'),
  screenCase('HunterPage', '/hunters/nobody'),
  screenCase('MessagesPage', '/messages'),
  screenCase('IdentifyPage', '/identify'),
  screenCase('FindsPage', '/finds'),
  screenCase('FindLabelsPage', '/finds/labels'),
  // Also the offline page, and “Save for the field” on a post.
  { ...screenCase('SavedPage', '/saved'), chunk: 'offline' },
  {
    chunk: 'src/features/shop/reviews/ReviewSection.tsx',
    open: (page) => navigate(page, '/merchandise/1'),
    part: (page) => page.getByRole('heading', { name: 'Reviews' }),
  },
  {
    chunk: 'src/features/community/guesses/GuessTheInside.tsx',
    open: async (page) => navigate(page, `/content/${await postWithGuess(page)}`),
    part: (page) => page.getByRole('region', { name: 'What is inside this one?' }),
  },
  {
    chunk: 'src/features/community/guesses/PlayGuess.tsx',
    open: (page) => page.goto('/'),
    part: (page) => page.getByRole('region', { name: 'Guess the inside' }),
  },
  {
    chunk: 'src/routes/codes/CodeBox.tsx',
    open: async (page) => {
      await fillCart(page)
      await page.goto('/cart')
    },
    part: (page) => page.getByRole('button', { name: 'Add a promo code or gift card' }),
  },
  {
    chunk: 'delivery',
    open: (page) => navigate(page, '/merchandise/1'),
    part: (page) => page.getByLabel('Deliver to'),
  },
  {
    chunk: 'src/features/shop/articles/SizeChartDialog.tsx',
    open: async (page) => {
      // After a start, charts are read at the pace the provider allows.
      await expect.poll(() => sizeChartOf(page, 1), { timeout: 90_000 }).not.toBeNull()
      await page.goto('/merchandise/1')
      await openDialog(/^Size chart$/)(page)
    },
    part: (page) => page.getByRole('dialog', { name: 'Size Chart' }),
    retry: openDialog(/^Size chart$/),
  },
  screenCase('OwnPage', '/about'),
  {
    chunk: 'src/features/content/stories/Story.tsx',
    open: (page) => navigate(page, '/about'),
    part: (page) => page.getByRole('heading', { level: 2, name: 'How it started' }),
  },
  {
    chunk: 'src/features/content/stories/StoryField.tsx',
    email: 'employee@stonehunt.test',
    open: (page) => page.goto('/upload'),
    part: (page) => page.getByRole('textbox', { name: /^Story/ }),
  },
  screenCase('CartPage', '/cart'),
  screenCase('CheckoutPage', '/checkout'),
  screenCase('OrdersPage', '/orders'),
  screenCase('AccountPage', '/account', 'member@stonehunt.test'),
  {
    chunk: 'src/routes/account/OtherTabs.tsx',
    email: 'member@stonehunt.test',
    open: (page) => navigate(page, '/account?tab=orders'),
    part: (page) => page.getByRole('link', { name: 'Your orders' }),
  },
  {
    chunk: 'src/routes/orders/Withdraw.tsx',
    open: (page) => navigate(page, '/orders?withdraw=true'),
    part: (page) => page.getByRole('button', { name: 'Confirm withdrawal' }),
  },
  screenCase('FindOrderPage', '/orders/find'),
  screenCase('SubscribePage', '/subscribe', 'member@stonehunt.test'),
  screenCase('UploadPage', '/upload', 'member@stonehunt.test'),
  screenCase('AdminPage', '/admin', 'employee@stonehunt.test'),
  { ...screenCase('HomePage', '/', 'member@stonehunt.test'), open: (page) => page.goto('/') },
  {
    chunk: 'src/features/membership/subscription/SubscriptionSection.tsx',
    email: 'member@stonehunt.test',
    open: (page) => page.goto('/'),
    part: (page) => page.getByRole('heading', { name: 'Join the Elite Hunting Community' }),
  },
  { ...screenCase('LandingPage', '/'), chunk: 'front', open: (page) => page.goto('/') },
  {
    chunk: 'src/routes/content/PostSide.tsx',
    open: async (page) => navigate(page, await filmWithChapters(page)),
    part: (page) => page.getByRole('heading', { name: 'Chapters' }),
  },
  {
    chunk: 'src/routes/content/FilmParts.tsx',
    open: async (page) => navigate(page, await filmWithChapters(page)),
    part: (page) => page.getByRole('heading', { name: 'Finds in this film' }),
  },
  {
    chunk: 'src/features/community/comments/CommentSection.tsx',
    email: 'subscriber@stonehunt.test',
    open: (page) => page.goto('/'),
    part: (page) => page.getByRole('heading', { name: 'Comments' }),
  },
  {
    chunk: 'src/routes/home/SubscribedReturn.tsx',
    email: 'member@stonehunt.test',
    open: (page) => page.goto('/?subscribed=true'),
    part: (page) => page.getByText('Your membership isn’t active yet'),
  },
  {
    chunk: 'src/features/community/loggedFinds/CellMap.tsx',
    email: 'member@stonehunt.test',
    open: async (page) => {
      await page.goto('/finds?new')
      await openDialog(/^Choose on the map/)(page)
    },
    part: (page) => page.getByRole('group', { name: 'Move the square' }),
  },
  {
    chunk: 'src/features/shop/wishList/WishedProducts.tsx',
    email: 'member@stonehunt.test',
    open: async (page) => {
      const products = (await (await page.request.get('/api/products')).json()) as {
        articleId: number
        inStock: boolean
      }[]
      await page.request.put(`/api/wish-list/${products.find(({ inStock }) => inStock)?.articleId}`)
      await page.goto('/wish-list')
    },
    part: (page) => page.getByRole('heading', { name: 'From the shop' }),
  },
  {
    chunk: 'src/features/community/loggedFinds/FindOfMonth.tsx',
    open: (page) => page.goto('/'),
    part: (page) => page.getByRole('region', { name: 'Crazy lace agate' }),
  },
  {
    chunk: 'src/routes/home/HomeRail.tsx',
    email: 'member@stonehunt.test',
    open: (page) => page.goto('/'),
    part: (page) => page.getByRole('link', { name: 'Create Content' }),
  },
  {
    chunk: 'src/features/community/questions/OpenRound.tsx',
    email: 'member@stonehunt.test',
    open: (page) => page.goto('/'),
    part: (page) => page.getByRole('complementary', { name: 'Q&A' }),
  },
  {
    chunk: 'src/features/shop/payment/PaymentForm.tsx',
    email: 'member@stonehunt.test',
    open: async (page) => {
      await page.goto('/subscribe')
      await openDialog(/^Start free trial$/)(page)
    },
    part: (page) => page.getByText('Demo payment: no card is charged. Don’t enter a real card number.'),
  },
  {
    chunk: 'src/features/membership/membershipOffers/OfferCode.tsx',
    email: 'member@stonehunt.test',
    open: async (page) => {
      await page.goto('/subscribe')
      await openDialog(/^Have a code\?$/)(page)
    },
    part: (page) => page.getByRole('form', { name: 'Code of an offer' }),
  },
  {
    chunk: 'src/routes/subscribe/SubscribeReasons.tsx',
    email: 'member@stonehunt.test',
    open: (page) => navigate(page, '/subscribe'),
    part: (page) => page.getByRole('heading', { name: 'What’s included' }),
  },
  {
    chunk: 'src/features/shop/stones/FilmStones.tsx',
    open: async (page) => navigate(page, await filmWithStone(page)),
    part: (page) => page.getByRole('list', { name: 'Stones from this film' }),
  },
  {
    chunk: 'src/features/shop/stones/StonePapers.tsx',
    open: async (page) => navigate(page, await stoneOfFilm(page)),
    part: (page) => page.getByRole('heading', { name: 'Papers of this stone' }),
  },
  {
    chunk: 'src/features/community/contact/ContactDialog.tsx',
    open: openDialog(/^Contact us$/),
    part: (page) => page.getByRole('dialog', { name: 'Contact us' }),
    retry: openDialog(/^Contact us$/),
  },
  {
    chunk: 'src/features/content/search/SearchDialog.tsx',
    open: openDialog(/^Search$/),
    part: (page) => page.getByRole('dialog', { name: 'Search' }),
    retry: openDialog(/^Search$/),
  },
  {
    chunk: 'src/routes/content/SearchPage.tsx',
    open: (page) => navigate(page, '/content?q=agate'),
    part: (page) => page.getByRole('heading', { level: 1, name: 'Search' }),
  },
  {
    chunk: 'src/ui/upload/UploadWidget.tsx',
    email: 'member@stonehunt.test',
    open: (page) => page.goto('/upload'),
    part: (page) => page.locator('input[type=file]'),
  },
  {
    chunk: 'src/features/content/posts/ArchiveLinks.tsx',
    open: (page) => navigate(page, '/content'),
    part: (page) => page.getByRole('heading', { name: 'Archive' }),
  },
  {
    chunk: 'empty',
    open: (page) => navigate(page, '/content?stone=nothing'),
    part: (page) => page.getByRole('heading', { name: 'No Content Found' }),
  },
  {
    chunk: 'missing',
    open: (page) => navigate(page, '/content/999999999'),
    part: (page) => page.getByRole('heading', { name: '404 Page Not Found' }),
  },
  {
    chunk: 'src/features/shop/merchandise/PriceFilter.tsx',
    open: (page) => page.goto('/merchandise'),
    part: (page) => page.getByRole('slider').first(),
  },
  {
    chunk: 'src/features/shop/merchandise/ActiveFilters.tsx',
    open: (page) => navigate(page, '/merchandise?sizes=M'),
    part: (page) => page.getByRole('list', { name: 'Active filters' }),
  },
  {
    chunk: 'src/features/shop/merchandise/FilterDialog.tsx',
    open: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/merchandise')
      await openDialog(/^Filters/)(page)
    },
    part: (page) => page.getByRole('dialog', { name: 'Filters' }),
    retry: openDialog(/^Filters/),
  },
  {
    chunk: 'src/features/content/posts/VideoPlayer.tsx',
    open: async (page) => page.goto((await samplePosts(page))[0] ?? ''),
    part: (page) => page.locator('media-controller'),
  },
  {
    chunk: 'src/ui/lightbox/Lightbox.tsx',
    open: async (page) => {
      await page.goto((await samplePosts(page))[1] ?? '')
      await openDialog(/^Open photo 1/)(page)
    },
    part: (page) => page.getByRole('dialog'),
    retry: openDialog(/^Open photo 1/),
  },
  {
    chunk: 'src/routes/content/HuntMap.tsx',
    open: (page) => navigate(page, '/content?view=map'),
    part: (page) => page.getByRole('heading', { level: 1, name: 'Hunt map' }),
  },
  {
    chunk: 'src/features/content/places/UsMap.tsx',
    open: (page) => navigate(page, '/content?view=map'),
    part: (page) => page.getByRole('group', { name: 'Map of the United States' }),
  },
  {
    chunk: 'src/features/content/places/PlaceFacts.tsx',
    open: async (page) => {
      const places = (await (await page.request.get('/api/places')).json()) as { states: { posts: { id: number }[] }[] }
      await navigate(page, `/content/${places.states[0]?.posts[0]?.id}`)
    },
    part: (page) => page.getByRole('link', { name: 'Arizona' }),
  },
  {
    chunk: 'src/routes/content/PostActions.tsx',
    email: 'employee@stonehunt.test',
    open: (page) => page.goto('/content'),
    part: (page) => page.getByRole('button', { name: /^Actions for/ }).first(),
    retry: openDialog(/^Reload actions$/),
  },
  {
    chunk: 'src/features/shop/merchandise/CatalogueActions.tsx',
    email: 'employee@stonehunt.test',
    open: (page) => page.goto('/merchandise'),
    part: (page) => page.getByRole('button', { name: 'Sync Products' }),
    retry: openDialog(/^Reload actions$/),
  },
  {
    chunk: 'src/features/platform/site/ChangeCoverPhoto.tsx',
    email: 'employee@stonehunt.test',
    open: (page) => page.goto('/'),
    part: (page) => page.getByRole('button', { name: 'Change Cover Photo' }),
    retry: openDialog(/^Reload actions$/),
  },
]

/** Covered by another test, or without a visible fallback. */
export const OTHER_CHUNKS = [
  // Drawings: without them, their places are empty.
  'src/ui/AgateArt.tsx',
  'src/ui/ContourArt.tsx',
  'src/ui/StoneArt.tsx',
  'src/features/platform/site/StoneMap.tsx',
  // Groups, above.
  'src/ui/EmptyState.tsx',
  'src/routes/NotFoundPage.tsx',
  // For a series, below long lists and in them, with the fallback of every part.
  'src/features/content/posts/PostRow.tsx',
  'src/routes/content/SeriesPosts.tsx',
  'src/ui/PageLinkRow.tsx',
  // After paying, and where an order can still be changed, with the fallback of every part.
  'src/features/shop/orders/OrderConfirmed.tsx',
  'src/features/shop/orders/OrderConfirming.tsx',
  'src/features/shop/orders/CancelOrder.tsx',
  'src/features/shop/orders/CancelLine.tsx',
  'src/features/shop/orders/WithdrawOrder.tsx',
  // After paying, below what is charged when, with the fallback of every part.
  'src/routes/welcome/WelcomeChoices.tsx',
  'src/ui/toast/ToastRegion.tsx',
  // Its fallback is empty.
  'src/ui/tooltip/TooltipLayer.tsx',
  // The list of AroundArticle, for an article that is gone.
  'src/features/shop/articles/WithdrawnArticle.tsx',
  // The dates of DeliveryLine, in the checkout.
  'src/features/shop/delivery/DeliveryDates.tsx',
  // At checkout for European addresses, with the fallback of every part.
  'src/features/shop/markets/MarketNotice.tsx',
  // Forms, with the fallback of every part.
  'src/features/community/identifications/StoneForm.tsx',
  'src/features/community/loggedFinds/FindForm.tsx',
  'src/features/community/questions/AnswerForm.tsx',
  'src/features/community/questions/QuestionForm.tsx',
  'src/features/outreach/emailPreferences/EmailPreferencesForm.tsx',
  'src/features/shop/orders/FindOrder.tsx',
  'src/features/shop/reviews/LineReview.tsx',
  // On the home page without posts, and for who came back from signing in, with the fallback of every part.
  'src/routes/home/NoPosts.tsx',
  'src/routes/home/ReturnNotice.tsx',
  // On /subscribe, for members by a gift, with the fallback of every part.
  'src/routes/subscribe/GiftNotice.tsx',
  // On /subscribe where the shop sells to Europe or adds tax, with the fallback of every part.
  'src/features/membership/subscription/ResidenceFields.tsx',
  // Beside them once the tax is known.
  'src/features/membership/subscription/TaxSummary.tsx',
  // On /gift-memberships where tax is added, with the fallback of every part.
  'src/routes/giftCards/GiftTax.tsx',
  // Without it, a toast says what was added.
  'src/features/shop/cart/CartDrawer.tsx',
  // Its fallback is empty: the line above it says what is missing.
  'src/features/shop/cart/ShippingSuggestion.tsx',
  // Its fallback is empty: the notice above it says what to do.
  'src/features/shop/cart/AlternativeButtons.tsx',
  // The same dialog that the account and the contact form open.
  'src/ui/Dialog.tsx',
  // Its fallback is empty: the email says the same.
  'src/features/people/account/ConfirmEmail.tsx',
  // Its fallback is empty: the account and the email say that a payment failed.
  'src/app/PaymentAlert.tsx',
  // Its fallback is empty: the server ends a hold by itself.
  'src/features/shop/checkout/HoldClock.tsx',
  // The form of PaymentForm, in the checkout.
  'src/features/shop/payment/CompletePayment.tsx',
  // The text field below it stays.
  'src/features/content/stories/editor/StoryEditor.tsx',
  // The player of VideoPlayer, inside a story.
  'src/ui/player/FilmPlayer.tsx',
  // The dialog says what failed, as that of the contact form.
  'src/features/community/comments/ReportDialog.tsx',
  // Only in a shop without articles.
  'src/features/shop/merchandise/EmptyCatalogue.tsx',
  // In the footer, with the fallback of every part.
  'src/features/platform/site/SocialLinks.tsx',
  // Beside what it belongs to, with an empty fallback.
  'src/features/shop/stones/SellFromHere.tsx',
  'src/features/platform/studio/WaitingLine.tsx',
  'src/routes/home/NewInShop.tsx',
  'src/features/shop/cart/BuyNowButton.tsx',
  'src/features/shop/express/ExpressCheckout.tsx',
  'src/features/shop/itemAlerts/ItemAlertButton.tsx',
  'src/features/shop/wishList/WishButton.tsx',
  'src/features/platform/site/CreatorCard.tsx',
  'src/routes/landing/LandingCreator.tsx',
  'src/ui/QuantityStepper.tsx',
  // Below the title of a post, with the fallback of every part, and on covers.
  'presses',
  // The dialog says what failed, as that of the contact form.
  'src/features/shop/orders/AddressDialog.tsx',
  // Below a shipped order, with the fallback of every part.
  'src/features/shop/orders/OrderClaims.tsx',
  'src/features/shop/stones/OrderStones.tsx',
  'src/features/shop/orders/OrderActions.tsx',
  // In the details of an order, with the fallback of every part.
  'src/features/shop/orders/OrderTimeline.tsx',
  // On the home page, with the fallback of every part.
  'src/features/membership/subscription/MembershipState.tsx',
  // In the account, with the fallback of every part.
  'src/features/membership/memberCard/MemberCard.tsx',
  'src/features/membership/membershipPayments/MembershipPayments.tsx',
  'src/features/membership/referrals/InviteFriends.tsx',
  'src/features/shop/stones/OwnStones.tsx',
  // Without it, the link that was pressed is followed: see tests/web/joinSheetMissing.test.tsx.
  'src/features/membership/subscription/CancelMembership.tsx',
  'src/routes/join/JoinSheet.tsx',
  // The comments of CommentSection, in the feed.
  'src/routes/home/FeedComments.tsx',
  // Without it, the link is copied.
  'src/features/content/sharing/sharePost.ts',
  // Above the plans, which stay.
  'src/features/content/posts/WantedPost.tsx',
]
