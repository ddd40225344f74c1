#!/bin/sh
# `restore.sh NAME` restores a backup into an empty database and the folders of the site; without a name it lists what there is.
# Afterwards `migrate` grants the API's role its permissions.
set -eu

if [ -z "${1:-}" ]; then
  ls -1 "$BACKUPS"
  exit 0
fi
from="$BACKUPS/$1"
[ -d "$from" ] || { echo "There is no backup $1 in $BACKUPS." && exit 1; }
(cd "$from" && sha256sum -c SHA256SUMS >/dev/null) || { echo "The backup $1 is damaged." && exit 1; }

tables="$(psql --no-psqlrc --tuples-only --no-align --command="select count(*) from pg_tables where schemaname = 'public'")"
if [ "$tables" != 0 ]; then
  echo "The database has $tables tables: a backup is restored into an empty one."
  exit 1
fi
for archive in files:"$FILES" releases:"$RELEASES"; do
  name="${archive%%:*}"
  target="${archive#*:}"
  [ -e "$from/$name.tar.gz" ] || continue
  tar -xzf "$from/$name.tar.gz" -C "$target"
  # On a new machine the volume is still root's, but the user of the programs makes folders in it.
  # shellcheck disable=SC2012 -- there is no `stat` that all systems have
  [ ! -d "$target/$name" ] || chown "$(ls -ldn "$target/$name" | awk '{ print $3 ":" $4 }')" "$target"
done
# Last and in one transaction: as long as this has not succeeded, the database is empty, and the command can be repeated.
pg_restore --no-owner --no-privileges --single-transaction --exit-on-error --dbname="$PGDATABASE" "$from/summit.dump"
echo "Restored: $1"
