import { resolve } from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { Alerts } from '#collections/inbox/alerts/Alerts.ts'
import { Captions } from '#collections/posts/captions/Captions.ts'
import { CartItems } from '#collections/orders/CartItems.ts'
import { Carts } from '#collections/orders/Carts.ts'
import { CommentReports } from '#collections/inbox/CommentReports.ts'
import { ClaimMessages } from '#collections/orders/ClaimMessages.ts'
import { Claims } from '#collections/orders/Claims.ts'
import { CommentLikes } from '#collections/inbox/CommentLikes.ts'
import { ContactMessages } from '#collections/inbox/ContactMessages.ts'
import { Comments } from '#collections/inbox/comments/Comments.ts'
import { AuditLog } from '#collections/settings/AuditLog.ts'
import { Finds } from '#collections/posts/Finds.ts'
import { GiftCardEntries } from '#collections/shop/GiftCardEntries.ts'
import { GiftCards } from '#collections/shop/giftCards/GiftCards.ts'
import { GiftSales } from '#collections/shop/GiftSales.ts'
import { GiftMemberships } from '#collections/members/GiftMemberships.ts'
import { Letters } from '#collections/posts/letters/Letters.ts'
import { LoggedFinds } from '#collections/members/LoggedFinds.ts'
import { Guesses } from '#collections/posts/guesses/Guesses.ts'
import { Identifications } from '#collections/inbox/identifications/Identifications.ts'
import { Invoices } from '#collections/orders/Invoices.ts'
import { MailOutbox } from '#collections/settings/MailOutbox.ts'
import { MailedLinks } from '#collections/settings/MailedLinks.ts'
import { Media } from '#collections/posts/media/Media.ts'
import { Merchandise } from '#collections/shop/Merchandise.ts'
import { OrderEvents } from '#collections/orders/OrderEvents.ts'
import { OrderProblems } from '#collections/orders/OrderProblems.ts'
import { OrderLines } from '#collections/orders/OrderLines.ts'
import { Orders } from '#collections/orders/Orders.ts'
import { Pages } from '#collections/site/pages/Pages.ts'
import { Posts } from '#collections/posts/posts/Posts.ts'
import { Products } from '#collections/shop/products/Products.ts'
import { Profiles } from '#collections/members/profiles/Profiles.ts'
import { MembershipOffers } from '#collections/members/membershipOffers/MembershipOffers.ts'
import { PromoCodes } from '#collections/shop/promoCodes/PromoCodes.ts'
import { ProviderEvents } from '#collections/settings/ProviderEvents.ts'
import { Redirects } from '#collections/site/redirects/Redirects.ts'
import { Refunds } from '#collections/orders/Refunds.ts'
import { QuestionRounds } from '#collections/inbox/questionRounds/QuestionRounds.ts'
import { Questions } from '#collections/inbox/questions/Questions.ts'
import { Reviews } from '#collections/inbox/reviews/Reviews.ts'
import { SavedReplies } from '#collections/inbox/SavedReplies.ts'
import { Series } from '#collections/posts/series/Series.ts'
import { SiteSettings } from '#collections/settings/siteSettings/SiteSettings.ts'
import { Subscriptions } from '#collections/members/Subscriptions.ts'
import { SyncRuns } from '#collections/shop/SyncRuns.ts'
import { ThreadMessages } from '#collections/inbox/ThreadMessages.ts'
import { Users } from '#collections/members/users/Users.ts'
import { Variants } from '#collections/shop/variants/Variants.ts'
import { Withdrawals } from '#collections/orders/Withdrawals.ts'
import { inStudio } from '#collections/inStudio.ts'
import { mediaStorage } from '#collections/posts/media/mediaStorage.ts'
import { withGermanTexts } from '#collections/withGermanTexts.ts'
import { withPanelGuards } from '#collections/withPanelGuards.ts'
import { withSafeQueries } from '#collections/withSafeQueries.ts'
import { withSystemDates } from '#collections/withSystemDates.ts'
import { withVisibleTexts } from '#collections/withVisibleTexts.ts'
import { withPlainTitle } from '#collections/withPlainTitle.ts'
import { withPlainFields } from '#collections/withPlainFields.ts'
import { withoutApiView } from '#collections/withoutApiView.ts'
import { nobodyRunsJobs } from '#collections/access/nobodyRunsJobs.ts'
import { BYTES } from '#contracts/shared/constants.ts'
import { hideTokensInText } from '#contracts/platform/hideTokens.ts'
import { storyEditor } from '#collections/fields/storyEditor.ts'
import { cookieNames } from '#contracts/platform/cookies.ts'
import { BRAND_DEFAULTS } from '#contracts/platform/siteDefaults.ts'
import { poolLimits, resilientPool } from '#database/resilientPool.ts'
import { env, projectRoot } from '#env'
import { Brand } from '#globals/Brand.ts'
import { Landing } from '#globals/Landing.ts'
import { Navigation } from '#globals/Navigation.ts'
import { besideHome } from '#globals/besideHome.ts'
import { globalInStudio } from '#globals/globalInStudio.ts'
import { withGlobalAudit } from '#globals/withGlobalAudit.ts'
import { reportInvalidInput } from '#hooks/reportInvalidInput.ts'
import { reportUnavailable } from '#hooks/reportUnavailable.ts'
import { payloadMail } from '#providers/mail/payloadMail.ts'

const { DATABASE_URL, DATABASE_REPLICA_URLS, PAYLOAD_SECRET, SITE_URL, LOG_LEVEL, S3_BUCKET } = env()

export default buildConfig({
  secret: PAYLOAD_SECRET,
  serverURL: SITE_URL,
  cookiePrefix: cookieNames(SITE_URL).prefix,
  csrf: [SITE_URL],
  cors: [],
  telemetry: false,
  maxDepth: 2,
  defaultDepth: 0,
  routes: { admin: '/cms', api: '/cms/api' },
  admin: {
    user: Users.slug,
    avatar: 'default',
    theme: 'all',
    dateFormat: 'MMM d, yyyy, h:mm a',
    meta: { titleSuffix: `· ${BRAND_DEFAULTS.name}`, icons: [{ url: '/favicon.svg', type: 'image/svg+xml' }] },
    components: {
      graphics: {
        Icon: '/cms/components/platform/brand/Icon.tsx#Icon',
        Logo: '/cms/components/platform/brand/Logo.tsx#Logo',
      },
      actions: ['/cms/components/platform/studio/HeaderTools.tsx#HeaderTools'],
      Nav: '/cms/components/platform/studio/StudioNav.tsx#StudioNav',
      views: {
        dashboard: { Component: '/cms/components/operations/dashboard/Dashboard.tsx#Dashboard' },
        inbox: {
          Component: '/cms/components/operations/inbox/Inbox.tsx#Inbox',
          path: '/inbox',
          meta: { title: 'Inbox' },
        },
        settings: {
          Component: '/cms/components/platform/settings/Settings.tsx#Settings',
          path: '/settings',
          meta: { title: 'Settings' },
        },
        offers: {
          Component: '/cms/components/platform/settings/Offers.tsx#Offers',
          path: '/offers',
          meta: { title: 'What this site offers' },
        },
        words: {
          Component: '/cms/components/platform/settings/TradeWords.tsx#TradeWords',
          path: '/words',
          meta: { title: 'Words of your trade' },
        },
        growth: {
          Component: '/cms/components/operations/growth/Growth.tsx#Growth',
          path: '/growth',
          meta: { title: 'Growth' },
        },
        exports: {
          Component: '/cms/components/operations/exports/Exports.tsx#Exports',
          path: '/exports',
          meta: { title: 'Exports' },
        },
        imports: {
          Component: '/cms/components/operations/imports/Imports.tsx#Imports',
          path: '/imports',
          meta: { title: 'Imports' },
        },
        webhooks: {
          Component: '/cms/components/platform/outgoingWebhooks/Webhooks.tsx#Webhooks',
          path: '/webhooks',
          meta: { title: 'Webhooks' },
        },
        apiKeys: {
          Component: '/cms/components/people/apiKeys/ApiKeys.tsx#ApiKeys',
          path: '/api-keys',
          meta: { title: 'API keys' },
        },
        failedPayments: {
          Component: '/cms/components/membership/membershipPayments/FailedPayments.tsx#FailedPayments',
          path: '/failed-payments',
          meta: { title: 'Failed payments' },
        },
        mailTemplates: {
          Component: '/cms/components/platform/mails/MailTemplates.tsx#MailTemplates',
          path: '/mail-templates',
          meta: { title: 'Email templates' },
        },
        help: {
          Component: '/cms/components/platform/help/Help.tsx#Help',
          path: '/help',
          meta: { title: 'Help' },
        },
      },
    },
    importMap: { baseDir: projectRoot, importMapFile: resolve(projectRoot, 'cms/app/(payload)/importMap.js') },
  },
  auth: { jwtOrder: ['cookie'] },
  editor: storyEditor({ hasDivider: false }),
  collections: [
    Posts,
    Letters,
    Series,
    Captions,
    Finds,
    Guesses,
    Media,
    Comments,
    CommentReports,
    Profiles,
    QuestionRounds,
    Questions,
    ContactMessages,
    SavedReplies,
    Identifications,
    LoggedFinds,
    Users,
    AuditLog,
    Subscriptions,
    MembershipOffers,
    Orders,
    Refunds,
    Withdrawals,
    Invoices,
    Claims,
    Alerts,
    Merchandise,
    Variants,
    Products,
    Reviews,
    PromoCodes,
    GiftCards,
    GiftSales,
    GiftMemberships,
    CartItems,
    Pages,
    Redirects,
    SiteSettings,
    MailOutbox,
    SyncRuns,
    ProviderEvents,
    CommentLikes,
    Carts,
    OrderLines,
    OrderEvents,
    OrderProblems,
    GiftCardEntries,
    ClaimMessages,
    ThreadMessages,
    MailedLinks,
  ]
    .map(withPanelGuards)
    .map(withPlainTitle)
    .map(inStudio)
    .map(withoutApiView),
  globals: [Brand, Landing, Navigation].map(besideHome).map(withGlobalAudit).map(globalInStudio).map(withoutApiView),
  plugins: [mediaStorage],
  hooks: { afterError: [reportInvalidInput, reportUnavailable] },
  jobs: { access: nobodyRunsJobs },
  // A request for what may not be asked is answered with 400; nothing is broken here.
  loggingLevels: { QueryError: 'info' },
  graphQL: { disable: true },
  i18n: {
    // Employees can choose German under Account. Some of our own views are still in English (docs/decisions/145-help-where-one-stands.md).
    supportedLanguages: { en, de },
    fallbackLanguage: 'en',
    translations: {
      en: {
        general: {
          createdAt: 'Created',
          updatedAt: 'Changed',
          deletedAt: 'Deleted',
          createNew: 'New',
          noLabel: '–',
          noValue: '–',
          or: 'or',
          timezone: 'Time zone',
        },
        version: { versionID: 'Number' },
      },
    },
  },
  email: payloadMail,
  sharp,
  // Browsers send larger files to the bucket; `server/cms/panelBody.ts` limits what this site receives.
  upload: { limits: { fileSize: S3_BUCKET ? BYTES.panelVideo : 50 * 1024 * 1024 }, useTempFiles: true },
  logger: { options: { level: LOG_LEVEL, hooks: { streamWrite: hideTokensInText } } },
  typescript: { outputFile: resolve(projectRoot, 'payload-types.ts') },
  db: postgresAdapter({
    pg: resilientPool,
    pool: { connectionString: DATABASE_URL, ...poolLimits },
    readReplicas: DATABASE_REPLICA_URLS?.split(','),
    idType: 'serial',
    push: false,
    disableCreateDatabase: true,
    migrationDir: resolve(projectRoot, 'database/migrations'),
  }),
})
  .then(withPlainFields)
  .then(withGermanTexts)
  .then(withVisibleTexts)
  .then(withSafeQueries)
  .then(withSystemDates)
