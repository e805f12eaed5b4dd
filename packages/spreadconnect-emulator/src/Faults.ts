export const faultModes = [
  'error500',
  'error429',
  'timeout',
  'reset_after',
  'malformed',
  'html',
  'html404',
  'partial_page',
  'duplicate_ids',
  'empty',
  'nulls',
  'absent',
  'unknown_state',
  'refused_but_stored',
] as const

export type FaultMode = (typeof faultModes)[number]

export type Fault = { mode: FaultMode; path?: RegExp; times: number; effect: boolean }

export type WebhookFaults = { duplicate: boolean; drop: boolean; delayMs: number; nulls: boolean }

export const noWebhookFaults: Readonly<WebhookFaults> = { duplicate: false, drop: false, delayMs: 0, nulls: false }

export type Faults = { webhooks: WebhookFaults; set(fault: Fault | null): void; take(path: string): Fault | undefined }

export function createFaults(): Faults {
  let current: Fault | null = null
  return {
    webhooks: { ...noWebhookFaults },
    set: (fault) => {
      current = fault
    },
    take: (path) => {
      const fault = current
      if (!fault || (fault.path && !fault.path.test(path))) return undefined
      fault.times -= 1
      if (fault.times <= 0) current = null
      return fault
    },
  }
}
