export const isDeep = process.env['DEEP'] === '1'

/** Slow, and each rule has a quicker proof in `npm test`; see docs/testing.md. */
const DEEP_ONLY = [
  // Faults and other environments
  'tests/crash/*.test.ts',
  'tests/api/*/{backup,idleConnections,jobs,logs,mailOutage,mailPace,migrations,overload}.test.ts',
  'tests/api/*/{restart,restore,restoreRefunds,savedErrors,seed,seedWithoutArticles,standby}.test.ts',
  'tests/bin/cluster.test.ts',
  'tests/tools/{attack,checkProviders,lint,nodeVersions,packedEmulators}.test.ts',
  'packages/stripe-emulator/tests/restart.test.ts',
  // Parts that others make
  'tests/api/*/{deployFiles,mediaCeph,mediaSwift,oidcFailures,pgbouncer,postfix,sharedCache}.test.ts',
  'tests/tools/{browsers,standards}.test.ts',
  // Films and files
  'tests/api/*/{convertFilms,makePreview,mediaPreparing,mediaS3,mediaWithoutFfmpeg,panelUploadsS3}.test.ts',
  'tests/api/*/{pickCover,resumableUploads,streams,streamsBucket,watchingFiles}.test.ts',
  'tests/web/{offline,resumedUpload,uploading}.test.tsx',
  // Posts, comments and what members do
  'tests/api/*/{cacheInvalidation,commentEvents,commentThreads,heavyFiles,hunters,imports,letters,loggedFinds}.test.ts',
  'tests/api/*/{feedTexts,passwordForms,searchTexts}.test.ts',
  'tests/api/*/{postImports,postVersions,push,questions,search,series,stories,talk,threads}.test.ts',
  'tests/web/{comments,drafts,finds,guess,hunters,identify,longLists,memberFeed,messages,places}.test.tsx',
  'tests/web/{publish,search,series,storyEditor,storyPreview}.test.tsx',
  // German screens
  'tests/web/german{Account,Posts}.test.tsx',
  // Memberships
  'tests/api/*/membership{Cards,Ended,Events,Life,Missing,Pauses,Payments,Refunds,Restore,Tax,Withdrawals}.test.ts',
  'tests/api/*/{cardAccount,comebackEmails,giftMemberships,lateReversals,leavingDiscount,membershipOffers,planChanges,plannedMonthly,priceMoves}.test.ts',
  'tests/api/*/{memberDiaries,referrals,subscriptionForm,subscriptionImports}.test.ts',
  'tests/web/{giftMemberships,giftTax,membership,referrals}.test.tsx',
  // The shop
  'tests/api/*/{belowCost,disputeStates,giftCardReturns,missingPayment,ordersCancel,ordersChange}.test.ts',
  'tests/api/*/{ordersDesk,ordersMoney,yearOfShop,prices,printAnswers,printProblems,refundsStayOpen,reviews,withdrawals}.test.ts',
  'tests/web/{articles,giftSales,merchandise,orders,ordersChange,reviews,wishes,withdrawals}.test.tsx',
  // People and sessions
  'tests/abuse/{guessing,hostileText,manyNetworks}.test.ts',
  'tests/api/*/{account,apiKeys,auditLogPanel,cartAtSignIn,clientPackage,confirmPassword,denySignIn,emailChange,emailCode}.test.ts',
  'tests/api/*/{fieldCopies,forgottenPassword,mailboxProof,outgoingWebhooks,ownAccount,passkeys,peopleInPanel}.test.ts',
  'tests/api/*/{revokedRights,secondFactorSignIn,signIn,signUpLimits}.test.ts',
  'tests/web/{account,codes,emailPreferences,missingPart,ownersSite,passkeys,queryKeys,session}.test.tsx',
  'tests/web/{toastRedirects,tooltip}.test.tsx',
  // Journeys
  'tests/e2e/{chunks,pageLoad,pottery}.spec.ts',
]

/** All in `test:deep`, otherwise one in `count`: another one at each `turn`, so that every kind is tried in each run. */
export function oneIn<Kind>(count: number, all: Kind[], turn: number): Kind[] {
  return isDeep ? all : all.filter((_, at) => (at + turn) % count === 0)
}

/** For `oneIn`: another part is tried each day. */
export const today = Math.floor(Date.now() / 86_400_000)

export const leftToDeep: string[] = isDeep ? [] : DEEP_ONLY
