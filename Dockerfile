# The live shop as an image. State is in the database: set DATABASE_URL. See docs/operations.md.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --omit=optional --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production PRACTICUM_MODE=live HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=build --chown=root:root /app /app
USER node
EXPOSE 3000
# The server itself, so that it gets the signals of the container.
CMD ["node", "server/main.ts"]
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
