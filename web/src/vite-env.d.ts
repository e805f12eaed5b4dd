/// <reference types="vite/client" />

declare module 'virtual:words/*' {
  /** Compiled texts with slots for words of the trade, by their English original. */
  const texts: Record<string, unknown>
  export default texts
}

declare module 'virtual:texts/*' {
  import type { Messages } from '@lingui/core'

  /** Compiled texts by their English original. */
  const texts: Messages
  export default texts
}
