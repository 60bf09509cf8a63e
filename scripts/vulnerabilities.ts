import { spawn } from 'node:child_process'

const answerWithinMs = 10_000
const severities = ['critical', 'high', 'moderate', 'low', 'info'] as const
type Severity = (typeof severities)[number]

interface Vulnerability {
  readonly name: string
  readonly severity: Severity
  readonly range: string
  /** Where it lies, as in the lock file. */
  readonly nodes: readonly string[]
  readonly via: readonly (string | { readonly title: string; readonly url: string })[]
  readonly fixAvailable: boolean | { readonly name: string; readonly version: string }
}
interface Report {
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>
  readonly message?: string
  readonly error?: { readonly summary?: string; readonly code?: string }
}

export interface Verdict {
  /** `unknown`: nobody answered, which is neither good nor bad. */
  readonly state: 'good' | 'bad' | 'unknown'
  readonly lines: readonly string[]
}

const GRAVE: readonly Severity[] = ['critical', 'high']
const unknown = (why: string): Verdict => ({
  state: 'unknown',
  lines: [
    `Known vulnerabilities: NOT CHECKED. ${why}`,
    'Run "npm run audit" again where npm reaches a registry that has the list (npm config get registry).',
  ],
})

/**
 * What the answer of `npm audit --json` means. Bad is a high or critical one in a package that the running portal loads;
 * others are told. `locked` says which packages are for development only.
 */
export function verdictOf(answer: string, locked: Readonly<Record<string, { dev?: boolean }>>): Verdict {
  let report: Report
  try {
    report = JSON.parse(answer) as Report
  } catch {
    return unknown(`npm did not answer with JSON: ${answer.trim().slice(0, 200) || 'nothing'}`)
  }
  if (!report.vulnerabilities)
    return unknown(`The registry did not answer: ${report.message ?? report.error?.summary ?? report.error?.code}.`)

  const found = Object.values(report.vulnerabilities)
    .map((each) => ({ ...each, isOurs: each.nodes.some((path) => !locked[path]?.dev) }))
    .sort((a, b) => Number(b.isOurs) - Number(a.isOurs) || rank(a) - rank(b))
  const bad = found.filter(({ isOurs, severity }) => isOurs && GRAVE.includes(severity))
  return {
    state: bad.length > 0 ? 'bad' : 'good',
    lines: [
      ...found.map(told),
      `Known vulnerabilities: ${found.length} packages, ${bad.length} of them high or critical in the running portal`,
    ],
  }
}

const rank = ({ severity }: Vulnerability) => severities.indexOf(severity)

function told({ name, severity, range, via, fixAvailable, isOurs }: Vulnerability & { isOurs: boolean }): string {
  const why = via.map((cause) => (typeof cause === 'string' ? `by ${cause}` : `${cause.title} ${cause.url}`)).join('; ')
  const fix = typeof fixAvailable === 'object' ? `${fixAvailable.name} ${fixAvailable.version}` : fixAvailable
  return `${severity.padEnd(8)} ${isOurs ? 'portal     ' : 'development'} ${name} ${range}: ${why} (fix: ${fix || 'none'})`
}

/** Asks the registry that npm is set to, ten seconds at most. */
export async function findVulnerabilities(
  root: string,
  locked: Readonly<Record<string, { dev?: boolean }>>,
): Promise<Verdict> {
  const words = ['audit', '--json', '--fetch-retries=0', `--fetch-timeout=${answerWithinMs}`]
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  const [program, before] = script && node ? [node, [script]] : ['npm', []]
  return new Promise((resolve) => {
    const child = spawn(program, [...before, ...words], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
    const timer = setTimeout(() => child.kill(), answerWithinMs + 2000)
    let answer = ''
    child.stdout.on('data', (chunk: Buffer) => (answer += chunk))
    child.once('error', (error) => resolve(unknown(error.message)))
    child.once('close', (_code, signal) => {
      clearTimeout(timer)
      resolve(signal ? unknown(`No answer within ${answerWithinMs / 1000} s.`) : verdictOf(answer, locked))
    })
  })
}
