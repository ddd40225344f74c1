const text = { type: 'string' };
const texts = { type: 'array', items: text };
const command = { anyOf: [text, texts] };

function only(properties: Record<string, object>, required: string[] = []): object {
  return { type: 'object', properties, required, additionalProperties: false };
}

function named(value: object): object {
  return { type: 'object', additionalProperties: value };
}

const service = only(
  {
    image: text,
    build: only({ context: text, dockerfile: text, target: text }, ['context']),
    command,
    entrypoint: command,
    environment: named({ type: ['string', 'number'] }),
    ports: { type: 'array', items: { type: 'string', pattern: '^([\\d.]+:)?(\\d+|\\$\\{.+\\}):\\d+$' } },
    volumes: { type: 'array', items: { type: 'string', pattern: '^[^:]+(\\{[^}]+\\})?:/[^:]+(:ro)?$' } },
    tmpfs: texts,
    networks: {
      anyOf: [texts, named({ anyOf: [only({ aliases: texts }), { type: 'null' }] })],
    },
    depends_on: named(
      only(
        { condition: { enum: ['service_started', 'service_healthy', 'service_completed_successfully'] } },
        ['condition'],
      ),
    ),
    healthcheck: only(
      {
        test: { type: 'array', items: [{ enum: ['CMD', 'CMD-SHELL'] }], additionalItems: text, minItems: 2 },
        interval: { type: 'string', pattern: '^\\d+s$' },
        timeout: { type: 'string', pattern: '^\\d+s$' },
        start_period: { type: 'string', pattern: '^\\d+s$' },
        retries: { type: 'integer' },
      },
      ['test'],
    ),
    restart: { enum: ['no', 'always', 'on-failure', 'unless-stopped'] },
    read_only: { type: 'boolean' },
    security_opt: texts,
    cap_drop: texts,
    profiles: texts,
    stop_grace_period: { type: 'string', pattern: '^\\d+s$' },
  },
  ['image'],
);

/** The part of the Compose specification that docker-compose.yml uses, and nothing else: a misspelt key is refused. */
export const composeSchema = {
  type: 'object',
  properties: {
    services: named(service),
    networks: named(only({ ipam: only({ config: { type: 'array', items: only({ subnet: text }) } }) })),
    volumes: named({ type: 'null' }),
  },
  required: ['services'],
  patternProperties: { '^x-': {} },
  additionalProperties: false,
};
