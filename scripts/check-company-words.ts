import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFiles, ROOT } from './project-files.ts'

/** The first company of the portal and its products. Pages say them by content and settings, never by the program. */
const WORDS = /\b(?:NEXT|NextLion|Next1|Next3e|Next (?:One|Three|Remote)|Quamtum)\b/
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

/** Pages whose texts still stand in the program: they are to become content. Nothing is added here. */
const TO_BECOME_CONTENT = [
  'apps/web/app/features/site/home/slides.pt.ts',
  'apps/web/app/features/workshops/public/chile-texts.pt.ts',
  'apps/web/app/features/workshops/public/chile-texts.ts',
  'packages/contract/src/portuguese/people.ts',
  'packages/contract/src/portuguese/products.ts',
]

/** Comments are not shown. */
const isComment = (line: string): boolean => /^\s*(?:\/?\*|\/\/)/.test(line)

/** Returns the lines of a source that say a word of the company, from 1. */
export const companyLines = (source: string): number[] =>
  source.split('\n').flatMap((line, index) => (!isComment(line) && WORDS.test(line) ? [index + 1] : []))

function complaints(): string[] {
  const listed = new Set([...WORKS, ...TO_BECOME_CONTENT])
  const found = projectFiles()
    .filter((path) => PROGRAM.test(path) && !CONTENT.test(path))
    .map((path) => ({ path, lines: companyLines(readFileSync(join(ROOT, path), 'utf8')) }))
    .filter(({ lines }) => lines.length > 0)
  const said = new Set(found.map(({ path }) => path))
  return [
    ...found
      .filter(({ path }) => !listed.has(path))
      .flatMap(({ path, lines }) => lines.map((line) => `${path}:${line} says a word of one company: make it content`)),
    ...[...listed].filter((path) => !said.has(path)).map((path) => `${path} says none any more: take it off the list`),
  ]
}

if (import.meta.main) {
  const problems = complaints()
  for (const problem of problems) console.log(problem)
  console.log(`company words: ${problems.length} complaints, ${TO_BECOME_CONTENT.length} files to become content`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
