export const STORAGE_SERVERS = ['account', 'container', 'object'] as const

export type SwiftPorts = Record<'proxy' | 'memcached' | (typeof STORAGE_SERVERS)[number], number>

export const SWIFT_CONFIG = `[swift-hash]
swift_hash_path_prefix = stone
swift_hash_path_suffix = hunt
[storage-policy:0]
name = default
default = yes
`

export const storageConfig = (
  name: (typeof STORAGE_SERVERS)[number],
  folder: string,
  ports: SwiftPorts,
): string => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${ports[name]}
user = root
swift_dir = ${folder}
devices = ${folder}/node
mount_check = false
workers = 1
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`

/** Accounts are made on first use; the S3 API checks signatures against the key of a `tempauth` user. */
export const proxyConfig = (folder: string, ports: SwiftPorts): string => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${ports.proxy}
user = root
swift_dir = ${folder}
workers = 1
[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats s3api tempauth bulk slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${ports.memcached}
[filter:s3api]
use = egg:swift#s3api
location = eu-central-1
cors_preflight_allow_origin = *
[filter:tempauth]
use = egg:swift#tempauth
user_hunt_site = stones .admin
${['catch_errors', 'gatekeeper', 'listing_formats', 'bulk', 'slo', 'dlo'].map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`).join('')}`
