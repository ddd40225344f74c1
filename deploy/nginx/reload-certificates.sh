#!/bin/sh
# Reloads nginx within a minute after its certificate has changed. The image of nginx runs it before it starts nginx, and
# waits for its end, so that the watching continues in the background.
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
    # A certificate that does not match its key is refused, and the loaded one stays.
    # shellcheck disable=SC2086 -- options are several words
    if nginx ${NGINX_OPTIONS:-} -t -q && nginx ${NGINX_OPTIONS:-} -s reload; then
      loaded="$found"
      echo "The certificate has changed: nginx is reloaded."
    fi
  done
}

watch &
