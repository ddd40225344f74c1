#!/bin/sh
# Fetches a certificate for $DOMAIN, renews it when a third of its time is left, and puts it where nginx reads it. It looks
# twice a day; `renew-certificates.sh once` looks once.
set -eu
# The first process of a container ignores a signal to stop unless it traps it.
trap 'exit 0' INT TERM
: "${DOMAIN:?Set DOMAIN in .env, the name of the site}"
: "${EMAIL:?Set CERTIFICATE_EMAIL in .env: it is warned of certificates that end}"
lineage="${LETSENCRYPT:-/etc/letsencrypt}/live/$DOMAIN"
target="${CERTIFICATES:-/certificates}"
# The user of nginx.
reader="${NGINX_USER:-101:101}"

publish() {
  [ -e "$lineage/fullchain.pem" ] || return 0
  cmp -s "$lineage/fullchain.pem" "$target/site.crt" && return 0
  # The key first: nginx reloads both when either has changed, and refuses them until they fit.
  (umask 077 && cp "$lineage/privkey.pem" "$target/site.key.new")
  chown "$reader" "$target/site.key.new"
  mv "$target/site.key.new" "$target/site.key"
  cp "$lineage/fullchain.pem" "$target/site.crt.new"
  mv "$target/site.crt.new" "$target/site.crt"
}

while :; do
  certbot certonly --webroot --webroot-path /acme --domain "$DOMAIN" --email "$EMAIL" \
    --agree-tos --non-interactive --keep-until-expiring || echo "No certificate was fetched; the next try is in 12 hours."
  publish
  [ "${1:-}" != once ] || exit 0
  sleep 43200 &
  wait $!
done
