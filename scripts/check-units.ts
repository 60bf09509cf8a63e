import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { publicFiles } from './check-translations.ts'
import { projectFiles, ROOT } from './project-files.ts'

/** Texts that people read on pages; those of the catalogue and of demo rows are found letter by letter. */
const WHERE =
  /^(?:apps\/web\/app\/(?!.*\.test\.|features\/site\/home\/slides\.pt)|packages\/contract\/src\/(?:properties\/market\/filter-words|portuguese\/filters)).*\.tsx?$/
/** Drawings of SVG, and styles. */
const NO_TEXT = /^[MmLlHhVvCcSsQqTtAaZz0-9 .,-]*$|\b(?:solid|calc|minmax|var)\b/

/** A figure, or what stands for one, a plain space and a unit. */
const PARTED =
  /(?<=[\d}²]) (?=(?:ms\/m|ms|m²|m³|mm\/s|mm|m|kg\/m³|kg|km|h|s|min|V|J|kB|MB|GB|hp|kW|px|%)(?![\p{L}\d_(/=$]))/gu

/** Returns the text with its units bound to their figures, as it stands in the source. */
export const bound = (text: string): string => text.replace(PARTED, '\\u00a0')

/** Returns the literals of a source whose figure may part from its unit at the end of a line. */
export function partedUnits(path: string, source: string): { start: number; end: number; text: string }[] {
  if (!WHERE.test(path)) return []
  const { program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const found: { start: number; end: number; text: string }[] = []
  const look = (start: number, end: number) => {
    const text = source.slice(start, end)
    const words = text.replace(/\$\{[^}]*\}/g, '0').replace(/^['"`]|['"`]$/g, '')
    if (!NO_TEXT.test(words) && bound(text) !== text) found.push({ start, end, text })
  }
  new Visitor({
    Literal: ({ start, end, value }) => {
      if (typeof value === 'string') look(start, end)
    },
    TemplateLiteral: ({ start, end }) => look(start, end),
  }).visit(program)
  return found.filter((one) => !found.some(({ start, end }) => start < one.start && one.end < end))
}

/** Formats that the browser chooses where the server has written the text already: engines differ. */
const BROWSERS =
  /\bIntl\.(?:DateTimeFormat|RelativeTimeFormat|NumberFormat|DurationFormat)\b|\.toLocale(?:Date|Time)?String\(/
/** Where texts are formatted for all pages, and what no page shows: zones, choices of the dashboard, names of the wire. */
const FORMATS = /^(?:apps\/web\/app\/core\/formats\/|packages\/contract\/)/

/** Returns the lines of a file of a public page that leave a text to the browser's own habits. */
export const browserFormats = (path: string, source: string): string[] =>
  FORMATS.test(path)
    ? []
    : source.split('\n').flatMap((line, index) => (BROWSERS.test(line) ? [`${path}:${index + 1}`] : []))

const DATES =
  /\bIntl\.DateTimeFormat\b|\.toLocale(?:Date|Time)String\(|\.toLocaleString\([^)]*(?:dateStyle|timeStyle|hour|month|day)/
const NATIVE = /\btype(?:=|: )["'](?:date|time|datetime-local|month|week)["']/
/** The one module of dates of each side, and the check of a zone's name. */
const OF_DATES =
  /^(?:apps\/web\/app\/core\/formats\/|apps\/server\/src\/core\/calendar\/dates\.ts|packages\/contract\/src\/core\/fields\.ts)/
/** Fields of the browser, which write dates in its own language, with the reason. */
const KNOWN_NATIVE: Readonly<Record<string, string>> = {
  'apps/web/app/core/dashboard/form/date-field.tsx': 'its calendar only; the text is ours',
  'apps/web/app/features/quotes/public/client-permit.tsx': 'works without a script',
  'apps/web/app/features/machines/market/request/rent-dates.tsx': 'works without a script; the month below is ours',
}

/** Returns the lines that write dates, or let the browser write them, other than the portal does (decision 090). */
export function otherDates(path: string, source: string): string[] {
  if (!/^(?:apps\/web\/app|apps\/server\/src|packages\/contract\/src)\/.*\.tsx?$/.test(path)) return []
  if (/\.test\.tsx?$/.test(path) || OF_DATES.test(path)) return []
  const isField = path.endsWith('.tsx') && !(path in KNOWN_NATIVE)
  return source.split('\n').flatMap((line, index) => {
    const code = line.replace(/^\s*(?:\/?\*|\/\/).*/, '')
    return DATES.test(code) || (isField && NATIVE.test(code)) ? [`${path}:${index + 1}`] : []
  })
}

function main(): void {
  const isToMend = process.argv.includes('--mend')
  const complaints: string[] = []
  for (const path of projectFiles()) {
    const source = WHERE.test(path) ? readFileSync(join(ROOT, path), 'utf8') : ''
    const parted = partedUnits(path, source)
    if (isToMend && parted.length > 0) {
      let mended = source
      for (const { start, end, text } of parted.toReversed())
        mended = mended.slice(0, start) + bound(text) + mended.slice(end)
      writeFileSync(join(ROOT, path), mended)
    } else
      for (const { start, text } of parted)
        complaints.push(`${path}:${source.slice(0, start).split('\n').length} a unit may part from its figure: ${text}`)
  }
  for (const path of publicFiles())
    for (const place of browserFormats(path, readFileSync(join(ROOT, path), 'utf8')))
      complaints.push(`${place} is formatted by each browser in its own way: use core/formats/written.ts or numbers.ts`)
  for (const path of projectFiles().filter((path) => /\.tsx?$/.test(path)))
    for (const place of otherDates(path, readFileSync(join(ROOT, path), 'utf8')))
      complaints.push(
        `${place} writes a date in its own way: core/formats, core/calendar/dates.ts, DateField, TimeField`,
      )
  for (const complaint of complaints) console.log(complaint)
  console.log(`units and formats: ${complaints.length} complaints`)
  if (complaints.length > 0) process.exitCode = 1
}

if (import.meta.main) main()
