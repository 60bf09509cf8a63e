import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leftovers } from './check-leftovers.ts'
import { violations } from './check-rooms.ts'
import { catalogueOf, messagesOf } from './feature/contract.ts'
import { namesOf } from './feature/names.ts'
import { placed } from './feature/places.ts'
import { projectFiles, ROOT } from './project-files.ts'
import { run } from './run.ts'
import { shareVariable } from './testing/budgets.ts'

const words = ['price-lists', 'price-list', 'lista_precio', 'listas_precio', 'products']
const fields = [
  'nombre:Nombre:Name',
  'dias:Días de validez:Days of validity:number',
  'correo:Correo:E-mail:email',
  'telefono:Teléfono:Phone:phone',
  'pais_id:País:Country:country',
]

/** Names that parts of paths, calls and the words of generated code could be mistaken for. */
const oddNames = [
  'list-saves list-save list_save update_list tasks',
  'bulk-undos bulk-undo lote_deshacer lotes_deshacer quotes',
]

describe('the names of a new feature', () => {
  test('are told apart by language and case', () => {
    expect(namesOf(words, ['products'])).toEqual({
      feature: 'price-lists',
      singular: 'price-list',
      one: 'priceList',
      many: 'priceLists',
      table: 'lista_precio',
      rows: 'listas_precio',
      module: 'products',
      fields: [{ column: 'nombre', es: 'Nombre', en: 'Name', kind: 'text', entry: 'nameInvalid' }],
    })
    expect(namesOf([...words, fields[0]!, fields[1]!], ['products']).fields[1]).toEqual({
      column: 'dias',
      es: 'Días de validez',
      en: 'Days of validity',
      kind: 'number',
      entry: 'daysOfValidityInvalid',
    })
    expect(namesOf(['ideas', 'idea', 'idea', 'ideas'], ['ideas']).module).toBe('ideas')
  })

  test.each([
    ['PriceLists price-list lista_precio listas_precio products', 'kebab-case'],
    ['price-lists price-list lista-precio listas_precio products', 'snake_case'],
    ['price-lists price-list lista_precio listas_precio', 'no module is called priceLists'],
    ['', 'kebab-case'],
    ['price-lists price-list lista_precio listas_precio products dias:Días:Days:number', 'names a row'],
    ['price-lists price-list lista_precio listas_precio products id:Id:Id', 'a column of its own'],
    ['price-lists price-list lista_precio listas_precio products nombre:Nombre', 'names follow'],
    ['price-lists price-list lista_precio listas_precio products nombre:Nombre:Name:blob', 'is one of'],
    ['price-lists price-list lista_precio listas_precio products a:A:A a:B:B', 'two fields'],
    ['series series serie series products', 'must differ'],
    ['classes class clase clases products', 'no name of TypeScript'],
    ['price-lists price-list order ordenes products', 'no name of SQL'],
    ['price-lists price-list orden ordenes products user:Usuario:User', 'no name of SQL'],
  ])('%j is refused', (line, because) => {
    expect(() => namesOf(line.split(' '), ['products'])).toThrow(because)
  })
})

test('a catalogue that is there already is read, and refused where it says too little', () => {
  expect(catalogueOf(messagesOf(namesOf(words, ['products'])))).toEqual({
    area: 'priceListMessages',
    done: 'priceListDoneMessages',
    entries: new Set([
      'unexpected',
      'notSaved',
      'notDeleted',
      'notRecognized',
      'absent',
      'insufficientHierarchy',
      'nameTaken',
      'nameInvalid',
      'saved',
      'updated',
      'deleted',
    ]),
  })
  expect(() =>
    catalogueOf("export const ideaMessages = messages('ideas', {\n  titleInvalid: { code: 2 },\n})"),
  ).toThrow('insufficientHierarchy')
})

test('a file of the house that looks otherwise is left alone', () => {
  expect(() => placed(namesOf(words, ['products']), () => 'nothing like it')).toThrow('has no place for')
})

describe('what is written', () => {
  const compilingMs = 120_000
  const copy = mkdtempSync(join(tmpdir(), 'portal-feature-'))
  let outcome: Awaited<ReturnType<typeof run>>
  let written: Map<string, string>

  beforeAll(async () => {
    for (const path of projectFiles()) cpSync(join(ROOT, path), join(copy, path))
    for (const folder of ['', 'apps/server', 'apps/web']) linkModules(join(folder, 'node_modules'))
    await run(['git', 'init', '--quiet', copy])
    outcome = await run(['node', join(copy, 'scripts/new-feature.ts'), ...words, ...fields])
    for (const odd of oddNames) {
      const { code, output } = await run(['node', join(copy, 'scripts/new-feature.ts'), ...odd.split(' ')])
      expect(code, output).toBe(0)
    }
    const paths = outcome.output.split('\n').filter((line) => /^\S+\.tsx?$/.test(line))
    written = new Map(paths.map((path) => [path, readFileSync(join(copy, path), 'utf8')]))
  }, compilingMs)
  afterAll(() => rmSync(copy, { recursive: true }))

  /** The packages of this checkout; the links of npm workspaces are relative, and so lead into the copy. */
  function linkModules(folder: string): void {
    const from = join(ROOT, folder)
    mkdirSync(join(copy, folder), { recursive: true })
    for (const name of existsSync(from) ? readdirSync(from) : []) {
      if (name !== '@portal') symlinkSync(join(from, name), join(copy, folder, name))
      else cpSync(join(from, name), join(copy, folder, name), { recursive: true, verbatimSymlinks: true })
    }
  }

  test('is a whole feature', () => {
    expect(outcome).toMatchObject({ code: 0 })
    expect([...written.keys()].map((path) => path.replace(/\d{4}/, 'NNNN'))).toMatchInlineSnapshot(`
      [
        "packages/contract/src/price-lists/messages.ts",
        "packages/contract/src/price-lists/fields.ts",
        "packages/contract/src/price-lists/schemas.ts",
        "packages/contract/src/price-lists/calls.ts",
        "apps/server/migrations/NNNN-price-lists.ts",
        "apps/server/src/features/price-lists/queries.ts",
        "apps/server/src/features/price-lists/record.ts",
        "apps/server/src/features/price-lists/price-lists.test.ts",
        "apps/web/app/features/price-lists/price-lists.tsx",
        "apps/web/app/features/price-lists/price-lists.route.tsx",
        "apps/web/app/features/price-lists/price-list.route.tsx",
        "apps/web/app/features/price-lists/screens.ts",
      ]
    `)
  })

  test('stands in the right rooms, without leftovers', () => {
    expect(violations(written)).toEqual([])
    expect([...written].flatMap(([path, source]) => leftovers(path, source))).toEqual([])
  })

  test('has the types of the house, those of its new table included', { timeout: compilingMs }, async () => {
    const { output } = await run(['tsc', '--singleThreaded', '-p', join(copy, 'apps/server'), '--listFiles'])
    expect(output).toContain('price-lists/record.ts')
    expect(output.split('\n').filter((line) => /: error/.test(line))).toEqual([])
  })

  test('passes the tests that are written with it', { timeout: compilingMs }, async () => {
    const written = ['price-lists', 'list-saves', 'bulk-undos'].map((feature) => `features/${feature}/`)
    const { code, output } = await run(['vitest', 'run', '--root', copy, ...written], {
      env: { [shareVariable]: 'named' }, // and not the share that this file is run with
    })
    expect(code, output.slice(-4000)).toBe(0)
  })

  test('is never written over something', async () => {
    const again = await run(['node', join(copy, 'scripts/new-feature.ts'), ...words])
    expect(again).toMatchObject({ code: 1 })
    expect(again.output).toContain('There is a table lista_precio already')
    const otherTable = words.map((word) => (word === 'lista_precio' ? 'lista_otra' : word))
    const sameFiles = await run(['node', join(copy, 'scripts/new-feature.ts'), ...otherTable])
    expect(sameFiles).toMatchObject({ code: 1 })
    expect(sameFiles.output).toContain('Nothing was written')
  })
})
