import type { CollectionConfig } from 'payload'

/** Names a document that is not saved yet after its collection. */
export function withPlainTitle(config: CollectionConfig): CollectionConfig {
  const { components = {} } = config.admin ?? {}
  const { beforeDocumentControls = [], ...edit } = components.edit ?? {}
  const controls = [...beforeDocumentControls, '/cms/components/platform/view/PlainTitle.tsx#PlainTitle']
  return {
    ...config,
    admin: { ...config.admin, components: { ...components, edit: { ...edit, beforeDocumentControls: controls } } },
  }
}
