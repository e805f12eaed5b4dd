import { tsImport } from 'tsx/esm/api'

/** For programs that Node runs without a loader for TypeScript. */
export const { createSpreadconnectEmulator } = await tsImport('./src/createSpreadconnectEmulator.ts', import.meta.url)
