# syntax=docker/dockerfile:1
# With a digest where it matters that nobody changes what a tag means (docs/operations.md, *Images by digest*).
ARG NODE_IMAGE=node:22-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1 MONGOMS_DISABLE_POSTINSTALL=1
COPY . .
# Behind a proxy or with a registry of one's own: --secret id=npmrc,src=… and, for its certificate, --secret id=ca,src=…
# with `cafile=/run/secrets/ca` in that file. Nothing of them stays in the image.
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc --mount=type=secret,id=ca,target=/run/secrets/ca \
  node scripts/build.mjs
RUN node scripts/assemble.mjs /assembled

FROM ${NODE_IMAGE}
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Threads share what they have freed; else some 50 MB more stay with them after a flood of bodies.
ENV MALLOC_ARENA_MAX=2
# A volume that is mounted here belongs to whom the folder belongs to.
RUN mkdir /data /backups && chown node:node /data /backups && chmod 700 /data /backups
COPY --from=build /assembled ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=30s --interval=30s --timeout=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# The flags as in `npm start`.
CMD ["node", "--max-old-space-size=512", "--max-semi-space-size=4", "cms/dist/server.js"]
