import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Holidays from 'date-holidays'
import { ROOT } from './project-files.ts'

const PATH = 'packages/contract/src/forms/holidays.ts'
const FIRST_YEAR = 2026
const LAST_YEAR = 2045

/** Years ahead that must be known: terms of today end long before. */
const LEAST_AHEAD = 5

/** The countries whose holidays are known, by their numbers and the codes of the package. */
const COUNTRIES: Readonly<Record<number, string>> = {
  32: 'AR',
  68: 'BO',
  76: 'BR',
  152: 'CL',
  170: 'CO',
  188: 'CR',
  214: 'DO',
  218: 'EC',
  222: 'SV',
  320: 'GT',
  340: 'HN',
  484: 'MX',
  558: 'NI',
  591: 'PA',
  600: 'PY',
  604: 'PE',
  840: 'US',
  858: 'UY',
  862: 'VE',
}

/**
 * Returns the days of a year (`MM-DD`) on which all of a country is free by law and would work without it. Holidays of
 * one region and those of banks alone take nobody's day here.
 */
function holidaysOf(code: string, year: number): string[] {
  const days = new Holidays(code, { types: ['public'] }).getHolidays(year).map(({ date }) => date.slice(0, 10))
  const isWeekday = (day: string) => ![0, 6].includes(new Date(day).getUTCDay())
  return [...new Set(days.filter(isWeekday))].sort().map((day) => day.slice('YYYY-'.length))
}

/** Says, in a year that is too near to the last one of the list, what to do; null before. */
export const shortage = (year: number): string | null =>
  year + LEAST_AHEAD > LAST_YEAR ? `holidays are known to ${LAST_YEAR}: raise LAST_YEAR in scripts/holidays.ts` : null

function moduleText(): string {
  const yearsOf = (code: string) =>
    years.map((year) => `    ${year}: '${holidaysOf(code, year).join(' ')}',`).join('\n')
  const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index)
  return `/** Written by scripts/holidays.ts from the package date-holidays (ISC; its data CC BY-SA 3.0, by its contributors). */
const days: Readonly<Partial<Record<number, Readonly<Record<number, string>>>>> = {
${Object.entries(COUNTRIES)
  .map(([id, code]) => `  ${id}: {\n${yearsOf(code)}\n  },`)
  .join('\n')}
}

/**
 * Returns the national holidays of a country on working days, in order; none of a country that is not listed. In years
 * that are not listed only weekends are known.
 */
export const holidaysOf = (countryId: number): readonly string[] =>
  Object.entries(days[countryId] ?? {}).flatMap(([year, list]) => list.split(' ').map((day) => \`\${year}-\${day}\`))
`
}

if (import.meta.main) {
  const [path, wanted] = [join(ROOT, PATH), moduleText()]
  if (!process.argv.includes('--check')) writeFileSync(path, wanted)
  else {
    const isBehind = readFileSync(path, 'utf8') !== wanted
    const problem = isBehind
      ? `${PATH} differs from date-holidays: run "node scripts/holidays.ts"`
      : shortage(new Date().getUTCFullYear())
    if (problem) console.error(problem)
    process.exitCode = problem ? 1 : 0
  }
}
