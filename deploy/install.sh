#!/bin/sh
# Menta as a service behind Caddy, on a Debian or a relative of it, as root:
#     sh deploy/install.sh menu.example
# Again without a name after `git pull`: the new version takes the place of the old one, settings stay.
set -eu
source=$(cd "$(dirname "$0")/.." && pwd)
site=${1:-}
if [ -z "$site" ] && [ ! -f /etc/menta.env ]; then
  echo 'Which name leads to this machine? sh deploy/install.sh menu.example' >&2
  exit 2
fi

cd "$source"
npm run --silent deploy -- /opt/menta
id menta >/dev/null 2>&1 || useradd --system --home-dir /var/lib/menta --shell /usr/sbin/nologin menta
ln -sf /opt/menta/bin/menta /usr/local/bin/menta
cp deploy/menta.service /etc/systemd/system/menta.service

if [ ! -f /etc/menta.env ]; then
  umask 077
  printf '%s\n' "PUBLIC_URL=https://$site" 'HOST=127.0.0.1' 'TRUST_PROXY=127.0.0.1' > /etc/menta.env
  umask 022
fi
if [ -n "$site" ] && command -v caddy >/dev/null; then
  sed "s|{\$SITE:localhost}|$site|" deploy/Caddyfile > /etc/caddy/Caddyfile
  systemctl enable --quiet caddy
  systemctl reload-or-restart caddy
fi

systemctl daemon-reload
systemctl enable --quiet menta
systemctl restart menta
i=0
settings=$(/opt/menta/bin/node /opt/menta/deploy/environment-file.mjs /etc/menta.env)
until (eval "$settings" && exec /opt/menta/bin/node /opt/menta/deploy/image/check-health.mjs); do
  i=$((i + 1))
  if [ "$i" -gt 120 ]; then
    echo 'Menta does not answer: journalctl -u menta' >&2
    exit 1
  fi
  sleep 1
done
(eval "$settings" && echo "Menta runs: ${PUBLIC_URL:-without a PUBLIC_URL}")
