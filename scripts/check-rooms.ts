import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Circle, circlesOf, fileOf, folderOfCore } from './circles.ts'
import { type Import, importsOf } from './imports.ts'
import { projectFiles, ROOT } from './project-files.ts'
import { type Place, placeOf, refusal } from './rooms.ts'
import { closedTables, sharedTables } from './tables.ts'

/** Returns one line per forbidden import, and per circle of features, core folders or files. */
export function violations(files: Map<string, string>): string[] {
  const imports = [...files].flatMap(([path, source]) => importsOf(path, source))
  const refused = imports.flatMap((found) => {
    const because = refusal(found)
    return because ? [line(found, because)] : []
  })
  return [...refused, ...circles(imports)]
}

const line = ({ from, line, specifier }: Import, because: string) =>
  `${from}:${line} may not import ${specifier}: ${because}`

const ofFeature = (room: Place['room']) => (path: string) => {
  const place = placeOf(path)
  return place.room === room ? place.feature : null
}

/** What must have no circle: features, core folders by values, files by types too. */
function circles(imports: Import[]): string[] {
  const loaded = imports.filter(({ isType }) => !isType)
  const told = (what: string, found: Circle[]) =>
    found.map(({ first, names }) => line(first, `${what} in a circle: ${names.join(' -> ')}`))
  return [
    ...told('features', circlesOf(imports, ofFeature('server feature'))),
    ...told('features', circlesOf(imports, ofFeature('web feature'))),
    ...told('folders of core', circlesOf(loaded, folderOfCore('apps/server/src/core/'))),
    ...told('folders of core', circlesOf(loaded, folderOfCore('apps/web/app/core/'))),
    ...told('files', circlesOf(imports, fileOf)),
  ]
}

if (import.meta.main) {
  const paths = projectFiles().filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
  const files = new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]))
  const found = [...violations(files), ...sharedTables(files), ...closedTables(files)]
  for (const violation of found) console.log(violation)
  console.log(`${paths.length} files read, ${found.length} imports and tables refused`)
  if (found.length > 0) process.exitCode = 1
}
