export type PostfixSettings = {
  /** Of a server that the answer `greylisted` asks. */
  policyPort?: number
  /** A program that gets emails to `stonehunt.test`, where bounces go. */
  inbound: string
}

/** Answers are in a text file that each of its short-lived processes reads again. */
export const mainConfig = (
  folder: string,
  mailboxes: { uid: number; gid: number },
  { policyPort }: PostfixSettings,
): string => `compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
maillog_file = ${folder}/data/log
maillog_file_prefixes = ${folder}
myhostname = mx.example.test
mydestination =
inet_interfaces = loopback-only
inet_protocols = ipv4
mynetworks = 127.0.0.0/8
smtpd_sasl_auth_enable = no
alias_maps =
local_recipient_maps =
relay_domains = stonehunt.test, gone.example.test
transport_maps = texthash:${folder}/etc/transport
default_transport = error:5.4.4 This server sends nothing to other machines
virtual_mailbox_domains = example.test
virtual_mailbox_maps = static:all/
virtual_mailbox_base = ${folder}/mailboxes
virtual_uid_maps = static:${mailboxes.uid}
virtual_gid_maps = static:${mailboxes.gid}
max_use = 1
site-inbound_destination_recipient_limit = 1
${policyPort ? `smtpd_restriction_classes = greylisted\ngreylisted = check_policy_service inet:127.0.0.1:${policyPort}\n` : ''}smtpd_recipient_restrictions = check_recipient_access texthash:${folder}/etc/recipients, permit_mynetworks, reject
`

/** As Debian's, without chroot. */
export const masterConfig = (folder: string, port: number): string => `127.0.0.1:${port} inet n - n - - smtpd
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
proxymap unix - - n - - proxymap
error unix - - n - - error
retry unix - - n - - error
discard unix - - n - - discard
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
gone unix - n n - 1 pipe
  user=nobody argv=${folder}/etc/gone
site-inbound unix - n n - 4 pipe
  flags=ODRX user=nobody argv=${folder}/etc/inbound
`
