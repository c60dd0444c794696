# The bot on Discord: docker build -t trilithon . && docker run --env-file .env -v trilithon:/app/data trilithon

FROM python:3.13-slim-trixie AS builder
COPY requirements/run.txt /tmp/run.txt
RUN python -m venv /opt/venv \
    && /opt/venv/bin/pip install --no-cache-dir --compile --disable-pip-version-check --require-hashes -r /tmp/run.txt

FROM python:3.13-slim-trixie
# With two arenas, the threads that draw do not each keep free memory of their own.
ENV PATH="/opt/venv/bin:$PATH" \
    MALLOC_ARENA_MAX=2 \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1
# pg_dump and pg_restore, for backups of PostgreSQL up to the version of this Debian's client, 17.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends postgresql-client \
    && rm -rf /var/lib/apt/lists/*
# A fixed number, so that a folder mounted on /app/data can be given to it: chown 10001 data
RUN groupadd --system --gid 10001 trilithon \
    && useradd --system --uid 10001 --gid trilithon --no-create-home --home-dir /nonexistent trilithon
COPY --from=builder /opt/venv /opt/venv
WORKDIR /app
COPY . .
# Discord's SDK, for the page as an Activity; its hash is checked.
RUN python -m web.sdk
RUN python -m compileall -q . \
    && mkdir -m 750 data /backups \
    && chown trilithon:trilithon data /backups
USER 10001:10001
VOLUME /app/data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=90s --retries=2 CMD ["python", "-m", "runtime.health"]
ENTRYPOINT ["python", "bot.py"]
