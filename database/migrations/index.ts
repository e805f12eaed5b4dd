import * as initial from './20261121_030000_initial.ts'
import * as machineTables from './20261121_040000_machine_tables.ts'
import * as membershipAndContent from './20261121_055210_membership_and_content.ts'
import * as contactMessages from './20261121_060329_contact_messages.ts'
import * as counters from './20261121_061000_counters.ts'
import * as outsideIdentities from './20261121_062500_outside_identities.ts'
import * as orderDesk from './20261121_064114_order_desk.ts'
import * as orderMachinery from './20261121_064200_order_machinery.ts'
import * as syncRuns from './20261121_064250_sync_runs.ts'
import * as orderTax from './20261121_065910_order_tax.ts'
import * as changes from './20261121_091500_changes.ts'
import * as eventTimes from './20261121_101500_event_times.ts'
import * as secondFactors from './20261121_101600_second_factors.ts'
import * as employeeChanges from './20261121_125141_employee_changes.ts'
import * as trailAndFactors from './20261121_125200_trail_and_factors.ts'
import * as countedCalls from './20261121_134000_counted_calls.ts'
import * as unreadIndexes from './20261122_022146_unread_indexes.ts'
import * as addressesUnread from './20261122_161500_addresses_unread.ts'
import * as ownSessions from './20261123_130500_own_sessions.ts'
import * as cartKeys from './20261123_131000_cart_keys.ts'
import * as proofs from './20261123_131100_proofs.ts'
import * as postPages from './20261123_131500_post_pages.ts'
import * as refusedTrials from './20261123_140000_refused_trials.ts'
import * as providerFailures from './20261123_180000_provider_failures.ts'
import * as printProvider from './20261123_190100_print_provider.ts'
import * as membershipRefunds from './20261123_200100_membership_refunds.ts'
import * as disputeStates from './20261123_210100_dispute_states.ts'
import * as refundClientKeys from './20261123_210101_refund_client_keys.ts'

export const migrations = [
  { name: '20261121_030000_initial', up: initial.up, down: initial.down },
  { name: '20261121_040000_machine_tables', up: machineTables.up, down: machineTables.down },
  { name: '20261121_055210_membership_and_content', up: membershipAndContent.up, down: membershipAndContent.down },
  { name: '20261121_060329_contact_messages', up: contactMessages.up, down: contactMessages.down },
  { name: '20261121_061000_counters', up: counters.up, down: counters.down },
  { name: '20261121_062500_outside_identities', up: outsideIdentities.up, down: outsideIdentities.down },
  { name: '20261121_064114_order_desk', up: orderDesk.up, down: orderDesk.down },
  { name: '20261121_064200_order_machinery', up: orderMachinery.up, down: orderMachinery.down },
  { name: '20261121_064250_sync_runs', up: syncRuns.up, down: syncRuns.down },
  { name: '20261121_065910_order_tax', up: orderTax.up, down: orderTax.down },
  { name: '20261121_091500_changes', up: changes.up, down: changes.down },
  { name: '20261121_101500_event_times', up: eventTimes.up, down: eventTimes.down },
  { name: '20261121_101600_second_factors', up: secondFactors.up, down: secondFactors.down },
  { name: '20261121_125141_employee_changes', up: employeeChanges.up, down: employeeChanges.down },
  { name: '20261121_125200_trail_and_factors', up: trailAndFactors.up, down: trailAndFactors.down },
  { name: '20261121_134000_counted_calls', up: countedCalls.up, down: countedCalls.down },
  { name: '20261122_022146_unread_indexes', up: unreadIndexes.up, down: unreadIndexes.down },
  { name: '20261122_161500_addresses_unread', up: addressesUnread.up, down: addressesUnread.down },
  { name: '20261123_130500_own_sessions', up: ownSessions.up, down: ownSessions.down },
  { name: '20261123_131000_cart_keys', up: cartKeys.up, down: cartKeys.down },
  { name: '20261123_131100_proofs', up: proofs.up, down: proofs.down },
  { name: '20261123_131500_post_pages', up: postPages.up, down: postPages.down },
  { name: '20261123_140000_refused_trials', up: refusedTrials.up, down: refusedTrials.down },
  { name: '20261123_180000_provider_failures', up: providerFailures.up, down: providerFailures.down },
  { name: '20261123_190100_print_provider', up: printProvider.up, down: printProvider.down },
  { name: '20261123_200100_membership_refunds', up: membershipRefunds.up, down: membershipRefunds.down },
  { name: '20261123_210100_dispute_states', up: disputeStates.up, down: disputeStates.down },
  { name: '20261123_210101_refund_client_keys', up: refundClientKeys.up, down: refundClientKeys.down },
]
