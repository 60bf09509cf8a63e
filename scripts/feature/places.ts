import type { Names } from './names.ts'
import { pathOf } from './web.ts'

/** A line that a feature adds to a file of the house: before the last place that looks so. */
interface Added {
  path: string
  before: RegExp
  line: string
}

/** Where a feature is named among the others. */
const places = ({ feature, singular, one, rows }: Names): Added[] => [
  { path: 'packages/contract/src/core/areas.ts', before: /^\] as const$/m, line: `  '${rows}',` },
  { path: 'packages/contract/src/core/areas.ts', before: /^\}\s*$(?![\s\S]*^\})/m, line: `  ${rows}: 'concerned',` },
  {
    path: 'apps/server/src/records.ts',
    before: /^import /m,
    line: `import { ${one}Routes } from '#features/${feature}/record.ts'`,
  },
  { path: 'apps/server/src/records.ts', before: /^\]$/m, line: `  ${one}Routes,` },
  {
    path: 'apps/web/app/screens.ts',
    before: /^import /m,
    line: `import { ${one}Screens } from '#features/${feature}/screens.ts'`,
  },
  { path: 'apps/web/app/screens.ts', before: /^\]$/m, line: `  ...${one}Screens,` },
  {
    path: 'apps/web/app/routes.ts',
    before: /^ {6}route\('dashboard\/sistema\/unidad-tiempo'/m,
    line: `      route('dashboard/${pathOf(rows)}', 'features/${feature}/${feature}.route.tsx', [
        route('nueva', 'features/${feature}/${singular}.route.tsx', { id: 'new-${singular}' }),
        route(':${one}Id', 'features/${feature}/${singular}.route.tsx'),
      ]),`,
  },
]

/** The files of the house with the feature in its places. Throws where one of them does not look as it did. */
export function placed(names: Names, read: (path: string) => string): Map<string, string> {
  const files = new Map<string, string>()
  for (const { path, before, line } of places(names)) {
    const source = files.get(path) ?? read(path)
    const at = source.search(before)
    if (at < 0) throw new Error(`${path} has no place for: ${line}`)
    files.set(path, `${source.slice(0, at)}${line}\n${source.slice(at)}`)
  }
  return files
}
