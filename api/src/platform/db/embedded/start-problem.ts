/** PostgreSQL's messages about data that it cannot read. Some advise `initdb`, which would destroy all data. */
const damaged =
  /need to initdb|incorrect checksum in control file|pg_control|valid checkpoint record|PG_VERSION|invalid page in block|not a valid data directory/;

/** Why PostgreSQL did not start, from its log, with what to do where its data is damaged. */
export function startProblem(log: string): string {
  if (!damaged.test(log)) return `PostgreSQL did not start:\n${log}`;
  const said = log
    .split('\n')
    .filter((line) => !/initdb/.test(line))
    .join('\n');
  return `PostgreSQL did not start, because its data is damaged. Restore a backup of the data folder (docs/operations/backup.md), and set this one aside until that one runs. It says:\n${said}`;
}
