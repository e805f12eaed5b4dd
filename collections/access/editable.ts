import type { CollectionConfig } from 'payload'
import { employeesOnly } from './employeesOnly.ts'
import { nobody } from './nobody.ts'

type Rules = Required<
  Pick<NonNullable<CollectionConfig['access']>, 'create' | 'read' | 'update' | 'delete' | 'readVersions' | 'unlock'>
>

export const editable: Rules = {
  create: employeesOnly,
  read: employeesOnly,
  update: employeesOnly,
  delete: employeesOnly,
  readVersions: employeesOnly,
  unlock: nobody,
}

export const systemOwned: Rules = {
  create: nobody,
  read: employeesOnly,
  update: nobody,
  delete: nobody,
  readVersions: nobody,
  unlock: nobody,
}
