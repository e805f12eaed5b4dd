import type { GlobalConfig } from 'payload'
import { employeesOnly } from '#collections/access/employeesOnly.ts'

type Rules = Required<NonNullable<GlobalConfig['access']>>

export const employeesChange: Rules = { read: employeesOnly, readVersions: employeesOnly, update: employeesOnly }
