import { tsImport } from 'tsx/esm/api'

/** For programs that Node runs without a loader for TypeScript. */
export const { createStripeEmulator } = await tsImport('./src/createStripeEmulator.ts', import.meta.url)
