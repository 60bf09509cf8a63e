import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { password } from './database.ts'
import { nodes } from './nodes.ts'
import { configure, folder, type Program, program } from './programs.ts'

/** Where visitors reach the portal. */
export const publicUrl = `https://${nodes.front}:8443`

/** Starts what stands between visitors, web processes and databases. */
export function startFront(): Program[] {
  const users = join(folder, 'pgbouncer-users.txt')
  writeFileSync(users, `"portal" "${password}"\n`)
  const bouncer = configure('pgbouncer.ini', { users })
  const certificate = join(folder, 'tls.pem')
  const proxy = configure('haproxy.cfg', { folder, certificate, db1: nodes.db1, db2: nodes.db2, front: nodes.front })
  return [
    program('haproxy', 'front', { words: ['haproxy', '-db', '-f', proxy] }),
    program('pgbouncer', 'front', { words: ['pgbouncer', bouncer] }),
  ]
}
