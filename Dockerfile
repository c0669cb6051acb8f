# docker build -t menta .      Another registry: --build-arg npm_config_registry=https://…
ARG BUILD_BASE=docker.io/library/node:24-bookworm-slim
ARG BASE=docker.io/library/debian:bookworm-slim

FROM ${BUILD_BASE} AS build
ARG npm_config_registry
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# Names the build: --build-arg MENTA_COMMIT=$(git rev-parse --short=8 HEAD)
ARG MENTA_COMMIT
RUN node scripts/build.mjs \
 && node deploy/assemble.mjs /app \
 && /app/bin/node /app/deploy/image/warm-up.mjs 10001 \
 && mkdir /data

# Debian, Node and Menta; nothing that installs or builds.
FROM ${BASE}
COPY --from=build /app /app
COPY --from=build --chown=10001:10001 /data /data
ENV PATH=/app/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    NODE_ENV=production \
    DATA_DIR=/data \
    HOME=/tmp
WORKDIR /app
USER 10001:10001
VOLUME /data
EXPOSE 3000
# Asked to stop, it answers what is running, ends streams and closes the database: within 10 s.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "deploy/image/check-health.mjs"]
CMD ["node", "server/main.ts"]
