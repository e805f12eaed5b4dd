declare module 'cookie' {
  export function parse(header: string): Record<string, string | undefined>
}
