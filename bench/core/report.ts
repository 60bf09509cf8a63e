import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'

export interface Figure {
  what: string
  value: number
  unit: string
  /** The upper or lower limit; absent for a figure without one. */
  most?: number
  least?: number
}

const isMet = ({ value, most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY }: Figure): boolean =>
  value <= most && value >= least

/**
 * Writes the figures with date and machine to bench/results/ and prints them. Returns whether all are within their
 * limits.
 */
export function report(name: string, figures: readonly Figure[], details: unknown): boolean {
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
  const folder = join(import.meta.dirname, '../results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`)
  for (const figure of figures) {
    const { what, value, unit, most, least } = figure
    const wanted = most !== undefined ? `at most ${most}` : least !== undefined ? `at least ${least}` : ''
    const limit = !wanted ? '' : isMet(figure) ? `  (${wanted})` : `  MISSED: ${wanted}`
    console.log(`${what.padEnd(64)} ${String(Math.round(value * 100) / 100).padStart(9)} ${unit}${limit}`)
  }
  return missed.length === 0
}
