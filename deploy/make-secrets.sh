#!/bin/sh
# A password for PostgreSQL, and the address that contains it, for compose.postgres.yaml. What is there stays.
set -eu
cd "$(dirname "$0")/.."
[ ! -e secrets/database_url ] || { echo 'secrets/ is there already.'; exit 0; }
# Nobody else gets into the folder; the user of the container must be able to read the files.
mkdir -p -m 700 secrets
umask 022
od -An -N24 -tx1 /dev/urandom | tr -d ' \n' > secrets/postgres_password
printf 'postgres://menta:%s@postgres/menta' "$(cat secrets/postgres_password)" > secrets/database_url
echo 'Written: secrets/postgres_password and secrets/database_url.'
