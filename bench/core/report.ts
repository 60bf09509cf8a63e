import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { isFullSize } from './size.ts'

export interface Figure {
  what: string
  value: number
  unit: string
  /** The upper or lower limit; absent for a figure without one. */
  most?: number
  least?: number
  /** The lowest and the highest of all rounds, where the value is their median. */
  range?: readonly [number, number]
}

/** Returns the median of the rounds as a figure, with their range. */
export function figureOf(rounds: readonly number[], figure: Omit<Figure, 'value' | 'range'>): Figure {
  const sorted = rounds.toSorted((a, b) => a - b)
  return { ...figure, value: sorted[Math.floor(sorted.length / 2)]!, range: [sorted[0]!, sorted.at(-1)!] }
}

const isMet = ({ value, most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY }: Figure): boolean =>
  value <= most && value >= least

const rounded = (value: number) => String(Math.round(value * 100) / 100)

const benchResults = join(import.meta.dirname, '../results')

/**
 * Prints the figures and, of a run of full size, writes them with date and machine to `folder`. Returns whether all are
 * within their limits.
 */
export function report(name: string, figures: readonly Figure[], details: unknown, folder = benchResults): boolean {
  const missed = figures.filter((figure) => !isMet(figure))
  const result = {
    name,
    date: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    machine: {
      cpu: cpus()[0]?.model,
      cores: cpus().length,
      gigabytes: Math.round(totalmem() / 2 ** 30),
      node: process.version,
    },
    figures,
    details,
  }
  mkdirSync(folder, { recursive: true })
  if (isFullSize()) writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`)
  for (const figure of figures) {
    const { what, value, unit, most, least, range } = figure
    const spread = range ? ` (${rounded(range[0])} to ${rounded(range[1])})` : ''
    const wanted = most !== undefined ? `at most ${most}` : least !== undefined ? `at least ${least}` : ''
    const limit = !wanted ? '' : isMet(figure) ? `  (${wanted})` : `  MISSED: ${wanted}`
    console.log(`${what.padEnd(64)} ${rounded(value).padStart(9)} ${unit}${spread}${limit}`)
  }
  return missed.length === 0
}
