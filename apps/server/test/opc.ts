import { posix } from 'node:path'
import { CFB } from '@e965/xlsx'
import sax from 'sax'

/** The order of the elements of a sheet in the schema (ISO/IEC 29500-1, CT_Worksheet), as far as we write them. */
const sheetOrder = [
  ...['sheetPr', 'dimension', 'sheetViews', 'sheetFormatPr', 'cols', 'sheetData', 'sheetProtection', 'autoFilter'],
  ...['mergeCells', 'conditionalFormatting', 'dataValidations', 'hyperlinks', 'printOptions', 'pageMargins'],
  ...['pageSetup', 'headerFooter', 'ignoredErrors', 'drawing', 'legacyDrawing', 'tableParts', 'extLst'],
]
/** Names by which programs look for parts, whatever the relations say. */
const usualNames =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|docProps\/\w+\.xml|xl\/(?:_rels\/)?workbook\.xml(?:\.rels)?|xl\/(?:styles|sharedStrings|metadata)\.xml|xl\/theme\/theme\d+\.xml|xl\/worksheets\/(?:_rels\/)?sheet\d+\.xml(?:\.rels)?|xl\/comments\d+\.xml|xl\/drawings\/vmlDrawing\d+\.vml)$/

interface Tag {
  name: string
  attributes: Record<string, string>
  parent: string
}

/** Returns what the rules of a package (ISO/IEC 29500-2) and of a sheet say against a workbook; empty for a right one. */
export function packageProblems(bytes: Uint8Array): string[] {
  const archive = CFB.read(Buffer.from(bytes), { type: 'buffer' })
  const parts = new Map<string, string>()
  const problems: string[] = []
  for (const [at, path] of archive.FullPaths.entries()) {
    const { content } = archive.FileIndex[at]!
    const name = path.replace(/^Root Entry\//, '')
    if (!content || name.startsWith('\u0001')) continue // a folder, or the mark of the reader
    if ([...parts.keys()].some((other) => other.toLowerCase() === name.toLowerCase())) problems.push(`${name} twice`)
    parts.set(name, Buffer.from(content as Uint8Array).toString())
  }
  const tagsIn = new Map([...parts].map(([name, xml]) => [name, tagsOf(name, xml, problems)]))
  const named = (name: string, tag: string) => (tagsIn.get(name) ?? []).filter((one) => one.name === tag)

  const defaults = named('[Content_Types].xml', 'Default').map(({ attributes }) => attributes.Extension!.toLowerCase())
  const overrides = named('[Content_Types].xml', 'Override').map(({ attributes }) => attributes.PartName!.slice(1))
  for (const part of overrides) if (!parts.has(part)) problems.push(`a type of ${part}, which does not exist`)
  if (new Set(overrides).size < overrides.length) problems.push('two types of one part')
  for (const name of parts.keys()) {
    if (!usualNames.test(name)) problems.push(`${name} is no usual name`)
    const extension = name.split('.').at(-1)!.toLowerCase()
    if (name !== '[Content_Types].xml' && !overrides.includes(name) && !defaults.includes(extension))
      problems.push(`${name} has no type`)
    if (name.endsWith('.rels')) continue
    const relations = posix.join(posix.dirname(name), '_rels', `${posix.basename(name)}.rels`)
    const ids = named(relations, 'Relationship').map(({ attributes }) => attributes.Id!)
    if (new Set(ids).size < ids.length) problems.push(`${relations} has an id twice`)
    for (const { attributes } of tagsIn.get(name) ?? [])
      if (attributes['r:id'] && !ids.includes(attributes['r:id'])) problems.push(`${name}: no ${attributes['r:id']}`)
    for (const { attributes } of named(relations, 'Relationship')) {
      const target = posix.join('/', posix.dirname(name), attributes.Target!).slice(1)
      const found = attributes.Target!.startsWith('/') ? attributes.Target!.slice(1) : target
      if (attributes.TargetMode !== 'External' && !parts.has(found)) problems.push(`${relations}: no ${found}`)
    }
  }
  for (const name of parts.keys())
    if (/comments\d+\.xml$/.test(name) && named(name, 't').some(({ parent }) => parent !== 'r'))
      problems.push(`${name}: a text outside a run, which some programs pass over`)
  const formats = (tagsIn.get('xl/styles.xml') ?? []).filter(
    ({ name, parent }) => name === 'xf' && parent === 'cellXfs',
  )
  for (const name of parts.keys()) {
    if (!/^xl\/worksheets\/sheet\d+\.xml$/.test(name)) continue
    const places = (tagsIn.get(name) ?? [])
      .filter(({ parent }) => parent === 'worksheet')
      .map((one) => sheetOrder.indexOf(one.name))
    if (places.some((place, at) => place < (places[at - 1] ?? 0))) problems.push(`${name}: elements out of order`)
    for (const { attributes } of named(name, 'c'))
      if (Number(attributes.s ?? 0) >= Math.max(1, formats.length)) problems.push(`${name}: no format ${attributes.s}`)
  }
  return problems
}

function tagsOf(name: string, xml: string, problems: string[]): Tag[] {
  const tags: Tag[] = []
  const open: string[] = []
  const bare = (full: string) => full.replace(/^\w+:/, '')
  const parser = sax.parser(true)
  parser.onopentag = ({ name: full, attributes }) => {
    tags.push({ name: bare(full), attributes: attributes as Record<string, string>, parent: open.at(-1) ?? '' })
    open.push(bare(full))
  }
  parser.onclosetag = () => open.pop()
  try {
    parser.write(xml).close()
  } catch (error) {
    problems.push(`${name} is no XML: ${(error as Error).message.split('\n')[0]}`)
  }
  return tags
}
