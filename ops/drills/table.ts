import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from '../../bench/core/report.ts'
import { root } from '../stand/programs.ts'

export const results = join(root, 'ops/results')
const page = join(root, 'docs/operations.md')
const [start, end] = ['<!-- drills: written by ops/main.ts -->', '<!-- end of drills -->']

interface Result {
  name: string
  date: string
  machine: { cpu?: string; cores: number; gigabytes: number }
  figures: Figure[]
  details: { load: Record<string, number> }
}

const isMet = ({ value, most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY }: Figure) =>
  value <= most && value >= least

const told = ({ what, value, unit }: Figure) => `${what}: ${Math.round(value * 100) / 100}${unit && ` ${unit}`}`

function rowOf({ name, date, machine, figures, details }: Result): string {
  const missed = figures.filter((figure) => !isMet(figure))
  const own = figures.filter(({ what }) => !/^(Mails|Payments (charged|on)|Writes done)/.test(what))
  const { times = 1 } = details.load
  const load = `${details.load.visitors}, ${details.load.staff}, ${details.load.writers}, ${details.load.paymentsPerSecond}`
  const where = `${date.slice(0, 10)}, ${machine.cores} cores, ${machine.gigabytes} GB`
  return `| ${name} | ${where} | ${load} | ${times} | ${own.map(told).join('; ')} | ${missed.map(({ what }) => what).join('; ') || 'none'} |`
}

/** Writes the newest results into docs/operations.md. */
export function writeTable(): void {
  const files = readdirSync(results).filter((file) => file.endsWith('.json'))
  const rows = files.map((file) => rowOf(JSON.parse(readFileSync(join(results, file), 'utf8')) as Result))
  const head =
    '| drill | when, where | visitors, staff, writers, payments a second | times the demo data | figures | missed |'
  const table = [start, '', head, '| --- | --- | --- | --- | --- | --- |', ...rows, '', end].join('\n')
  const text = readFileSync(page, 'utf8')
  writeFileSync(page, text.slice(0, text.indexOf(start)) + table + text.slice(text.indexOf(end) + end.length))
}
