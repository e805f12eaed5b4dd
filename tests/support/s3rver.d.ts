declare module '@20minutes/s3rver' {
  type Options = {
    address: string
    port: number
    directory: string
    silent: boolean
    vhostBuckets: boolean
    configureBuckets: { name: string; configs: string[] }[]
  }
  type Context = { path: string; status: number; mountPath?: string; state: { vhost?: boolean } }
  /** Fixed credentials: `S3RVER` twice. */
  export default class S3rver {
    middleware: ((ctx: Context, next: () => Promise<void>) => Promise<void>)[]
    constructor(options: Options)
    run(): Promise<{ address: string; port: number }>
    close(): Promise<void>
    readonly httpServer: import('node:http').Server
  }
}
