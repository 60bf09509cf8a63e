import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

const isRoot = process.getuid?.() === 0
const nobody = 65_534
const asUser1000 = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--']

const works = (...words: string[]) => spawnSync(words[0]!, words.slice(1), { stdio: 'ignore' }).status === 0

/** Gives `folder` to "nobody" where root cannot create a user namespace, because PostgreSQL refuses to run as root. */
export function giveToServer(folder: string): void {
  if (!isRoot || statSync(folder).uid !== 0 || works(...asUser1000, 'true')) return
  if (!works('chown', '-R', `${nobody}:${nobody}`, folder)) throw new Error(`${folder} cannot be given to "nobody"`)
}

/**
 * Returns the command prefix to run PostgreSQL on `folder`. PostgreSQL refuses root: root's own folder is served from a
 * user namespace, another owner's folder as that owner. On Linux the command ends with this process (`dyingWithUs`).
 */
export function actingFor(folder: string, { dyingWithUs }: { dyingWithUs: boolean }): string[] {
  const { uid, gid } = statSync(folder)
  if (!isRoot && uid !== process.getuid?.()) throw new Error(`${folder} belongs to user ${uid}: run as that user`)

  const isForeign = isRoot && uid !== 0
  const wishes = [
    ...(dyingWithUs && process.platform === 'linux' && works('setpriv', '--version') ? ['--pdeathsig', 'INT'] : []),
    ...(isForeign ? ['--reuid', `${uid}`, '--regid', `${gid}`, '--clear-groups'] : []),
  ]
  return [...(isRoot && !isForeign ? asUser1000 : []), ...(wishes.length > 0 ? ['setpriv', ...wishes, '--'] : [])]
}
