/** Never written into a log, however deep it lies in what is logged. */
const hidden = ['authorization', 'cookie', 'token', 'email', 'ip', 'address', 'body', 'forwarded'];
const hiddenHeaders = ['["x-forwarded-for"]', '["x-real-ip"]'];

/** Options of pino, the logger of both servers: of a request nothing is written but its id. */
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
