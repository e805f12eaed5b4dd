declare global {
  /** Read by zod when it loads. */
  var __zod_globalConfig: { jitless: boolean } | undefined
}

export {}
