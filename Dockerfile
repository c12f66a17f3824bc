# syntax=docker/dockerfile:1.7
# The server with the shell and the games; with `--target backup`, the same server with PostgreSQL's client programs.
# To pin the base images by digest: --build-arg NODE_IMAGE=node@sha256:… --build-arg POSTGRES_IMAGE=postgres@sha256:…
ARG NODE_IMAGE=node:24.21.0-bookworm-slim
# The version of the database: `pg_dump` refuses newer servers.
ARG POSTGRES_IMAGE=postgres:17.7-bookworm
# The version in package.json.
ARG VERSION=0.2.0

# Of the target's architecture: nothing runs in this stage, so no emulation is needed.
FROM ${NODE_IMAGE} AS node

FROM --platform=$BUILDPLATFORM ${NODE_IMAGE} AS build
WORKDIR /build
COPY . .
RUN npm ci --no-audit --no-fund
RUN NX_TUI=false npx nx run-many -t build --outputStyle=static
ARG TARGETARCH
RUN node tools/pack-site.mjs /image/app $TARGETARCH
# The libraries of Node, with the records by which scanners recognize their versions. The image has no shell and no package
# manager.
RUN --mount=type=bind,from=node,target=/node mkdir -p /image/var/lib/dpkg/status.d /image/etc /image/usr/local/bin /image/tmp /image/data /image/backups \
 && for package in libc6 libgcc-s1 libstdc++6; do \
      dpkg --root=/node --status $package > /image/var/lib/dpkg/status.d/$package \
      && dpkg --root=/node --listfiles $package | grep -E '\.so[.0-9]*$|/copyright$' | grep -v /gconv/ | sed 's|^/||' \
      | (cd /node && xargs cp --parents --no-dereference -t /image) || exit 1; \
    done \
 && cp /node/usr/local/bin/node /image/usr/local/bin/node \
 && echo 'app:x:10001:10001::/app:/sbin/nologin' > /image/etc/passwd \
 && echo 'app:x:10001:' > /image/etc/group \
 && chmod 1777 /image/tmp && chown 10001:10001 /image/data /image/backups \
 && node tools/native-programs.mjs /image $TARGETARCH

FROM ${POSTGRES_IMAGE} AS postgres

# A builder may use a stored base image of another architecture.
FROM build AS checked
ARG TARGETARCH
RUN --mount=type=bind,from=postgres,target=/postgres node tools/native-programs.mjs /postgres/usr/lib/postgresql $TARGETARCH

FROM postgres AS backup
ARG VERSION
LABEL org.opencontainers.image.version=${VERSION}
COPY --from=checked /image/usr/local/bin/node /usr/local/bin/node
COPY --from=checked /image/app /app
COPY --from=checked --chown=10001:10001 /image/data /data
COPY --from=checked --chown=10001:10001 /image/backups /backups
ENV NODE_ENV=production \
    DATA_DIR=/data
WORKDIR /app
USER 10001:10001
VOLUME ["/data", "/backups"]
ENTRYPOINT ["node", "bff/dist/main.js"]
CMD []

FROM scratch
ARG VERSION
LABEL org.opencontainers.image.version=${VERSION}
COPY --from=build /image /
# By default, glibc keeps up to eight memory arenas for each core. Two need less memory.
ENV MALLOC_ARENA_MAX=2 \
    NODE_ENV=production \
    PATH=/usr/local/bin \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /app
USER 10001:10001
VOLUME /data
EXPOSE 3000 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "bff/dist/main.js"]
