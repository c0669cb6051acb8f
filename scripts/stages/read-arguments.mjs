import { parseArgs } from 'node:util';

export const usage = `npm test                       everything
npm test -- STAGE…             these stages, such as: lint types
npm test -- changed            what the changes touch: since the branch left main; on main those not yet committed, or
                               the last commit. --since COMMIT compares with another
npm test -- FILE…              these tests and journeys: paths, or parts of them
    -t WORDS                   of them, those whose name contains these words
    --engine embedded|postgres server tests on this database only, also those that npm test runs on the other alone
npm run test:all -- …          the same, whole where npm test is brief
    --report FILE              counts and seconds of every stage, as JSON`;

/** Wrong arguments: shown as a sentence, never as a stack. */
export class UsageError extends Error {}

const options = {
  all: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  name: { type: 'string', short: 't' },
  engine: { type: 'string' },
  since: { type: 'string' },
  report: { type: 'string' },
};

/** What is wanted, by its `kind`: `stages` with their names (none: all), `changed`, or `files` with what they were called. */
export function readArguments(args, stageNames) {
  const { values, positionals } = parse(args);
  const { engine, name, since, ...rest } = values;
  if (engine !== undefined && !['embedded', 'postgres'].includes(engine))
    throw new UsageError(`There is no engine "${engine}": embedded or postgres.`);
  if (positionals.includes('changed')) {
    if (positionals.length > 1 || name || engine)
      throw new UsageError('"changed" takes nothing beside it but --since.');
    return { ...rest, kind: 'changed', since };
  }
  if (since !== undefined) throw new UsageError('--since belongs to "changed".');
  const isStage = (word) => stageNames.includes(word);
  if (!positionals.some((word) => !isStage(word)) && !name && !engine)
    return { ...rest, kind: 'stages', names: positionals };
  if (positionals.length === 0 || positionals.some(isStage))
    throw new UsageError('Either stages or files: -t and --engine belong to files.');
  return { ...rest, kind: 'files', files: positionals, name, engine };
}

function parse(args) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${error.message.split('. ')[0]}.`);
  }
}
