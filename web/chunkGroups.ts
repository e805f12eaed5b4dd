/** Without the parts of TanStack Query that only the checkout and endless lists use. */
const PACKAGES =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|@tanstack(?!.*\/(queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery|infiniteQueryOptions)\.)|styled-components|stylis|@emotion|@lingui|react-error-boundary)\/|node_modules\/lucide-react\/dist\/esm\/(?!icons)/
/** The code around each screen. `main.tsx` isn't part of it: the build always writes its entry to a separate file. */
const FRAME = /web\/src\/app\/(?!PaymentAlert)/
/** Fields of forms and filters, what they need, and what is wrong in them. */
const FIELD_PARTS =
  /web\/src\/(ui\/(Checkbox|CodeInput|Field|Input|SecretCodeField|useReturnFocus)|lib\/(useDebounced|issueTexts))\.|contracts\/shared\/(messageOfIssue|textLimits)\./
/** Totals, for the cart, the checkout and orders. */
const ORDER_PARTS =
  /web\/src\/(ui\/(PriceSummaryList|ProgressBar)|lib\/deliveryDays|features\/shop\/cart\/(FreeShippingBanner|CartPicture|madeOf))\.|contracts\/(shop\/deliveryText|routes\/shop\/checkout)\./
/** Long lists: their page in the URL, Load More and numbered links. */
const LIST_PARTS =
  /web\/src\/(ui\/(EarlierLink|ListEnd|PageLinks)|lib\/(listPlace|usePagedItems|usePageAddress))\.|contracts\/(?:\w+\/)?(cutText|pageNumberOf)\.|@tanstack\/.*\/(infiniteQueryObserver|useInfiniteQuery|infiniteQueryOptions)\./
/** A post's card, and how long ago something was. */
const CARD_PARTS =
  /web\/src\/features\/content\/posts\/(queries|Post(Badges|Card|Cover|Grid|Link|Meta)|WatchedLine)\.|web\/src\/lib\/timeAgo\./
/** Lists of posts, on the home page and /content. */
const POST_LIST_PARTS =
  /web\/src\/features\/content\/posts\/(postFilters|usePostPages|PostListEnd)\.|web\/src\/ui\/SegmentedRadios\.|contracts\/(?:\w+\/)?postPages\.|lucide-react\/dist\/esm\/icons\/(list|map)\./
/** Schemas of articles and the cart, which the checkout uses together. */
const GOODS = /contracts\/(?:\w+\/)?(ids|cart|products|visitSchema)\./
/** Shared by lists and pages of articles; separate files would cost a request each. */
const SHOP_PARTS =
  /web\/src\/(features\/(shop\/cart\/(addToCart|AddToCartButton)|shop\/catalogue\/categoryLabel|shop\/merchandise\/merchandiseCategoryLabel)|ui\/StarRating)\.|contracts\/(?:\w+\/)?(articleAddress|categoryName|guessedCategories)\./
/** Pages of articles and products, and the quick view. */
const ARTICLE_PARTS =
  /web\/src\/(features\/shop\/articles\/(?!variantText|SizeChartDialog|lengthUnit|AroundArticle|WithdrawnArticle|RelatedArticles|Appearances)|routes\/articles\/)/
/** The top of both first pages. */
const HERO_PARTS = /web\/src\/(routes\/landing\/LandingHero|features\/platform\/site\/(Hero|HeroImage|queries))\./
/** The first page for visitors. */
const FRONT_PARTS =
  /web\/src\/(routes\/(LandingPage|landing\/(?!LandingHero|LandingCreator))|ui\/Section\.|features\/(platform\/site\/FeatureCards\.|shop\/merchandise\/(MerchandiseTeaser|TeaserGrid)\.|membership\/subscription\/JoinPanel\.))/
/** Parts of the first page that other screens show, too: /subscribe and the first page of members. */
const SHOWN_PARTS =
  /web\/src\/features\/membership\/subscription\/(BenefitCards|MembershipBackground|termsLine|useNewMemberPrices)\.|contracts\/(?:\w+\/)?(benefits|membershipPrices)\./
/** The state of a membership in words. */
const MEMBER_PARTS =
  /web\/src\/features\/membership\/subscription\/(describeSubscription|membershipStatus|planFacts|withTax)\.|contracts\/(?:\w+\/)?(planPrice|leavingReasons)\./
/** Beginning a subscription, with where somebody lives and the tax there: on /subscribe, after it, and for gift memberships. */
const JOIN_PARTS =
  /web\/src\/(lib\/chosenPlan|features\/membership\/subscription\/(queries|residence|useShownTax))\.|contracts\/(routes\/membership\/subscriptions|membership\/taxPlace)\./
/** What somebody agrees to by paying or joining. */
const TERMS_PARTS = /web\/src\/(ui\/TermsLine|features\/membership\/subscription\/termsWords)\./
/** What was typed, and the address as orders and the checkout show it. */
const DRAFT_PARTS =
  /web\/src\/(lib\/draft(Owner)?|features\/shop\/checkout\/checkoutDraft)\.|contracts\/(?:\w+\/)?addressLines\./
/** Delivery estimates. */
const DELIVERY_PARTS = /web\/src\/features\/shop\/delivery\//
/** Includes three icons of the first pages, which are too small for separate files. */
const BASE_PARTS =
  /web\/src\/(theme|routes\/LazyNotFoundPage|features\/shop\/(cart\/(queries|seenPrices)|articles\/variantText|merchandise\/(merchandiseFacts|queries))|lib\/(?!accountTabs|deliveryDays|ownWords|justBought|joinSheet|usePriceLine|blocking|shrinkPhoto|findArticles|matchesSearch|useFoundArticles|chosenPlan|postKinds|momentLink|watching|keptPress|demoStripe|draft\.|offline|mapView|middleOf|usAtlas|formatBytes|useLeaveGuard|schemaResolver|checkInput|issueTexts|regions|stripe\.|upload|fileTypes|visit\.|afterFirstScreen)|ui\/(?!AgateArt|ContourArt|EmptyState|PageLink|ArticleTeaser|RegionOptions|Section\.|SegmentedRadios|MomentLink|StoneArt|ShareBox|Stars\.|AppliedRow|TermsLine|PostEmailFields|CellShape|MarkScale|HunterFace|TimedText|toast|tooltip|upload|lightbox|player|PriceSummaryList|ProgressBar|Dialog|AlertDialog|ConfirmDialog|UploadField|ErrorSummary|QuantityStepper|StarRating))|contracts\/platform\/(calledWords|tradeWords)\.|contracts\/(?:\w+\/)?(languages|markets|msg|tokens|paths|constants|money|formatNumber|decimalComma|postKinds|seriesAddress|newest|call|addressOf|ApiError|queryKeyOf|route|routes\/\w+\/(auth|cart|merchandise|posts|site))\.|lucide-react\/dist\/esm\/icons\/(images|play|upload)\./

/** Saved posts and the offline page: each alone would be a name in the list of files that every page loads. */
const OFFLINE_PARTS = /web\/src\/(lib\/offline|features\/content\/fieldCopies|routes\/(Saved|Offline)Page)/

/** What takes one press on a post, on its page and on cards: each part alone would be a name in that list, too. */
const PRESS_PARTS =
  /web\/src\/(features\/(content\/watchLater|community\/reactions)\/|features\/content\/sharing\/SharePostButton|lib\/keptPress|routes\/content\/PostPresses)|contracts\/routes\/\w+\/(reactions|watchLater)\.|lucide-react\/dist\/esm\/icons\/(bookmark|gem)\./

/** Drawn stones: where a picture is missing, and beside empty lists. */
const ART_PARTS =
  /web\/src\/(ui\/(AgateArt|ContourArt|StoneArt)|features\/platform\/site\/StoneMap)\.|contracts\/platform\/agate\./

/** An order as its page and its list show it. */
const OWN_ORDER_PARTS =
  /web\/src\/features\/shop\/orders\/(describeOrder|orderTimes)\.|contracts\/routes\/shop\/orders\.|lucide-react\/dist\/esm\/icons\/printer\./

/** Icons of a few inner screens each. */
const INNER_ICONS = /lucide-react\/dist\/esm\/icons\/(arrow-right|arrow-up|minus|plus|refresh-cw|share-2|trash)\./

const isBasePart = (id: string) =>
  (BASE_PARTS.test(id) || FRAME.test(id)) && ![CARD_PARTS, FIELD_PARTS, LIST_PARTS].some((part) => part.test(id))

/** Files that the build merges, by the modules in them. */
export const chunkGroups = [
  { name: 'packages', test: PACKAGES, priority: 4 },
  { name: 'base', test: isBasePart, priority: 3 },
  { name: 'fields', test: FIELD_PARTS, priority: 2 },
  // Names of states and places. Before the checkout and the map, which would include them.
  {
    name: 'states',
    test: /contracts\/content\/states\.|web\/src\/(lib\/middleOf|features\/content\/places\/cellName)\./,
    priority: 3,
  },
  { name: 'hero', test: HERO_PARTS, priority: 2 },
  { name: 'cards', test: CARD_PARTS, priority: 2 },
  { name: 'lists', test: LIST_PARTS, priority: 2 },
  { name: 'shown', test: SHOWN_PARTS, priority: 2 },
  { name: 'member', test: MEMBER_PARTS, priority: 2 },
  { name: 'postLists', test: POST_LIST_PARTS, priority: 2 },
  { name: 'icons', test: INNER_ICONS, priority: 2 },
  { name: 'order', test: ORDER_PARTS, priority: 2 },
  { name: 'orders', test: OWN_ORDER_PARTS, priority: 2 },
  { name: 'art', test: ART_PARTS, priority: 2 },
  { name: 'empty', test: /web\/src\/ui\/EmptyState\./, priority: 2 },
  { name: 'goods', test: GOODS, priority: 2 },
  { name: 'shop', test: SHOP_PARTS, priority: 2 },
  { name: 'join', test: JOIN_PARTS, priority: 2 },
  { name: 'terms', test: TERMS_PARTS, priority: 2 },
  { name: 'draft', test: DRAFT_PARTS, priority: 2 },
  {
    name: 'joining',
    test: /web\/src\/(lib\/(joinSheet|justBought|usePriceLine)|routes\/join\/JoinPlace)\./,
    priority: 2,
  },
  { name: 'photo', test: /web\/src\/ui\/(lightbox\/useOpenPhoto|TimedText)\./, priority: 2 },
  { name: 'files', test: /web\/src\/(lib\/(formatBytes|fileTypes)|ui\/UploadField)\./, priority: 2 },
  { name: 'presses', test: PRESS_PARTS, priority: 2 },
  { name: 'searchPages', test: /contracts\/(?:\w+\/)?search(Kinds|Pages)\./, priority: 2 },
  { name: 'missing', test: /web\/src\/routes\/NotFoundPage\./, priority: 2 },
  {
    name: 'map',
    test: /web\/src\/(lib\/mapView|ui\/CellShape)\./,
    priority: 2,
  },
  { name: 'regions', test: /web\/src\/(lib\/regions|ui\/RegionOptions)\./, priority: 2 },
  // Last, because these groups include their dependencies; the others take theirs first.
  { name: 'front', test: FRONT_PARTS, priority: 1 },
  { name: 'article', test: ARTICLE_PARTS, priority: 1 },
  { name: 'delivery', test: DELIVERY_PARTS, priority: 1 },
  { name: 'offline', test: OFFLINE_PARTS, priority: 1 },
]
