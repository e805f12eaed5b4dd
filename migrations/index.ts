import * as initial from './20261121_030000_initial.ts'
import * as machineTables from './20261121_040000_machine_tables.ts'
import * as membershipAndContent from './20261121_055210_membership_and_content.ts'

export const migrations = [
  { name: '20261121_030000_initial', up: initial.up, down: initial.down },
  { name: '20261121_040000_machine_tables', up: machineTables.up, down: machineTables.down },
  { name: '20261121_055210_membership_and_content', up: membershipAndContent.up, down: membershipAndContent.down },
]
