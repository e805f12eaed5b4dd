import type { GlobalConfig } from 'payload'
import { allow } from '#collections/access/allow.ts'
import type { Capability } from '#contracts/platform/roles.ts'

type Rules = Required<NonNullable<GlobalConfig['access']>>

export const changeableWith = (capability: Capability): Rules => ({
  read: allow(capability),
  readVersions: allow(capability),
  update: allow(capability),
})
