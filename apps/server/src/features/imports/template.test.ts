import { CFB, read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importPath } from '#test/imports.ts'
import { anOwner } from '#test/items.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

/** The drop-down lists of a workbook's first sheet, which the library does not read. */
function listsOf(rawPayload: Buffer): string[] {
  const sheet = CFB.find(CFB.read(rawPayload, { type: 'buffer' }), '/xl/worksheets/sheet1.xml')
  return (
    Buffer.from(sheet!.content as Uint8Array)
      .toString()
      .match(/<dataValidation .*?<\/dataValidation>/g) ?? []
  )
}

describe('the template', () => {
  test.each([
    ['es', 'Marca y modelo', 'Excavadoras'],
    ['en', 'Brand and model', 'Excavators'],
  ] as const)('in %s has headings and choices, and comes back empty', async (language, heading, category) => {
    const owner = await anOwner(t)
    const reply = await t.call('GET', `${importPath}/download/plantilla?idioma=${language}`, undefined, owner)
    const { rawPayload } = await t.app.inject({ method: 'GET', url: reply.datos.url_file })
    const book = read(rawPayload)
    const [sheet, choices] = book.SheetNames.map((name) => utils.sheet_to_json(book.Sheets[name]!, { header: 1 }))
    expect((sheet as string[][])[0]).toContain(heading)
    expect((choices as string[][]).flat()).toContain(category)
    const lists = listsOf(rawPayload)
    expect(lists).toHaveLength(11)
    const column = utils.encode_col((sheet as string[][])[0]!.indexOf(language === 'es' ? 'Categoría' : 'Category'))
    const [from] = lists.filter((list) => list.includes(`sqref="${column}2:${column}5001"`))
    const [, name, range] = /<formula1>'(.+)'!(.+)<\/formula1>/.exec(from!)!
    expect(utils.sheet_to_json(book.Sheets[name!]!, { header: 1, range: range!.replaceAll('$', '') }).flat()).toContain(
      category,
    )
  })
})
