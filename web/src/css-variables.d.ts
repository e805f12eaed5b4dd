import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Continuous values reach styled parts as CSS variables. */
    [variable: `--${string}`]: string | number | undefined
  }
}
