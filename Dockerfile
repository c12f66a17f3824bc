# syntax=docker/dockerfile:1.7
# The server with the shell and the games. Builds of the same commit contain the same files.

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund

FROM packages AS build
ENV NX_TUI=false
RUN npx nx run-many -t build --outputStyle=static

# Only the run-time dependencies of the server, without build and test tools.
FROM packages AS runtime-packages
RUN rm -rf node_modules \
 && npm ci --omit=dev --workspace @soccer-legends/bff --ignore-scripts --no-audit --no-fund \
 && mkdir -p bff/node_modules \
 && rm -rf node_modules/typescript node_modules/.cache

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /app
COPY --from=runtime-packages /app/node_modules ./node_modules
COPY --from=runtime-packages /app/bff/node_modules ./bff/node_modules
COPY --from=build /app/package.json ./package.json
COPY --from=build /app/bff/package.json ./bff/package.json
COPY --from=build /app/bff/dist ./bff/dist
COPY --from=build /app/shell/dist ./shell/dist
COPY --from=build /app/admin/dist ./admin/dist
COPY --from=build /app/games ./games
COPY --from=build /app/libs/plugin-cli/dist/packages ./libs/plugin-cli/dist/packages
RUN groupadd --gid 10001 app \
 && useradd --uid 10001 --gid app --no-create-home --shell /usr/sbin/nologin app \
 && install -d -o app -g app /data
USER 10001:10001
VOLUME /data
EXPOSE 3000 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "bff/dist/main.js"]
