import type { GlobalConfig } from 'payload'

/** Takes a global out of Payload's own menu, and leads to the pages beside it in ours. */
export const globalInStudio = (config: GlobalConfig): GlobalConfig => ({
  ...config,
  admin: { ...config.admin, group: false },
  fields: [
    {
      name: 'studioTabs',
      type: 'ui',
      admin: { components: { Field: '/cms/components/platform/studio/StudioTabs.tsx#StudioTabs' } },
    },
    ...config.fields,
  ],
})
