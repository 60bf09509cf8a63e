import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { syncFolder } from './fsync.ts'
import { actingFor, giveToServer } from './owner.ts'

const format = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '--lc-messages=C']
const access = ['-U', 'portal', '--auth-local=trust', '--auth-host=reject']

/** Creates the data folder of the server when missing, and refuses one of another major version. */
export function prepareCluster(cluster: string, binaries: Binaries, isDurable: boolean): void {
  if (!existsSync(cluster)) create(cluster, binaries, isDurable)
  giveToServer(cluster) // made on a machine with user namespaces, moved to one without
  const major = majorOf(cluster)
  if (major !== binaries.major)
    throw new Error(
      `${cluster} holds PostgreSQL ${major} and this portal brings ${binaries.major}: see docs/operations.md, "New major version"`,
    )
}

/** Returns the major version that wrote a data folder. */
const majorOf = (cluster: string) => readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()

/** Created under a draft name and renamed when finished: an interrupted creation leaves nothing half made. */
function create(cluster: string, { initdb, env }: Binaries, isDurable: boolean): void {
  const drafts = `${basename(cluster)}.draft-`
  const draft = mkdtempSync(join(dirname(cluster), drafts)) // unique: an initdb that outlived its portal may still be cleaning up
  giveToServer(draft)
  const words = [...actingFor(draft, { dyingWithUs: true }), initdb, '-D', draft, ...access, ...format]
  const made = spawnSync(words[0]!, [...words.slice(1), ...(isDurable ? [] : ['--no-sync'])], { env, encoding: 'utf8' })
  if (made.status !== 0) {
    rmSync(draft, { recursive: true, force: true })
    throw new Error(
      `initdb failed: ${made.stderr || made.error?.message}\nAs root without user namespaces, the checkout and DATA_DIR must be readable by "nobody"; or set DATABASE_URL.`,
    )
  }
  renameSync(draft, cluster)
  syncFolder(dirname(cluster)) // otherwise a power cut could restore the draft's name, and the next start would delete it
  for (const left of readdirSync(dirname(cluster)))
    if (left.startsWith(drafts)) rmSync(join(dirname(cluster), left), { recursive: true, force: true, maxRetries: 5 })
}
