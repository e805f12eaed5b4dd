declare global {
  /** Settings zod takes over when it loads. */
  var __zod_globalConfig: { jitless: boolean } | undefined
}

export {}
