import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type GrantableModule, Module, Role } from '../packages/contract/src/access/constants.ts'
import { exclusionReason, Place, profileOf } from '../packages/contract/src/access/templates.ts'
import { catalogueOf, contractFiles, messagesOf } from './feature/contract.ts'
import { type Files, kinds, type Names, namesOf } from './feature/names.ts'
import { placed } from './feature/places.ts'
import { serverFiles } from './feature/server.ts'
import { webFiles } from './feature/web.ts'
import { ROOT } from './project-files.ts'
import { run } from './run.ts'

const USAGE = `npm run new:feature <feature> <singular> <tabla> <filas> [module] [columna:Nombre:Name[:kind]…]
  for example: npm run new:feature price-lists price-list lista_precio listas_precio products \\
    'nombre:Nombre:Name' 'dias:Días de validez:Days of validity:number'
  kinds: ${kinds.join(', ')}; the first field is a text that names a row`

/** A list, its panel and form, with the calls, the table and the tests behind them. */
function filesOf(names: Names): Files {
  const schema = readFileSync(join(ROOT, 'apps/server/src/core/database/schema.ts'), 'utf8')
  const [, tables = ''] = schema.split('export interface DB ')
  if (tables.includes(`\n  ${names.table}: `))
    throw new Error(`There is a table ${names.table} already: choose another name`)
  const path = `packages/contract/src/${names.feature}/messages.ts`
  const isSpecified = existsSync(join(ROOT, path))
  const messages = isSpecified ? readFileSync(join(ROOT, path), 'utf8') : messagesOf(names)
  const catalogue = catalogueOf(messages)
  const numbers = globSync('*.ts', { cwd: join(ROOT, 'apps/server/migrations') }).map((file) =>
    Number(file.slice(0, 4)),
  )
  const migration = String(Math.max(...numbers) + 1).padStart(4, '0')
  const manager = profileOf(Role.manager, Place.other, [])
  const module = Module[names.module as keyof typeof Module]
  const isForOthers = exclusionReason(manager, module as GrantableModule) === null
  return {
    ...(isSpecified ? {} : { [path]: messages }),
    ...contractFiles(names, catalogue),
    ...serverFiles(names, catalogue, migration, isForOthers),
    ...webFiles(names),
  }
}

const byHand = `
It works now: npm run check, npm test -- unit, npm run dev.
Then write down what it is really about: columns in the migration, messages, rules, texts, who hears of its changes
(core/areas.ts of the contract), its place in the sidebar (screens.ts).`

async function main(words: string[]): Promise<boolean> {
  let names: Names
  try {
    names = namesOf(words, Object.keys(Module))
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`)
    return false
  }
  let [files, changed]: [Files, Map<string, string>] = [{}, new Map()]
  try {
    files = filesOf(names)
    changed = placed(names, (path) => readFileSync(join(ROOT, path), 'utf8'))
  } catch (error) {
    console.error((error as Error).message)
    return false
  }
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
  for (const [path, source] of changed) writeFileSync(join(ROOT, path), source)
  // The types of the new table come from its migration, like all others.
  for (const command of [
    ['biome', 'check', '--write', ...Object.keys(files), ...changed.keys()],
    ['node', 'scripts/schema-types.ts'],
  ]) {
    const { code, output } = await run(command)
    if (code === 0) continue
    console.error(output)
    return false
  }
  console.log(`changed: ${[...changed.keys()].join(', ')}\n${byHand}`)
  return true
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1
