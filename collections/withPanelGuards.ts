import type { CollectionConfig } from 'payload'
import { lockBeforeWrite } from '#hooks/panel/lockBeforeWrite.ts'
import { rejectBadData } from '#hooks/panel/rejectBadData.ts'
import { auditDelete, auditSave } from '#hooks/auditLog/auditChanges.ts'
import { wholeDocument } from '#hooks/auditLog/wholeDocument.ts'

/**
 * Adds to every collection: rows are locked before an employee's change is read and written, and the change is audited.
 */
export const withPanelGuards = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [rejectBadData, lockBeforeWrite, ...(collection.hooks?.beforeOperation ?? []), wholeDocument],
    afterChange: [...(collection.hooks?.afterChange ?? []), auditSave],
    afterDelete: [...(collection.hooks?.afterDelete ?? []), auditDelete],
  },
})
