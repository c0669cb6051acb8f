#!/bin/sh
# What the official image of PostgreSQL does with its variables, for deploy/try-compose.mjs.
set -eu
[ -z "${POSTGRES_PASSWORD_FILE:-}" ] || POSTGRES_PASSWORD=$(cat "$POSTGRES_PASSWORD_FILE")
user=${POSTGRES_USER:-postgres}
mkdir -p "$PGDATA" && chown postgres:postgres "$PGDATA" && chmod 700 "$PGDATA"
as() { setpriv --reuid postgres --regid postgres --init-groups "$@"; }
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  [ -n "${POSTGRES_PASSWORD:-}" ] || { echo 'POSTGRES_PASSWORD is not set' >&2; exit 1; }
  printf %s "$POSTGRES_PASSWORD" > /tmp/password && chown postgres /tmp/password
  as initdb --username="$user" --pwfile=/tmp/password --auth-local=trust --auth-host=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  as pg_ctl start --wait -o "-c listen_addresses=''"
  [ "${POSTGRES_DB:-$user}" = postgres ] || as createdb --username="$user" "${POSTGRES_DB:-$user}"
  as pg_ctl stop --wait
fi
exec setpriv --reuid postgres --regid postgres --init-groups "$@"
