import type { CollectionConfig } from 'payload'

/**
 * Takes a collection out of Payload's own menu, leads from its list to the lists beside it in ours, and says what an
 * empty list is for.
 */
export function inStudio(config: CollectionConfig): CollectionConfig {
  const { components = {} } = config.admin ?? {}
  const beforeList = ['/cms/components/platform/studio/ListTabs.tsx#ListTabs', ...(components.beforeList ?? [])]
  const empty = { path: '/cms/components/platform/filters/EmptyList.tsx#EmptyList', clientProps: { slug: config.slug } }
  const beforeListTable = [...(components.beforeListTable ?? []), empty]
  return {
    ...config,
    admin: { ...config.admin, group: false, components: { ...components, beforeList, beforeListTable } },
  }
}
