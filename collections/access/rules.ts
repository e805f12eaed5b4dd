import type { CollectionConfig } from 'payload'
import type { Capability } from '#contracts/platform/roles.ts'
import { allow } from './allow.ts'
import { nobody } from './nobody.ts'

export type Rules = Required<
  Pick<NonNullable<CollectionConfig['access']>, 'create' | 'read' | 'update' | 'delete' | 'readVersions' | 'unlock'>
>

export const editableWith = (capability: Capability): Rules => ({
  create: allow(capability),
  read: allow(capability),
  update: allow(capability),
  delete: allow(capability),
  readVersions: allow(capability),
  unlock: nobody,
})

/** The system writes, with SQL. */
export const readableWith = (capability: Capability): Rules => ({
  create: nobody,
  read: allow(capability),
  update: nobody,
  delete: nobody,
  readVersions: nobody,
  unlock: nobody,
})

/** Only the system reads and writes, with SQL. */
export const closed: Rules = {
  create: nobody,
  read: nobody,
  update: nobody,
  delete: nobody,
  readVersions: nobody,
  unlock: nobody,
}
