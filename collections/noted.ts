import type { CollectionConfig } from 'payload'
import { noteDeleted, noteSaved } from '#hooks/trail/followPanel.ts'
import { wholeDocument } from '#hooks/trail/wholeDocument.ts'

/** A collection of which it is written down what employees change in it. */
export const noted = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [...(collection.hooks?.beforeOperation ?? []), wholeDocument],
    afterChange: [...(collection.hooks?.afterChange ?? []), noteSaved],
    afterDelete: [...(collection.hooks?.afterDelete ?? []), noteDeleted],
  },
})
