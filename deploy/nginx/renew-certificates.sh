#!/bin/sh
# Fetches a certificate for $DOMAIN, renews it when a third of its time is left, and puts it where nginx reads it.
set -eu
: "${DOMAIN:?Set DOMAIN in .env, the name of the site}"
: "${EMAIL:?Set CERTIFICATE_EMAIL in .env: it is warned of certificates that end}"

publish() {
  lineage="/etc/letsencrypt/live/$DOMAIN"
  [ -e "$lineage/fullchain.pem" ] || return 0
  cmp -s "$lineage/fullchain.pem" /certificates/site.crt && return 0
  # The key first: nginx reloads both when either has changed, and refuses them until they fit.
  (umask 077 && cp "$lineage/privkey.pem" /certificates/site.key.new)
  # 101 is the user of nginx.
  chown 101:101 /certificates/site.key.new
  mv /certificates/site.key.new /certificates/site.key
  cp "$lineage/fullchain.pem" /certificates/site.crt.new
  mv /certificates/site.crt.new /certificates/site.crt
}

while :; do
  certbot certonly --webroot --webroot-path /acme --domain "$DOMAIN" --email "$EMAIL" \
    --agree-tos --non-interactive --keep-until-expiring || echo "No certificate was fetched; the next try is in 12 hours."
  publish
  sleep 43200 &
  wait $!
done
