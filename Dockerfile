# The live shop as an image. State is in the database: set DATABASE_URL. See docs/operations.md.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN --mount=type=cache,target=/root/.npm npm run image

# Nothing but what `npm run image` has assembled: no shell, no package manager.
FROM scratch
COPY --from=build /app/dist/image /
ENV NODE_ENV=production PRACTICUM_MODE=live HOST=0.0.0.0 PORT=3000 PATH=/usr/local/bin
ENV NODE_OPTIONS=--max-semi-space-size=8 MALLOC_ARENA_MAX=2
WORKDIR /app
USER 10001:10001
EXPOSE 3000
# The server itself, so that it gets the signals of the container.
CMD ["node", "server/main.ts"]
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
