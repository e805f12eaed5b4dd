declare module 'autocannon' {
  type Request = { method?: string; path?: string; headers?: Record<string, string>; body?: string }
  type Options = {
    url: string
    connections: number
    duration: number
    timeout: number
    requests: { setupRequest: (request: Request) => Request }[]
  }
  type Result = {
    requests: { total: number }
    throughput: { total: number }
    latency: { p50: number; p99: number }
    duration: number
    errors: number
    '4xx': number
    '5xx': number
  }
  export default function autocannon(options: Options): Promise<Result>
}
