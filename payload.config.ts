import { resolve } from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { Alerts } from '#collections/Alerts.ts'
import { Captions } from '#collections/Captions.ts'
import { CartItems } from '#collections/CartItems.ts'
import { Carts } from '#collections/Carts.ts'
import { CommentReports } from '#collections/CommentReports.ts'
import { ClaimMessages } from '#collections/ClaimMessages.ts'
import { Claims } from '#collections/Claims.ts'
import { CommentLikes } from '#collections/CommentLikes.ts'
import { ContactMessages } from '#collections/ContactMessages.ts'
import { Comments } from '#collections/Comments.ts'
import { AuditLog } from '#collections/AuditLog.ts'
import { Finds } from '#collections/Finds.ts'
import { GiftCardEntries } from '#collections/GiftCardEntries.ts'
import { GiftCards } from '#collections/GiftCards.ts'
import { GiftSales } from '#collections/GiftSales.ts'
import { GiftMemberships } from '#collections/GiftMemberships.ts'
import { Letters } from '#collections/Letters.ts'
import { LoggedFinds } from '#collections/LoggedFinds.ts'
import { Guesses } from '#collections/Guesses.ts'
import { Identifications } from '#collections/Identifications.ts'
import { Invoices } from '#collections/Invoices.ts'
import { MailOutbox } from '#collections/MailOutbox.ts'
import { MailedLinks } from '#collections/MailedLinks.ts'
import { Media } from '#collections/Media.ts'
import { Merchandise } from '#collections/Merchandise.ts'
import { OrderEvents } from '#collections/OrderEvents.ts'
import { OrderProblems } from '#collections/OrderProblems.ts'
import { OrderLines } from '#collections/OrderLines.ts'
import { Orders } from '#collections/Orders.ts'
import { Pages } from '#collections/Pages.ts'
import { Posts } from '#collections/Posts.ts'
import { Products } from '#collections/Products.ts'
import { Profiles } from '#collections/Profiles.ts'
import { MembershipOffers } from '#collections/MembershipOffers.ts'
import { PromoCodes } from '#collections/PromoCodes.ts'
import { ProviderEvents } from '#collections/ProviderEvents.ts'
import { Redirects } from '#collections/Redirects.ts'
import { Refunds } from '#collections/Refunds.ts'
import { QuestionRounds } from '#collections/QuestionRounds.ts'
import { Questions } from '#collections/Questions.ts'
import { Reviews } from '#collections/Reviews.ts'
import { SavedReplies } from '#collections/SavedReplies.ts'
import { Series } from '#collections/Series.ts'
import { SiteSettings } from '#collections/SiteSettings.ts'
import { Subscriptions } from '#collections/Subscriptions.ts'
import { SyncRuns } from '#collections/SyncRuns.ts'
import { ThreadMessages } from '#collections/ThreadMessages.ts'
import { Users } from '#collections/Users.ts'
import { Variants } from '#collections/Variants.ts'
import { Withdrawals } from '#collections/Withdrawals.ts'
import { inStudio } from '#collections/inStudio.ts'
import { mediaStorage } from '#collections/mediaStorage.ts'
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
    meta: { titleSuffix: ` · ${BRAND_DEFAULTS.name}`, icons: [{ url: '/favicon.svg', type: 'image/svg+xml' }] },
    components: {
      graphics: { Icon: '/cms/components/brand/Icon.tsx#Icon', Logo: '/cms/components/brand/Logo.tsx#Logo' },
      actions: ['/cms/components/search/StudioSearch.tsx#StudioSearch'],
      Nav: '/cms/components/studio/StudioNav.tsx#StudioNav',
      views: {
        dashboard: { Component: '/cms/components/dashboard/Dashboard.tsx#Dashboard' },
        inbox: {
          Component: '/cms/components/inbox/Inbox.tsx#Inbox',
          path: '/inbox',
          meta: { title: 'Inbox' },
        },
        settings: {
          Component: '/cms/components/settings/Settings.tsx#Settings',
          path: '/settings',
          meta: { title: 'Settings' },
        },
        offers: {
          Component: '/cms/components/settings/Offers.tsx#Offers',
          path: '/offers',
          meta: { title: 'What this site offers' },
        },
        growth: {
          Component: '/cms/components/growth/Growth.tsx#Growth',
          path: '/growth',
          meta: { title: 'Growth' },
        },
        exports: {
          Component: '/cms/components/exports/Exports.tsx#Exports',
          path: '/exports',
          meta: { title: 'Exports' },
        },
        imports: {
          Component: '/cms/components/imports/Imports.tsx#Imports',
          path: '/imports',
          meta: { title: 'Imports' },
        },
        webhooks: {
          Component: '/cms/components/outgoingWebhooks/Webhooks.tsx#Webhooks',
          path: '/webhooks',
          meta: { title: 'Webhooks' },
        },
        apiKeys: {
          Component: '/cms/components/apiKeys/ApiKeys.tsx#ApiKeys',
          path: '/api-keys',
          meta: { title: 'API keys' },
        },
        failedPayments: {
          Component: '/cms/components/membershipPayments/FailedPayments.tsx#FailedPayments',
          path: '/failed-payments',
          meta: { title: 'Failed payments' },
        },
        mailTemplates: {
          Component: '/cms/components/mails/MailTemplates.tsx#MailTemplates',
          path: '/mail-templates',
          meta: { title: 'Mail templates' },
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
  globals: [Brand, Landing, Navigation].map(withGlobalAudit).map(globalInStudio).map(withoutApiView),
  plugins: [mediaStorage],
  hooks: { afterError: [reportInvalidInput, reportUnavailable] },
  jobs: { access: nobodyRunsJobs },
  // A request for what may not be asked is answered with 400; nothing is broken here.
  loggingLevels: { QueryError: 'info' },
  graphQL: { disable: true },
  i18n: {
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
  .then(withVisibleTexts)
  .then(withSafeQueries)
  .then(withSystemDates)
