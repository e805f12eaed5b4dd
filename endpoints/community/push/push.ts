import * as routes from '#contracts/routes/community/push.ts'
import { findPushChoices, storePushChoices } from '#domain/community/push/pushChoices.ts'
import {
  addPushDevice as addDevice,
  countPushDevices,
  removePushDevice as remove,
} from '#domain/community/push/pushDevices.ts'
import { countPostReach } from '#domain/community/push/countPostReach.ts'
import { readPushKeys } from '#domain/community/push/pushKeys.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { implement } from '../../implement.ts'

const rateLimit = { calls: 60, seconds: 3600 }

export const readPush = implement(routes.readPush, (req) => pushOf(req))

export const changePush = implement(
  routes.changePush,
  async (req, { input }) => {
    await storePushChoices(req.pool, req.user.id, input)
    return pushOf(req)
  },
  { rateLimit },
)

export const addPushDevice = implement(
  routes.addPushDevice,
  async (req, { input }) => {
    await addDevice(req, input)
    return pushOf(req)
  },
  { rateLimit },
)

export const removePushDevice = implement(
  routes.removePushDevice,
  async (req, { input: { endpoint } }) => {
    await remove(req.pool, req.user.id, endpoint)
    return pushOf(req)
  },
  { rateLimit },
)

export const countPostPush = implement(routes.countPostPush, (req, { params: { id } }) => countPostReach(req.pool, id))

async function pushOf({ pool, user, now }: SignedInReq) {
  const [{ publicKey }, choices, devices] = await Promise.all([
    readPushKeys(pool, now),
    findPushChoices(pool, user.id),
    countPushDevices(pool, user.id),
  ])
  return { publicKey, ...choices, devices }
}
