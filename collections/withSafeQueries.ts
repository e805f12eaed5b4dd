import type { SanitizedConfig } from 'payload'
import { rejectUnfitFilter } from '#hooks/panel/rejectUnfitFilter.ts'
import { rejectUnfitSort } from '#hooks/panel/rejectUnfitSort.ts'

/** Checks what every collection is asked for, also Payload's own. It changes the finished config, because Payload adds those. */
export function withSafeQueries(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) {
    hooks.beforeOperation = [rejectUnfitSort, rejectUnfitFilter, ...(hooks.beforeOperation ?? [])]
  }
  return config
}
