# Builds and runs Pharos with its embedded database. Keep the data folder on a volume.
# The image is what its digest says, whatever its tag means tomorrow. Here: 24.19.0-bookworm-slim.
# To renew it: docker buildx imagetools inspect node:24-slim --format '{{.Manifest.Digest}}'
ARG NODE_IMAGE=node:24-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY . .
RUN node scripts/ensureDeps.mjs && node scripts/build.mjs && npm prune --omit=dev --ignore-scripts

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# What compiling needs for a moment goes back to the system: docs/operations.md.
ENV MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/packages ./packages
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s CMD node -e "fetch('http://127.0.0.1:3000/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "--v8-pool-size=2", "packages/server/dist/main.mjs"]
