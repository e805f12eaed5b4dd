import * as initial from './20261121_030000_initial.ts'
import * as machineTables from './20261121_040000_machine_tables.ts'

export const migrations = [
  { name: '20261121_030000_initial', up: initial.up, down: initial.down },
  { name: '20261121_040000_machine_tables', up: machineTables.up, down: machineTables.down },
]
