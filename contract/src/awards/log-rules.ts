/** Properties that are redacted in logs, however deeply they are nested. */
const hidden = ['authorization', 'cookie', 'token', 'email', 'ip', 'address', 'body', 'forwarded'];
const hiddenHeaders = ['["x-forwarded-for"]', '["x-real-ip"]'];

/** Options of pino, the logger of both servers: of a request only the id is logged. */
export const logRules = {
  redact: {
    paths: [
      ...hidden.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      ...hiddenHeaders.flatMap((name) => [name, `*${name}`, `*.*${name}`]),
    ],
    remove: true,
  },
  serializers: { req: idOnly, request: idOnly },
};

function idOnly({ id }: { id?: unknown }): { id?: unknown } {
  return { id };
}
