#!/bin/sh
# Once: makes the secrets of a site in the folder $1, for PostgreSQL and as variables of the site. Never changes them.
# Always: makes them and the folder of backups, $2, accessible to the site's user.
set -eu
umask 077
random() { node -e "process.stdout.write(require('node:crypto').randomBytes(32).toString('hex'))"; }
cd "$1"
if [ ! -f site.env ]; then
  password=$(random)
  printf '%s' "$password" > database
  {
    echo "DATABASE_URL=postgres://stonehunt:$password@postgres:5432/stonehunt"
    echo "PAYLOAD_SECRET=$(random)"
    echo "SPREADCONNECT_WEBHOOK_SECRET=$(random)"
    echo "METRICS_TOKEN=$(random)"
  } > site.env.part
  mv site.env.part site.env
fi
# `node` of the site's image has the number 1000. PostgreSQL's image reads its file as root.
chmod 755 .
if [ "$(id -u)" = 0 ]; then chown 1000 site.env "$2"; fi
