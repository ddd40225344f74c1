#!/bin/sh
# Reloads nginx within a minute after its certificate has changed. The image of nginx starts it before nginx itself, which
# waits for its end: what it watches with goes on in the background.
set -u
file="$CERTIFICATES/site.crt"
every="${RELOAD_SECONDS:-60}"

state() {
  cksum "$file" "$CERTIFICATES/site.key" 2>/dev/null
}

watch() {
  loaded="$(state)"
  while sleep "$every"; do
    found="$(state)"
    [ "$found" = "$loaded" ] && continue
    # A certificate without its key is refused, and what is loaded stays.
    # shellcheck disable=SC2086 -- options are several words
    if nginx ${NGINX_OPTIONS:-} -t -q && nginx ${NGINX_OPTIONS:-} -s reload; then
      loaded="$found"
      echo "The certificate has changed: nginx is reloaded."
    fi
  done
}

watch &
