# syntax=docker/dockerfile:1

FROM node:24.21.0-trixie-slim AS build
WORKDIR /build
# Before the sources, so that a change of words or code installs nothing.
COPY package.json package-lock.json .npmrc ./
COPY scripts scripts
RUN --mount=type=cache,target=/root/.npm node --input-type=module \
  --eval "const { installMissing } = await import('./scripts/install.mjs'); await installMissing('site')"
COPY . .
# What ends up in the pages (.env.example); everything else is said when the container starts.
ARG SITE_URL
ARG REVIEWS_WIDGET_URL
ARG PUBLIC_BACKEND_URL
ARG PUBLIC_BACKEND_ANON_KEY
# Anything here makes a trial of it, with numbers that nobody has proved yet.
ARG TRIAL
# Installs, builds and lays out, as it does without Docker.
RUN --mount=type=cache,target=/root/.npm npm run release -- /release --without-node ${TRIAL:+--trial}

# The office (docker compose --profile office) builds the site, so it keeps everything that a build needs.
FROM build AS office-release
RUN --mount=type=cache,target=/root/.npm npm run release -- /office --office --without-node ${TRIAL:+--trial}

FROM node:24.21.0-trixie-slim AS office
RUN apt-get update && apt-get install --yes --no-install-recommends ca-certificates git \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node -m 0700 /data
COPY --from=office-release /office /site
RUN install -d -o node -g node /site/node_modules/.astro
WORKDIR /site
ENV NODE_ENV=production OFFICE_HOST=0.0.0.0 OFFICE_PORT=3002 DATA_DIR=/data DIST_DIR=/site/dist
USER 1000:1000
EXPOSE 3002
STOPSIGNAL SIGTERM
ENTRYPOINT ["node"]
CMD ["office/main.ts"]

FROM node:24.21.0-trixie-slim
# Nothing is installed in a running container.
RUN rm -rf /opt/yarn* /usr/local/lib/node_modules /usr/local/bin/corepack /usr/local/bin/np[mx] /usr/local/bin/yarn* \
  && install -d -o node -g node -m 0700 /data
COPY --from=build /release /site
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 ADMIN_PORT=3001 DATA_DIR=/data DIST_DIR=/site/dist
# The user "node" of the image, as a number so that it can be seen not to be root.
USER 1000:1000
VOLUME ["/data"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "server/health/health-check.ts"]
ENTRYPOINT ["node"]
CMD ["server/main.ts"]
