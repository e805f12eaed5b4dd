import type { Passkey } from '#contracts/people/passkeys.ts'
import * as routes from '#contracts/routes/people/passkeys.ts'
import { deviceName } from '#contracts/people/deviceName.ts'
import { textsIn } from '#texts/textsIn.ts'
import { describeDevice } from '#domain/people/people/describeDevice.ts'
import { addPasskey as add, beginPasskey } from '#domain/people/people/passkeys/addPasskey.ts'
import {
  listPasskeys as list,
  removePasskey as remove,
  renamePasskey as rename,
  type StoredPasskey,
} from '#domain/people/people/passkeys/ownPasskeys.ts'
import { implement } from '../../implement.ts'

const rateLimit = { calls: 60, seconds: 3600 }

export const listPasskeys = implement(routes.listPasskeys, async ({ pool, user }) =>
  (await list(pool, user.id)).map(present),
)

export const passkeyOptions = implement(routes.passkeyOptions, (req) => beginPasskey(req), { rateLimit })

export const addPasskey = implement(
  routes.addPasskey,
  async (req, { input }) => {
    const name = deviceName(describeDevice(req.web.header('user-agent')), textsIn(req.language ?? 'en'))
    return present(await add(req, input.response, name))
  },
  { rateLimit },
)

export const renamePasskey = implement(
  routes.renamePasskey,
  async (req, { params, input }) => present(await rename(req, params.id, input.name)),
  { rateLimit },
)

export const removePasskey = implement(routes.removePasskey, (req, { params }) => remove(req, params.id), {
  rateLimit,
})

const present = ({ createdAt, lastUsedAt, ...passkey }: StoredPasskey): Passkey => ({
  ...passkey,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})
