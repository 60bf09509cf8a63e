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
  const visitor = '%[req.hdr(x-forwarded-for)]' // one address would be held back after a few payments
  const proxy = configure('haproxy.cfg', { folder, certificate, visitor, ...nodes })
  return [
    program('haproxy', 'front', { words: ['haproxy', '-db', '-f', proxy] }),
    program('pgbouncer', 'front', { words: ['pgbouncer', bouncer] }),
  ]
}
