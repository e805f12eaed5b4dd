/// <reference types="vite/client" />

declare module 'virtual:texts/*' {
  import type { Messages } from '@lingui/core'

  /** Compiled texts by their English original. */
  const texts: Messages
  export default texts
}
