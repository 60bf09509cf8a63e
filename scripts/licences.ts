import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import satisfies from 'spdx-satisfies'
import { ROOT } from './project-files.ts'

/** Use, change and pass on, closed products included; some ask that their author is named. */
const PERMISSIVE = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Python-2.0',
  'PSF-2.0',
  'Zlib',
]

export interface Exception {
  readonly packages: RegExp
  /** As the package declares it; null when it declares none. */
  readonly licence: string | null
  readonly reason: string
}

const NOT_DELIVERED = 'works on our sources or tests and is no part of what is delivered'
const LIBVIPS = 'libvips, unchanged and loaded as a shared library: anybody can put another build in its place'

/** Accepted one by one. An exception that no package needs any more is refused, so that the list stays true. */
export const EXCEPTIONS: readonly Exception[] = [
  { packages: /^@img\/sharp-libvips-/, licence: 'LGPL-3.0-or-later', reason: LIBVIPS },
  { packages: /^@img\/sharp-/, licence: 'Apache-2.0 AND LGPL-3.0-or-later', reason: LIBVIPS },
  { packages: /^@img\/sharp-wasm32$/, licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', reason: LIBVIPS },
  { packages: /^@fontsource-variable\//, licence: 'OFL-1.1', reason: 'fonts: free to embed, not to be sold alone' },
  { packages: /^lightningcss(-|$)/, licence: 'MPL-2.0', reason: NOT_DELIVERED },
  { packages: /^(axe-core|ical\.js)$/, licence: 'MPL-2.0', reason: NOT_DELIVERED },
  {
    packages: /^date-holidays$/,
    licence: '(ISC AND CC-BY-3.0)',
    reason: `${NOT_DELIVERED}; our list of days names it`,
  },
  { packages: /^caniuse-lite$/, licence: 'CC-BY-4.0', reason: NOT_DELIVERED },
  { packages: /^spdx-exceptions$/, licence: 'CC-BY-3.0', reason: NOT_DELIVERED },
  { packages: /^spdx-ranges$/, licence: '(MIT AND CC-BY-3.0)', reason: NOT_DELIVERED },
  { packages: /^optimist$/, licence: 'MIT/X11', reason: NOT_DELIVERED },
  { packages: /^png-js$/, licence: null, reason: 'its file LICENSE is MIT' },
  { packages: /^combine-errors$/, licence: null, reason: 'its readme says MIT' },
  { packages: /^(humanize-number|only)$/, licence: null, reason: `its readme says MIT; ${NOT_DELIVERED}` },
]

export interface LockedPackage {
  readonly license?: string
  readonly link?: boolean
  /** For development only. */
  readonly dev?: boolean
}

/** The old form of a declaration, which the lock file leaves out. */
type Manifest = { license?: string | { type?: string }; licenses?: { type?: string }[] }

/**
 * One line for each package of a lock file whose licence is neither permissive nor excepted, and for each exception that
 * nothing needs. `manifestOf` reads the package.json of a package that the lock file knows no licence of.
 */
export function licenceProblems(
  packages: Readonly<Record<string, LockedPackage>>,
  exceptions: readonly Exception[],
  manifestOf: (path: string) => Manifest | null,
): string[] {
  const needed = new Set<Exception>()
  const refused = Object.entries(packages).flatMap(([path, { license, link }]) => {
    if (!path.includes('node_modules/') || link) return []
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const licence = license ?? declared(manifestOf(path))
    if (licence !== null && isPermissive(licence)) return []
    const exception = exceptions.find((each) => each.packages.test(name) && each.licence === licence)
    if (!exception) return [`${name}: ${licence ?? 'declares no licence'}`]
    needed.add(exception)
    return []
  })
  const idle = exceptions.filter((exception) => !needed.has(exception))
  return [...refused, ...idle.map(({ packages, licence }) => `no package needs the exception ${packages} ${licence}`)]
}

function declared(manifest: Manifest | null): string | null {
  const types = [manifest?.license ?? [], manifest?.licenses ?? []]
    .flat()
    .map((each) => (typeof each === 'string' ? each : each.type))
  const known = types.filter((type) => type !== undefined)
  return known.length > 0 ? `(${known.join(' OR ')})` : null
}

/** Of an "or" one has to be permissive, of an "and" all. What is no expression of SPDX (`SEE LICENSE IN …`) is not. */
function isPermissive(licence: string): boolean {
  try {
    return satisfies(licence, PERMISSIVE)
  } catch {
    return false
  }
}

/** The lock file of the project. */
export const readLockFile = () =>
  JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockedPackage> }

function installedManifest(path: string): Manifest | null {
  try {
    return JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8')) as Manifest
  } catch {
    return null // of another platform: the lock file has to know
  }
}

/** Tells what is wrong with the licences of the project's packages, and whether all is well. */
export function checkLicences(): boolean {
  const { packages } = readLockFile()
  const problems = licenceProblems(packages, EXCEPTIONS, installedManifest)
  for (const problem of problems) console.error(problem)
  console.log(`Licences: ${Object.keys(packages).length} packages, ${problems.length} problems`)
  return problems.length === 0
}

if (import.meta.main) process.exitCode = checkLicences() ? 0 : 1
