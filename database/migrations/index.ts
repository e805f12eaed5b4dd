import * as initial from './20261128_080000_initial.ts'

/** Every migration in its order; each runs once per database. */
export const migrations = [{ name: '20261128_080000_initial', up: initial.up, down: initial.down }]
