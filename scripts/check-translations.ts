import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ObjectExpression, parseSync, Visitor } from 'oxc-parser'
import { importsOf } from './imports.ts'
import { projectFiles, ROOT } from './project-files.ts'
import { holdsZod, placeOf } from './rooms.ts'

/** A text with its languages in place: `key` of a component's texts, or the Spanish wording of a single one. */
interface Found {
  readonly line: number
  readonly name: string | null
}

const PUBLIC = 'apps/web/app/public-routes.ts'
/** Read by the dashboard only, though a public page imports the calls next to them. */
const OF_STAFF =
  /^packages\/contract\/src\/(?:(?:carousel|machines\/categories|item-requests\/customers|imports)\/|(?:publications|settings|users|quotes|resources|products|licenses|access)\/messages\.ts$|.*(?:import-entries|bulk\/messages|machines\/done-messages)\.ts$|access\/constants\.ts$|sign-in\/(?:password-messages|factor\/constants)\.ts$|settings\/(?:keys|contents|films)\.ts$)|\/workshops\/check-in\//

const valuesOf = (properties: ObjectExpression['properties']) =>
  new Map(
    properties.flatMap((property) =>
      property.type === 'Property' && property.key.type === 'Identifier' && !property.computed
        ? [[property.key.name, property.value] as const]
        : [],
    ),
  )

/** Returns the texts of a source that are written in place in more than one language. */
export function textsOf(path: string, source: string): Found[] {
  const { program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const found: Found[] = []
  new Visitor({
    ObjectExpression: ({ start, properties }) => {
      const values = valuesOf(properties)
      const spanish = values.get('es')
      if (!spanish || !values.has('en') || values.has('pt')) return
      // one text for each language, such as their names
      if (spanish.type === 'ObjectExpression' && valuesOf(spanish.properties).has('es')) return
      const named = values.get('key') ?? spanish
      const plain =
        named.type === 'TemplateLiteral' && named.expressions.length === 0 ? named.quasis[0]?.value.cooked : null
      const name = named.type === 'Literal' && typeof named.value === 'string' ? named.value : (plain ?? null)
      found.push({ line: source.slice(0, start).split('\n').length, name })
    },
  }).visit(program)
  return found
}

/** Returns the keys of what a file of translations exports. */
export function keysOf(path: string, source: string): string[] {
  const keys: string[] = []
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || !/^portuguese/.test(id.name)) return
      const object = init?.type === 'TSSatisfiesExpression' ? init.expression : init
      if (object?.type !== 'ObjectExpression') return
      for (const property of object.properties) {
        if (property.type !== 'Property') continue
        if (property.key.type === 'Identifier') keys.push(property.key.name)
        if (property.key.type === 'Literal') keys.push(String(property.key.value))
      }
    },
  }).visit(parseSync(path, source).program)
  return keys
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** Returns the files that public pages load, beginning with their routes. */
export function publicFiles(): string[] {
  const routes = [...read(PUBLIC).matchAll(/'(features\/[^']+\.tsx?)'/g)].map(([, path]) => `apps/web/app/${path}`)
  const files = new Set([...routes, 'apps/web/app/root.tsx'])
  for (const path of files) {
    for (const { target, isType } of importsOf(path, read(path))) {
      if (isType || holdsZod(placeOf(target))) continue // declarations of calls name schemas, and no browser gets them
      if (/^(apps\/web|packages\/contract)\/.*\.tsx?$/.test(target) && existsSync(join(ROOT, target))) {
        files.add(target)
      }
    }
  }
  return [...files].toSorted()
}

function main(): void {
  const known = new Set(
    projectFiles()
      .filter((path) => /\.pt(\.server)?\.ts$|^packages\/contract\/src\/portuguese\//.test(path))
      .flatMap((path) => keysOf(path, read(path))),
  )
  const missing = publicFiles()
    .filter((path) => !OF_STAFF.test(path))
    .flatMap((path) => textsOf(path, read(path)).map((text) => ({ path, ...text })))
    .filter(({ name }) => name === null || !known.has(name))
  for (const { path, line, name } of missing) {
    console.log(`${path}:${line} ${name === null ? 'needs a `key`' : `has no Portuguese for “${name}”`}`)
  }
  console.log(`translations: ${known.size} in Portuguese, ${missing.length} missing`)
  if (missing.length > 0) process.exitCode = 1
}

if (import.meta.main) main()
