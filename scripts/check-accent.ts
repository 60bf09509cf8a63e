import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startingAccent } from '../packages/contract/src/core/accent.ts'
import { projectFiles, ROOT } from './project-files.ts'

/** Where the accent of a new portal is written: everything else reads it from there. */
const TOKENS = new Set(['apps/web/app/core/styles/tokens.css', 'packages/contract/src/core/accent.ts'])
/** The program: what a company sees of it follows its accent. */
const PROGRAM = /^(?:apps\/(?:web|server)\/|packages\/).*\.(?:css|tsx?|mjs|js|html|json|webmanifest)$/
/** Tests say what they expect; demo rows and pictures that come with the portal are content of its first owner. */
const CONTENT = /\.test\.tsx?$|^apps\/server\/(?:test|migrations)\/|^apps\/web\/public\/pictures\//

const channels = [1, 3, 5].map((at) => Number.parseInt(startingAccent.slice(at, at + 2), 16))
const HEX = new RegExp(`${startingAccent}(?:[\\da-f]{2})?\\b`, 'i')
const NUMBERS = new RegExp(`\\b${channels.join('[\\s,]+')}\\b`)

/** Returns the lines of a file that write the accent as a colour of their own. */
export function accentLiterals(path: string, source: string): string[] {
  if (!PROGRAM.test(path) || TOKENS.has(path) || CONTENT.test(path)) return []
  return source
    .split('\n')
    .flatMap((line, index) => (HEX.test(line) || NUMBERS.test(line) ? [`${path}:${index + 1}`] : []))
}

function main(): void {
  const complaints = projectFiles()
    .filter((path) => PROGRAM.test(path))
    .flatMap((path) => accentLiterals(path, readFileSync(join(ROOT, path), 'utf8')))
  for (const place of complaints)
    console.log(`${place} writes the accent: use a token of tokens.css, or accentsOf(…) of contract/src/core/accent.ts`)
  console.log(`accent: ${complaints.length} complaints`)
  if (complaints.length > 0) process.exitCode = 1
}

if (import.meta.main) main()
