export const isDeep = process.env['DEEP'] === '1'

/** Slow, and what they guard rarely changes; see docs/testing.md. */
const DEEP_ONLY = [
  'tests/crash/*.test.ts',
  'tests/abuse/{guessing,manyNetworks}.test.ts',
  'tests/api/{backup,cardAccount,jobs,lateReversals,restart,restore,savedErrors,signUpLimits,standby}.test.ts',
  'tests/api/{deployFiles,mediaPreparing,mediaSwift,migrations,oidcFailures,pgbouncer,postfix,sharedCache}.test.ts',
  'tests/api/membership{Life,Missing,Refunds,Restore}.test.ts',
  'tests/api/{belowCost,disputeStates,giftCardReturns,missingPayment,ordersMoney,prices,refundsStayOpen}.test.ts',
  'tests/api/{printAnswers,printProblems}.test.ts',
  'tests/api/{convertFilms,mediaWithoutFfmpeg,panelUploadsS3,streamsBucket}.test.ts',
  'tests/api/{idleConnections,logs,mailOutage,overload,revokedRights,seed}.test.ts',
  'tests/tools/{lint,standards}.test.ts',
  'tests/e2e/pageLoad.spec.ts',
  'tests/e2e/chunks.spec.ts',
]

/** All in `test:deep`, otherwise one in `count`: another one at each `turn`, so that every kind is tried in each run. */
export function oneIn<Kind>(count: number, all: Kind[], turn: number): Kind[] {
  return isDeep ? all : all.filter((_, at) => (at + turn) % count === 0)
}

export const leftToDeep: string[] = isDeep ? [] : DEEP_ONLY
