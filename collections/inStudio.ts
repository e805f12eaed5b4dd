import type { CollectionConfig } from 'payload'

/** Takes a collection out of Payload's own menu, and leads from its list to the lists beside it in ours. */
export function inStudio(config: CollectionConfig): CollectionConfig {
  const { components = {} } = config.admin ?? {}
  const beforeList = ['/cms/components/studio/ListTabs.tsx#ListTabs', ...(components.beforeList ?? [])]
  return { ...config, admin: { ...config.admin, group: false, components: { ...components, beforeList } } }
}
