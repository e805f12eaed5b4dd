#!/bin/sh
# `nightly`: a backup at 03:10 UTC every day. `now`: one backup. Both keep the newest $BACKUPS_KEPT, fourteen unless set.
set -eu
folder=${BACKUP_FOLDER:-/backups}

backup() {
  node --env-file="${SITE_ENV:-/secrets/site.env}" --conditions=production dist/backup.mjs "$folder"
  # Names are times, so they sort by age. Unfinished ones end in .part and go with the old.
  ls -1d "$folder"/20*Z "$folder"/20*Z.part 2>/dev/null | sort -r | tail -n +$((${BACKUPS_KEPT:-14} + 1)) | while read -r old; do
    rm -r "$old"
  done
}

case ${1:-nightly} in
  now) backup ;;
  nightly)
    trap 'exit 0' TERM INT
    while true; do
      now=$(date -u +%s)
      next=$(( (now - 11400 + 86399) / 86400 * 86400 + 11400 ))
      if [ "$next" -le "$now" ]; then next=$((next + 86400)); fi
      sleep $((next - now)) &
      wait $!
      backup || echo "The backup failed; the next one is tomorrow. The lines above say why." >&2
    done
    ;;
  *) echo "Usage: backup.sh [nightly|now]" >&2; exit 2 ;;
esac
