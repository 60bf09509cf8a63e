import { readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { projectFiles, ROOT } from './project-files.ts'
import { run } from './run.ts'

/** Changes the rules one piece at a time and runs their tests; of the files whose path contains one of the texts. */
async function main(texts: readonly string[]): Promise<number> {
  const files = filesToMutate().filter((path) => texts.length === 0 || texts.some((text) => path.includes(text)))
  if (files.length === 0) {
    console.error('No rule has such a path. npm run mutants [-- text of a path]')
    return 1
  }
  const { code } = await run(['stryker', 'run', '--mutate', files.join(',')], { show: true })
  return code
}

/** The rules that `stryker.config.json` names. */
function filesToMutate(): string[] {
  const { mutate } = JSON.parse(readFileSync(join(ROOT, 'stryker.config.json'), 'utf8')) as { mutate: string[] }
  const named = mutate.filter((pattern) => !pattern.startsWith('!'))
  const left = mutate.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1))
  const isOf = (path: string) => (pattern: string) => matchesGlob(path, pattern)
  return projectFiles().filter((path) => named.some(isOf(path)) && !left.some(isOf(path)))
}

process.exitCode = await main(process.argv.slice(2))
