declare module 'cookie' {
  /** The cookies of a request, by name. */
  export function parse(header: string): Record<string, string | undefined>
}
