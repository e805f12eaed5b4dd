import type { GlobalConfig } from 'payload'
import { auditGlobal } from '#hooks/auditLog/auditGlobal.ts'
import { lockGlobal } from '#hooks/panel/lockGlobal.ts'

/** Adds to every global: changes follow each other, an employee's rights are read again, and the change is audited. */
export const withGlobalAudit = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    beforeOperation: [lockGlobal, ...(global.hooks?.beforeOperation ?? [])],
    afterChange: [...(global.hooks?.afterChange ?? []), auditGlobal],
  },
})
