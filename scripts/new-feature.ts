import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Module } from '../packages/contract/src/access/constants.ts'
import { catalogueOf, contractFiles, messagesOf } from './feature/contract.ts'
import { type Files, type Names, namesOf } from './feature/names.ts'
import { serverFiles } from './feature/server.ts'
import { webFiles } from './feature/web.ts'
import { ROOT } from './project-files.ts'
import { run } from './run.ts'

const USAGE = `npm run new:feature <feature> <singular> <tabla> <filas> [module]
  for example: npm run new:feature price-lists price-list lista_precio listas_precio products`

/** Everything that the thin vertical of a feature needs and that is not there yet. */
function filesOf(names: Names): Files {
  const path = `packages/contract/src/${names.feature}/messages.ts`
  const isSpecified = existsSync(join(ROOT, path))
  const messages = isSpecified ? readFileSync(join(ROOT, path), 'utf8') : messagesOf(names)
  const catalogue = catalogueOf(messages)
  const made = globSync('*.ts', { cwd: join(ROOT, 'apps/server/migrations') }).length
  return {
    ...(isSpecified ? {} : { [path]: messages }),
    ...contractFiles(names, catalogue),
    ...serverFiles(names, catalogue, String(made + 1).padStart(4, '0')),
    ...webFiles(names),
  }
}

/** What only people decide: where it stands among the others. */
const byHand = ({ feature, one, rows }: Names) => `
To do by hand:
  apps/server/src/portal.ts   ${one}Routes(door, parts), from #features/${feature}/routes.ts
  apps/web/app/routes.ts      route('dashboard/${rows.replaceAll('_', '-')}', 'features/${feature}/${feature}.route.tsx')
  apps/web/app/screens.ts     ...${one}Screens, from #features/${feature}/screens.ts
Then write down what it is really about: columns in the migration, rules, texts. \`npm run check\` tells what is missing.`

async function main(words: string[]): Promise<boolean> {
  let names: Names
  try {
    names = namesOf(words, Object.keys(Module))
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`)
    return false
  }
  const files = filesOf(names)
  const there = Object.keys(files).filter((path) => existsSync(join(ROOT, path)))
  if (there.length > 0) {
    console.error(`Nothing was written, for these are there already:\n${there.map((path) => `  ${path}`).join('\n')}`)
    return false
  }

  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true })
    writeFileSync(join(ROOT, path), source)
    console.log(path)
  }
  // The types of the new table come from its migration, like all others.
  for (const command of [
    ['biome', 'check', '--write', ...Object.keys(files)],
    ['node', 'scripts/schema-types.ts'],
  ]) {
    const { code, output } = await run(command)
    if (code === 0) continue
    console.error(output)
    return false
  }
  console.log(byHand(names))
  return true
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1
