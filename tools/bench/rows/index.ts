import type { Row } from '../Row.ts'
import { browser } from './browser.ts'
import { checkout } from './checkout.ts'
import { conversion } from './conversion.ts'
import { growth } from './growth.ts'
import { lists } from './lists.ts'
import { logins } from './logins.ts'
import { newCart } from './newCart.ts'
import { onePost } from './onePost.ts'
import { search } from './search.ts'
import { signedIn } from './signedIn.ts'
import { afterLoad, starts } from './starts.ts'
import { slow } from './slow.ts'
import { streamCpu } from './streamCpu.ts'
import { twoProcesses } from './twoProcesses.ts'
import { uploads } from './uploads.ts'
import { video } from './video.ts'
import { webhooks } from './webhooks.ts'

export const benchRows: Row[] = [
  starts,
  slow,
  streamCpu,
  conversion,
  lists,
  signedIn,
  growth,
  onePost,
  search,
  newCart,
  checkout,
  webhooks,
  video,
  uploads,
  logins,
  twoProcesses,
  afterLoad,
  browser,
]
