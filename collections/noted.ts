import type { CollectionConfig } from 'payload'
import { lockBeforeWrite } from '#hooks/panel/lockBeforeWrite.ts'
import { refuseHiddenSort } from '#hooks/panel/refuseHiddenSort.ts'
import { refuseNoData } from '#hooks/panel/refuseNoData.ts'
import { noteDeleted, noteSaved } from '#hooks/trail/followPanel.ts'
import { wholeDocument } from '#hooks/trail/wholeDocument.ts'

/**
 * Adds to every collection: rows are locked before an employee's change is read and written, and the change is audited.
 */
export const noted = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [
      refuseHiddenSort,
      refuseNoData,
      lockBeforeWrite,
      ...(collection.hooks?.beforeOperation ?? []),
      wholeDocument,
    ],
    afterChange: [...(collection.hooks?.afterChange ?? []), noteSaved],
    afterDelete: [...(collection.hooks?.afterDelete ?? []), noteDeleted],
  },
})
