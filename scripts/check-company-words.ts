import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFiles, ROOT } from './project-files.ts'

/** The first company of the portal and its products. Pages say them by content and settings, never by the program. */
const WORDS = /\b(?:NEXT|NextLion|Next1|Next3e|Next (?:One|Three|Remote)|Quamtum)\b/
/** A time zone by name, or the hour of the first company: all days and hours are in the zone of the house (decision 114). */
const ZONE =
  /['"`](?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Z]|\bhora de (?:Santiago|Chile)\b|\bhorário do Chile\b|\bChile(?:an)? time\b/
const MIGRATION = /^apps\/server\/migrations\/.*\.ts$/
const PROGRAM = /^(?:apps\/(?:web\/app|server\/src)|packages\/contract\/src)\/.*\.tsx?$/
/** Tests say what they expect, and the demo set is of that company. */
const CONTENT = /\.test\.tsx?$|\bdemo\b[^/]*(?:\/|\.ts$)/

/** What comes with the portal about its eight products: pictures, films, manuals, the data sheet and the designer. */
const WORKS = [
  'apps/server/src/features/blast-plans/texts.ts',
  'apps/web/app/core/public/pictures/product-pictures.pt.ts',
  'apps/web/app/core/public/pictures/product-pictures.ts',
  'apps/web/app/features/blast-plans/texts.pt.ts',
  'apps/web/app/features/blast-plans/texts.ts',
  'apps/web/app/features/products/datasheet-texts.pt.ts',
  'apps/web/app/features/products/datasheet-texts.ts',
  'apps/web/app/features/site/manual/manual-page-texts.pt.ts',
  'apps/web/app/features/site/manual/manual-page-texts.ts',
  'apps/web/app/features/site/manual/texts/office-en.ts',
  'apps/web/app/features/site/manual/texts/office-es.ts',
  'apps/web/app/features/site/manual/texts/office-pt.ts',
  'apps/web/app/features/site/manual/texts/start-en.ts',
  'apps/web/app/features/site/manual/texts/start-es.ts',
  'apps/web/app/features/site/manual/texts/start-pt.ts',
  'packages/contract/src/core/share-cards.ts',
  'packages/contract/src/portuguese/instructions.ts',
  'packages/contract/src/products/guides/others.ts',
]

/** Where a zone is named because it is what it is, not because the first company is there. */
const NAME_ZONES = [
  'apps/server/migrations/0023-workshops.ts', // where its workshops took place
  'apps/server/migrations/0092-license-life.ts', // replaced by 0310
  'apps/server/migrations/0310-zone-of-the-house.ts', // what stands in while there is no house
  'apps/server/src/features/certificates/queries.ts', // where a day begins first
  'apps/server/src/features/item-requests/mail/texts.ts', // a hour that has words of its own
  'apps/web/app/features/forms/public/meeting-texts.pt.ts',
  'apps/web/app/features/forms/public/meeting-texts.ts',
  'packages/contract/src/core/countries.ts',
]

/** Comments are not shown. */
const isComment = (line: string): boolean => /^\s*(?:\/?\*|\/\/)/.test(line)

/** Returns the lines of a source that say a word of the company, from 1. */
export const companyLines = (source: string): number[] => linesOf(source, WORDS)

/** Returns the lines of a source that name a time zone, from 1. */
export const zoneLines = (source: string): number[] => linesOf(source, ZONE)

const linesOf = (source: string, words: RegExp): number[] =>
  source.split('\n').flatMap((line, index) => (!isComment(line) && words.test(line) ? [index + 1] : []))

interface Refused {
  linesOf: (source: string) => number[]
  listed: ReadonlySet<string>
  says: string
}

function complaintsOf(paths: readonly string[], { linesOf, listed, says }: Refused): string[] {
  const found = paths
    .map((path) => ({ path, lines: linesOf(readFileSync(join(ROOT, path), 'utf8')) }))
    .filter(({ lines }) => lines.length > 0)
  const said = new Set(found.map(({ path }) => path))
  return [
    ...found
      .filter(({ path }) => !listed.has(path))
      .flatMap(({ path, lines }) => lines.map((line) => `${path}:${line} ${says}`)),
    ...[...listed].filter((path) => !said.has(path)).map((path) => `${path} says none any more: take it off the list`),
  ]
}

function complaints(): string[] {
  const shown = projectFiles().filter((path) => !CONTENT.test(path))
  const program = shown.filter((path) => PROGRAM.test(path))
  const migrations = shown.filter((path) => MIGRATION.test(path))
  return [
    ...complaintsOf(program, {
      linesOf: companyLines,
      listed: new Set(WORKS),
      says: 'says a word of one company: make it content',
    }),
    ...complaintsOf([...program, ...migrations], {
      linesOf: zoneLines,
      listed: new Set(NAME_ZONES),
      says: 'names a time zone: take that of the house (houseZone, zoneOfHouse, useSiteZone)',
    }),
  ]
}

if (import.meta.main) {
  const problems = complaints()
  for (const problem of problems) console.log(problem)
  console.log(`company words: ${problems.length} complaints`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
