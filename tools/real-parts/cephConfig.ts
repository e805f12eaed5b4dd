export type CephPorts = { mon: number; gateway: number }

/** One monitor, one memory store, and the gateway with its S3 API, without copies. */
export const cephConfig = (folder: string, fsid: string, { mon, gateway }: CephPorts): string => `[global]
fsid = ${fsid}
mon_host = v2:127.0.0.1:${mon}
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
keyring = ${folder}/keyring
run_dir = ${folder}/run
admin_socket = ${folder}/run/$name.$pid.asok
log_file = ${folder}/run/$name.log
mon_cluster_log_file = ${folder}/run/cluster.log
mon_data = ${folder}/mon
mon_allow_pool_size_one = true
osd_data = ${folder}/osd
osd_objectstore = memstore
memstore_device_bytes = 2147483648
osd_crush_chooseleaf_type = 0
osd_heartbeat_grace = 120
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pg_autoscale_mode = off
rgw_frontends = beast endpoint=127.0.0.1:${gateway}
rgw_run_sync_thread = false
`
