import type { GlobalConfig } from 'payload'
import { freshPreview, PREVIEW_SIZES } from '#collections/fields/livePreview.ts'
import { env } from '#env'

/** Shows the start page of the site beside the form, as it is stored. */
export function besideHome(config: GlobalConfig): GlobalConfig {
  const url = () => `${env().SITE_URL}/`
  return {
    ...config,
    admin: {
      ...config.admin,
      preview: url,
      livePreview: { url, openByDefault: true, breakpoints: PREVIEW_SIZES },
    },
    fields: [freshPreview('The site as it is saved'), ...config.fields],
  }
}
