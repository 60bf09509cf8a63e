/** @typedef {'packages' | 'builds'} Needs the installed packages, or web and server built as well */

/**
 * @typedef {object} Command
 * @property {string} file what runs, from the root; written with `/`, which Node reads on Windows too
 * @property {Needs | ((words: readonly string[]) => Needs)} needs what has to be there first, for some by the words of the caller
 * @property {readonly string[]} [flags] of Node, next to those of every command
 * @property {boolean} [restarts] whether it is started again when it ends by itself
 * @property {readonly string[]} [words] put before those of the caller
 * @property {Readonly<Record<string, string>>} [env] added to the environment; what the caller has set stays
 */

/**
 * V8 aborts a process whose optimized code it drops during one of its fast calls to Node, such as `Buffer.byteLength`:
 * `engine-fault.test.ts` shows it. Without them the same calls go the ordinary way (decision 071).
 */
const withoutFastCalls = '--no-turbo-fast-api-calls'

/** Restarts the server when a file below changes. */
const watching = ['apps/server/src', 'packages/contract/src'].map((folder) => `--watch-path=${folder}`)

/** What a process is given when nobody says more: a small server. */
const defaultMemoryMb = 512

/**
 * Limits the old objects of JavaScript to half of what the process is given: by MEMORY_MB, else by its container, else
 * as on a small server. V8 would take what the machine has, and collect late on a large one.
 * @param {NodeJS.ProcessEnv} env
 */
function heapLimit({ MEMORY_MB: given }) {
  const container = process.constrainedMemory?.() / 2 ** 20 || Number.POSITIVE_INFINITY
  const memory = Number(given) > 0 ? Number(given) : Math.min(defaultMemoryMb, container)
  return `--max-old-space-size=${Math.max(64, Math.floor(memory / 2))}`
}

/**
 * Checks load nothing that is built. Of the unit tests only those that start the portal as people do, which build by themselves.
 * @param {readonly string[]} words
 * @returns {Needs}
 */
const testsNeed = ([part, ...filters]) =>
  part === 'check' || (part === 'unit' && filters.length > 0) ? 'packages' : 'builds'

/**
 * What each command of package.json runs. No other place says flags and environment; why these: decisions 013, 023, 070 and 071.
 * @satisfies {Record<string, Command>}
 */
export const commands = {
  start: {
    file: 'apps/server/build/main.js',
    needs: 'builds',
    flags: ['--no-concurrent-marking', '--expose-gc', heapLimit(process.env)],
    restarts: true,
    env: { MALLOC_ARENA_MAX: '2', NODE_COMPILE_CACHE: 'node_modules/.cache/portal/compiled' },
  },
  dev: {
    file: 'apps/server/src/main.ts',
    needs: 'packages',
    flags: [...watching, '--watch-preserve-output'],
    words: ['--dev'],
  },
  db: { file: 'apps/server/src/commands/db.ts', needs: 'packages' },
  backup: { file: 'apps/server/src/commands/backup.ts', needs: 'packages' },
  restore: { file: 'apps/server/src/commands/restore.ts', needs: 'packages' },
  seed: { file: 'apps/server/src/commands/seed.ts', needs: 'packages' },
  'demo:clear': { file: 'apps/server/src/commands/demo-clear.ts', needs: 'packages' },
  'admin:create': { file: 'apps/server/src/commands/admin-create.ts', needs: 'packages' },
  mails: { file: 'apps/server/src/commands/mails.ts', needs: 'packages' },
  'audit:verify': { file: 'apps/server/src/commands/audit-verify.ts', needs: 'packages' },
  'license:key': { file: 'apps/server/src/commands/license-key.ts', needs: 'packages' },
  'webpay-sandbox': { file: 'apps/webpay-sandbox/src/main.ts', needs: 'packages' },
  test: { file: 'scripts/test.ts', needs: testsNeed },
  'test:long': { file: 'scripts/test.ts', words: ['--long'], needs: 'builds' },
  fuzz: { file: 'scripts/fuzz.ts', needs: 'packages' },
  mutants: { file: 'scripts/mutants.ts', needs: 'packages' },
  check: { file: 'scripts/check.ts', needs: 'packages' },
  audit: { file: 'scripts/audit.ts', needs: 'packages' },
  bench: { file: 'bench/run.ts', needs: 'builds' },
  'new:feature': { file: 'scripts/new-feature.ts', needs: 'packages' },
}

/**
 * The command of this name; undefined when there is none.
 * @param {string} name
 * @returns {Command | undefined}
 */
export function commandOf(name) {
  return Object.entries(commands).find(([each]) => each === name)?.[1]
}

/**
 * What has to be there before a command runs with these words.
 * @param {Command} command
 * @param {readonly string[]} words
 */
export const needsOf = ({ needs }, words) => (typeof needs === 'function' ? needs(words) : needs)

/**
 * All flags of Node that a command runs with.
 * @param {Command} command
 */
export const flagsOf = ({ flags = [] }) => [withoutFastCalls, ...flags]
