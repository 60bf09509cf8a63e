import { isLoopbackHost } from '../base/ip-addresses.ts'
import { cardProblems } from './env-cards.ts'
import { type Env, type Variable, variables } from './env-variables.ts'

export type { Env }

/** All problems of the environment, one line each. */
export class EnvError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The portal cannot start with this environment:\n${problems.map((line) => `- ${line}`).join('\n')}`)
    this.name = 'EnvError'
    this.problems = problems
  }
}

const entries: readonly (readonly [string, Variable])[] = Object.entries(variables)

/** Reads and checks every variable. An empty one counts as not set. Throws an EnvError that lists all problems. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const problems: string[] = []
  const values: Record<string, unknown> = {}

  for (const [name, variable] of entries) {
    const written = source[name]?.trim() || variable.default
    if (written === undefined) continue
    const read = variable.kind.safeParse(written)
    values[name] = read.data
    if (read.success) continue
    const given = variable.secret ? '' : `, not "${written}"`
    problems.push(`${name} must be ${variable.kind.description}${given}`)
  }
  for (const [name, { required }] of entries)
    if (required?.holds(values) && !source[name]?.trim()) problems.push(`${name} is required ${required.when}`)

  problems.push(...contradictions(values as Partial<Env>))
  if (values.NODE_ENV === 'production')
    for (const [name, meant] of misspelt(Object.keys(source)))
      problems.push(`${name} is no variable of the portal: ${meant} is meant, or it has to be left out`)
  if (problems.length > 0) throw new EnvError(problems)
  return {
    PUBLIC_URL: `http://localhost:${values.PORT}`,
    MAIL_FROM: 'Portal <portal@example.com>',
    LOG_LEVEL: values.NODE_ENV === 'production' ? 'info' : 'warn',
    ...values,
  } as Env
}

/**
 * Returns values that are valid alone and contradict each other (rules platform/captcha, platform/production).
 * Unreadable ones are reported before.
 */
function contradictions(env: Partial<Env>): string[] {
  const problems: string[] = []
  const isProduction = env.NODE_ENV === 'production'

  if (isProduction && env.CAPTCHA === 'off') problems.push('CAPTCHA=off is refused in production')
  if (isProduction && env.DEMO_PUBLIC)
    problems.push('DEMO_PUBLIC=true is refused in production: it shows a trial to others')
  if (isProduction && env.PUBLIC_URL && !isPrivateOrSecure(env.PUBLIC_URL))
    problems.push('PUBLIC_URL must start with https:// in production')
  if (!isProduction && env.HOST && !isLoopbackHost(env.HOST) && !env.DEMO_PUBLIC)
    problems.push(`HOST=${env.HOST} would show the demo accounts to others: set DEMO_PUBLIC=true to allow it`)
  if (env.DATABASE_LISTEN_URL && !env.DATABASE_URL) problems.push('DATABASE_LISTEN_URL needs DATABASE_URL')
  return [...problems, ...cardProblems(env)]
}

const isPrivateOrSecure = (url: string) => url.startsWith('https://') || isLoopbackHost(new URL(url).hostname)

const known = Object.keys(variables)
/** Shorter ones are too near to names of others: HOME is no HOST. */
const leastLength = 6

/**
 * Returns the names that are nearly one of ours, each with the one that is meant: a setting that nobody reads is worse than
 * a start that fails. The rest of the environment is of other programs.
 */
function misspelt(names: readonly string[]): (readonly [string, string])[] {
  return names.flatMap((name) => {
    if (known.includes(name)) return []
    const written = name.toUpperCase()
    const near = known.filter((ours) => ours.length >= leastLength && isNear(written, ours))
    const [meant] = near.toSorted((a, b) => changesBetween(written, a) - changesBetween(written, b))
    return meant ? [[name, meant] as const] : []
  })
}

function isNear(name: string, ours: string): boolean {
  const isLong = ours.length >= 10
  if (isLong && (name.startsWith(ours) || ours.startsWith(name)) && name.length >= 8) return true
  return changesBetween(name, ours) <= (isLong ? 2 : 1)
}

/** How many letters have to be put in, left out or replaced to make one of the other (Levenshtein). */
function changesBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let line = 1; line <= a.length; line++) {
    const next = [line]
    for (let at = 1; at <= b.length; at++) {
      const replaced = row[at - 1]! + (a[line - 1] === b[at - 1] ? 0 : 1)
      next.push(Math.min(replaced, row[at]! + 1, next[at - 1]! + 1))
    }
    row = next
  }
  return row.at(-1)!
}
