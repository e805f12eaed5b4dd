import type { Row } from '../Row.ts'
import { objectStoreDown } from './objectStoreDown.ts'
import { manyClicks, manyTabs } from './concurrentTabs.ts'
import { clockSkew } from './clockSkew.ts'
import { databaseHangs } from './databaseHangs.ts'
import { failover } from './failover.ts'
import { databaseRestarts } from './databaseRestarts.ts'
import { diskFull } from './diskFull.ts'
import { journeys } from './journeys.ts'
import { killedAtCheckout } from './killedAtCheckout.ts'
import { killedAtUpload } from './killedAtUpload.ts'
import { killedAtWebhook } from './killedAtWebhook.ts'
import { killedWorker } from './killedWorker.ts'
import { killedInSync } from './killedInSync.ts'
import { mailServerDown, manyWorkers } from './mailServerDown.ts'
import { refundsWithoutWebhook } from './refundsWithoutWebhook.ts'
import { deletedCustomers } from './deletedCustomers.ts'
import { unfulfilledOrders } from './unfulfilledOrders.ts'
import { poolExhaustion } from './poolExhaustion.ts'
import { migrations } from './migrations.ts'
import { overload } from './overload.ts'
import { cardProvider, printProvider } from './providers.ts'
import { refusedCommits } from './refusedCommits.ts'
import { refusedRefunds } from './refusedRefunds.ts'
import { restore } from './restore.ts'
import { restoredShop } from './restoredShop.ts'
import { killedBehindProxy, rollingRestarts } from './rollingRestarts.ts'
import { cardProviderTimeouts } from './cardProviderTimeouts.ts'
import { slowClients } from './slowClients.ts'
import { resourceLimits } from './resourceLimits.ts'
import { duplicateMemberships } from './duplicateMemberships.ts'
import { webhooks } from './webhooks.ts'

export const chaosRows: Row[] = [
  killedAtUpload,
  killedAtCheckout,
  killedAtWebhook,
  killedInSync,
  databaseRestarts,
  databaseHangs,
  failover,
  poolExhaustion,
  webhooks,
  cardProvider,
  clockSkew,
  printProvider,
  diskFull,
  objectStoreDown,
  manyTabs,
  manyClicks,
  rollingRestarts,
  killedBehindProxy,
  journeys,
  killedWorker,
  manyWorkers,
  mailServerDown,
  overload,
  slowClients,
  resourceLimits,
  restore,
  migrations,
  refusedCommits,
  restoredShop,
  refusedRefunds,
  duplicateMemberships,
  refundsWithoutWebhook,
  cardProviderTimeouts,
  deletedCustomers,
  unfulfilledOrders,
]
