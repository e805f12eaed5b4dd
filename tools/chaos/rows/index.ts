import type { Row } from '../Row.ts'
import { bucketAway } from './bucketAway.ts'
import { manyClicks, manyTabs } from './clicks.ts'
import { wrongClocks } from './clocks.ts'
import { databaseHangs } from './databaseHangs.ts'
import { databaseRestarts } from './databaseRestarts.ts'
import { diskFull } from './diskFull.ts'
import { journeys } from './journeys.ts'
import { killedAtCheckout } from './killedAtCheckout.ts'
import { killedAtUpload } from './killedAtUpload.ts'
import { killedAtWebhook } from './killedAtWebhook.ts'
import { killedAtWork } from './killedAtWork.ts'
import { killedInSync } from './killedInSync.ts'
import { mailServerAway, manyWorkers } from './mailServerAway.ts'
import { lateRefunds } from './lateRefunds.ts'
import { lostMembers } from './lostMembers.ts'
import { lostGoods } from './lostGoods.ts'
import { manyAtOnce } from './manyAtOnce.ts'
import { migrations } from './migrations.ts'
import { overload } from './overload.ts'
import { cardProvider, printProvider } from './providers.ts'
import { refusedCommits } from './refusedCommits.ts'
import { refusedRefunds } from './refusedRefunds.ts'
import { restore } from './restore.ts'
import { restoredShop } from './restoredShop.ts'
import { killedBehindProxy, rollingRestarts } from './rollingRestarts.ts'
import { silentCards } from './silentCards.ts'
import { slowClients } from './slowClients.ts'
import { starved } from './starved.ts'
import { unwantedPayments } from './unwantedPayments.ts'
import { webhooks } from './webhooks.ts'

/** In the order of the table. */
export const faultRows: Row[] = [
  killedAtUpload,
  killedAtCheckout,
  killedAtWebhook,
  killedInSync,
  databaseRestarts,
  databaseHangs,
  manyAtOnce,
  webhooks,
  cardProvider,
  wrongClocks,
  printProvider,
  diskFull,
  bucketAway,
  manyTabs,
  manyClicks,
  rollingRestarts,
  killedBehindProxy,
  journeys,
  killedAtWork,
  manyWorkers,
  mailServerAway,
  overload,
  slowClients,
  starved,
  restore,
  migrations,
  refusedCommits,
  restoredShop,
  refusedRefunds,
  unwantedPayments,
  lateRefunds,
  silentCards,
  lostMembers,
  lostGoods,
]
