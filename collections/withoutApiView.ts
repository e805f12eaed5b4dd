type Described = { admin?: { hideAPIURL?: boolean } }

/** Without the tab that shows a document as JSON: the panel is for people who don't program. */
export const withoutApiView = <Config extends Described>(config: Config): Config => ({
  ...config,
  admin: { ...config.admin, hideAPIURL: true },
})
