#!/bin/sh
# `back-up.sh now` makes a backup, `back-up.sh nightly` one each night at $BACKUP_HOUR (UTC), `back-up.sh check` fails when
# the last one is older than 26 hours. A backup is a folder of $BACKUPS that appears completely or not at all.
set -eu
umask 077

back_up() {
  name="$(date -u +%Y-%m-%dT%H-%M-%SZ)"
  draft="$BACKUPS/.draft-$name"
  # A killed run leaves its draft; a recent draft may belong to another run.
  find "$BACKUPS" -mindepth 1 -maxdepth 1 -type d -name '.draft-*' -mmin +720 -exec rm -rf {} +
  mkdir "$draft"
  # After a failure, such as a full disk, the draft must not fill the disk until the next night.
  trap 'rm -rf "$draft"' EXIT
  trap 'exit 1' INT TERM
  # The database comes first, so that every picture that a row names is in the archive.
  pg_dump --format=custom --file="$draft/summit.dump"
  archive "$FILES" files
  archive "$RELEASES" releases registry team-keys
  # A dump that cannot be read is not a backup.
  pg_restore --list "$draft/summit.dump" >/dev/null
  (cd "$draft" && find . -type f ! -name SHA256SUMS -exec sha256sum {} + >SHA256SUMS)
  mv "$draft" "$BACKUPS/$name"
  echo "Backed up: $name"
  remove_old
}

# Archives the existing folders of $1; $2 is the name of the archive.
archive() {
  from="$1"
  name_of_archive="$2"
  shift
  present=''
  for folder in "$@"; do
    if [ -d "$from/$folder" ]; then present="$present $folder"; fi
  done
  # shellcheck disable=SC2086 -- several names
  [ -z "$present" ] || tar -czf "$draft/$name_of_archive.tar.gz" -C "$from" $present
}

complete() {
  find "$BACKUPS" -mindepth 1 -maxdepth 1 -type d -name '2*Z' | sort
}

# The newest backup is retained, however old it is.
remove_old() {
  newest="$(complete | tail -n 1)"
  find "$BACKUPS" -mindepth 1 -maxdepth 1 -type d -name '2*Z' -mtime "+$BACKUP_DAYS" | while read -r old; do
    [ "$old" = "$newest" ] || rm -rf "$old"
  done
}

seconds_until_hour() {
  now="$(date -u +%s)"
  next=$((now / 86400 * 86400 + BACKUP_HOUR * 3600))
  [ "$next" -gt "$now" ] || next=$((next + 86400))
  echo $((next - now))
}

case "${1:-}" in
  now) back_up ;;
  check) [ -n "$(find "$BACKUPS" -mindepth 1 -maxdepth 1 -type d -name '2*Z' -mmin -1560)" ] ;;
  nightly)
    # The first process of a container ignores a signal to stop unless it traps it.
    trap 'exit 0' INT TERM
    # A new site gets a backup at once. Each backup is a separate process, which ends at the first command that fails.
    [ -n "$(complete)" ] || /bin/sh "$0" now || echo 'The backup failed.'
    while :; do
      sleep "$(seconds_until_hour)" &
      wait $!
      /bin/sh "$0" now || echo 'The backup failed; the next try is tomorrow.'
    done
    ;;
  *) echo "back-up.sh now|nightly|check, not ${1:-nothing}" && exit 2 ;;
esac
