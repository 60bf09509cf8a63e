import { type NumberKind, numberFrom } from '../core/numbers.ts'
import { holeBounds, planLimits } from './constants.ts'
import type { PlanProblem } from './messages.ts'
import type { Hole, ImportedHole } from './plan.ts'
import { isProgrammable } from './timing.ts'

export type HolesRead =
  | { readonly holes: readonly ImportedHole[] }
  | { readonly problem: PlanProblem; readonly line?: number }

type Column = keyof ImportedHole

const names: Readonly<Record<Column, RegExp>> = {
  x: /^(x|este|east|easting)(?![a-z])/i,
  y: /^(y|norte|north|northing)(?![a-z])/i,
  retardo: /^(retardo|delay|tiempo|time|ms)(?![a-z])/i,
  carga: /^(carga|charge|kg)(?![a-z])/i,
}
const inOrder: readonly Column[] = ['x', 'y', 'retardo', 'carga']
const wholeMs: NumberKind = { decimals: 0 }

/**
 * Reads holes from a CSV: separated by tabs, semicolons or commas, with or without a heading in Spanish or English, and
 * with either decimal mark. A line that cannot be read refuses the file and is named, from 1.
 */
export function readHoles(text: string): HolesRead {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '')
  if (lines.length === 0) return { problem: 'fileEmpty' }
  if (lines.length > planLimits.holes + 1) return { problem: 'tooManyHoles' }
  const mark = ['\t', ';', ','].find((mark) => lines[0]!.line.includes(mark)) ?? ','
  const head = cellsOf(lines[0]!.line, mark)
  const isHeading = head.some((cell) => /\p{L}/u.test(cell))
  const columns = isHeading ? namedColumns(head) : inOrder
  if (!columns.includes('x') || !columns.includes('y')) return { problem: 'fileEmpty' }

  const holes: ImportedHole[] = []
  for (const { line, number } of lines.slice(isHeading ? 1 : 0)) {
    const cells = cellsOf(line, mark)
    const cell = (column: Column) => cells[columns.indexOf(column)] ?? ''
    const hole = holeOf(cell)
    if (typeof hole === 'string') return { problem: hole, line: number }
    holes.push(hole)
  }
  if (holes.length === 0) return { problem: 'fileEmpty' }
  return holes.length > planLimits.holes ? { problem: 'tooManyHoles' } : { holes }
}

const cellsOf = (line: string, mark: string): string[] =>
  (
    line.match(
      mark === ',' ? /"[^"]*"|[^,]+|(?<=^|,)(?=,|$)/g : new RegExp(`[^${mark}]+|(?<=^|${mark})(?=${mark}|$)`, 'g'),
    ) ?? []
  ).map((cell) => cell.replace(/^\s*"|"\s*$/g, '').trim())

const namedColumns = (head: readonly string[]): (Column | null)[] =>
  head.map((cell) => inOrder.find((column) => names[column].test(cell)) ?? null)

function holeOf(cell: (column: Column) => string): ImportedHole | PlanProblem {
  const { coordenada, carga: charges } = holeBounds
  const [x, y] = [numberFrom(cell('x'), coordenada.kind), numberFrom(cell('y'), coordenada.kind)]
  const isPlace = [x, y].every((value) => value >= coordenada.least && value <= coordenada.most)
  if (!isPlace) return 'lineInvalid'
  const retardo = cell('retardo') === '' ? null : numberFrom(cell('retardo'), wholeMs)
  if (retardo !== null && !isProgrammable(retardo)) return 'delayInvalid'
  const carga = cell('carga') === '' ? null : numberFrom(cell('carga'), charges.kind)
  if (carga !== null && !(carga >= charges.least && carga <= charges.most)) return 'lineInvalid'
  return { x, y, retardo, carga }
}

const rounded = (value: number, decimals: number): string => `${Number(value.toFixed(decimals))}`

/** Returns holes with their times as a CSV that `readHoles` and other programs read: meters, ms and kg. */
export function writeHoles(holes: readonly Hole[], times: readonly (number | null)[]): string {
  const lines = holes.map(({ id, x, y, carga }, index) =>
    [id + 1, rounded(x, 3), rounded(y, 3), times[index] ?? '', rounded(carga, 2)].join(','),
  )
  return ['pozo,x,y,retardo_ms,carga_kg', ...lines, ''].join('\r\n')
}
