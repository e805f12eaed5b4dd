import * as initial from './20261128_080000_initial.ts'
import * as addressProblem from './20261129_100000_address_problem.ts'

/** Every migration in its order; each runs once per database. */
export const migrations = [
  { name: '20261128_080000_initial', up: initial.up, down: initial.down },
  { name: '20261129_100000_address_problem', up: addressProblem.up, down: addressProblem.down },
]
