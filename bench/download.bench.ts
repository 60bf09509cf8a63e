import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openDatabase } from '../apps/server/src/core/database/database.ts'
import type { Db } from '../apps/server/src/core/database/db.ts'
import { migrate } from '../apps/server/src/core/database/migrate.ts'
import { Files } from '../apps/server/src/core/files/files.ts'
import { openDisk } from '../apps/server/src/core/files/storage.ts'
import { openSessionsOf, Sessions, secretOf } from '../apps/server/src/core/identity/sessions.ts'
import { startPostgres } from '../apps/server/src/core/postgres/embedded-postgres.ts'
import { signedQuery } from '../apps/server/src/features/resources/library/signature.ts'
import { Module, Role } from '../packages/contract/src/access/constants.ts'
import { startPortal } from './core/portal-process.ts'
import { figureOf, report } from './core/report.ts'
import { sizeOf } from './core/size.ts'

const megabytes = sizeOf('ITEMS', 2048)
const rounds = sizeOf('ROUNDS', 5)
const atOnce = 50
const cuts = 10

/**
 * Downloads of a large file against a bare Node stream of the same file, in one run; the memory of the process while 50
 * load it at once; and an upload that is cut ten times.
 */
export async function run(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const server = await startPostgres(folder, () => process.exit(1))
  const db = openDatabase(server.config, console.error)
  await migrate(db)
  const env = { DATA_DIR: join(folder, 'portal'), DATABASE_URL: server.url, CAPTCHA: 'off' }
  const { path, revision, reader, token } = await prepare(db, env.DATA_DIR)
  const portal = await startPortal(env)
  const bare = createServer((_, reply) => void createReadStream(path).pipe(reply)).listen(0, '127.0.0.1')
  await once(bare, 'listening')
  const barePort = (bare.address() as AddressInfo).port
  const secret = await secretOf(db, 'enlace')
  const address = () => `/v1/recursos/archivo/${revision}?${signedQuery(secret, revision, reader, new Date()).query}`
  try {
    const ratios: number[] = []
    for (let round = 0; round < rounds; round++) {
      const ours = await secondsOf(portal.port, address())
      ratios.push((await secondsOf(barePort, '/')) / ours)
    }
    const memory = watch(portal.pid)
    await Promise.all(Array.from({ length: atOnce }, () => secondsOf(portal.port, address())))
    const peak = memory.stop()
    const isEqual = await uploadWithCuts(db, portal.port, token)
    return report(
      'download',
      [
        figureOf(ratios, { what: `Speed of ${megabytes} MB against a bare Node stream`, unit: '×', least: 0.8 }),
        { what: `Memory of the process with ${atOnce} at once`, value: peak, unit: 'MB', most: 220 },
        { what: `Uploads equal by hash after ${cuts} cuts`, value: isEqual ? 1 : 0, unit: 'of 1', least: 1 },
      ],
      { megabytes, ratios },
    )
  } finally {
    bare.close()
    await portal.stop()
    await db.destroy()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A published file of the wanted size, and a librarian who may load it. */
async function prepare(db: Db, folder: string) {
  const files = new Files(db, await openDisk({ DATA_DIR: folder } as never), '')
  const source = join(tmpdir(), `portal-bench-${process.pid}`)
  const piece = randomBytes(1024 * 1024)
  writeFileSync(source, '')
  for (let written = 0; written < megabytes; written++) writeFileSync(source, piece, { flag: 'a' })
  const hash = createHash('sha256')
  await pipeline(createReadStream(source), hash)
  const bytes = megabytes * piece.length
  const clave = await files.put(Buffer.from('-'), 'application/zip')
  await files.take(source, clave, { type: 'application/zip', bytes })
  const written = { clave, nombre: 'a.zip', tipo: 'application/zip', bytes, sha256: hash.digest('hex') }
  const archivoId = await files.keep(db, { ip: '', requestId: '' }, { ...written, es_publico: false, vence_en: null })
  const one = { tipo: 1, titulo: 'Bench', producto_id: 1, acceso: 'usuarios' }
  const { id } = await db.insertInto('recurso').values(one).returning('id').executeTakeFirstOrThrow()
  const { id: revision } = await db
    .insertInto('recurso_revision')
    .values({ recurso_id: id, numero: '1', fecha: '2026-11-20', archivo_id: archivoId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const user = { nombres: 'Bench', email: 'bench@example.com', rol_id: Role.administrator }
  const { id: person } = await db.insertInto('usuario').values(user).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('acceso_modulo').values({ usuario_id: person, clave_modulo: Module.resources }).execute()
  const session = await new Sessions(await secretOf(db, 'sesion')).open(db, person, { ip: '127.0.0.1', agent: 'bench' })
  const [sessionId] = await openSessionsOf(db, person)
  const reader = { id: person, sessionId: sessionId! }
  return { path: join(folder, 'files', clave), revision, reader, token: session.token }
}

/** Loads a file and throws it away. Returns the seconds that it took. */
function secondsOf(port: number, path: string): Promise<number> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, agent: false }, (reply) => {
      if (reply.statusCode !== 200) return reject(new Error(`${path} answered ${reply.statusCode}`))
      reply.on('data', () => {})
      reply.once('end', () => resolve((performance.now() - begun) / 1000))
      reply.once('error', reject)
    })
    asked.once('error', reject)
    asked.end()
  })
}

/** Watches the memory of a process. */
function watch(pid: number) {
  let peak = 0
  const look = () => {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    peak = Math.max(peak, Number(kilobytes ?? 0) / 1024)
  }
  const timer = setInterval(look, 100)
  return {
    stop() {
      clearInterval(timer)
      look()
      return peak
    },
  }
}

/** Uploads a file whose line breaks ten times. Returns whether it arrived as it was. */
async function uploadWithCuts(db: Db, port: number, token: string): Promise<boolean> {
  const content = randomBytes(44 * 1024 * 1024)
  const origin = `http://127.0.0.1:${port}`
  const headers = { 'tus-resumable': '1.0.0', authorization: `Bearer ${token}` }
  const announced = { ...headers, 'upload-length': `${content.length}` }
  const begun = await fetch(`${origin}/v1/carga`, { method: 'POST', headers: announced })
  const path = begun.headers.get('location')
  if (!path) throw new Error(`the upload was refused: ${await begun.text()}`)
  const offsetNow = async () =>
    Number((await fetch(origin + path, { method: 'HEAD', headers })).headers.get('upload-offset'))
  for (let cut = 0; cut <= cuts; cut++) {
    const offset = await offsetNow()
    const aborted = new AbortController()
    const part = new ReadableStream({
      start(stream) {
        const end = cut < cuts ? offset + 4 * 1024 * 1024 : content.length
        for (let at = offset; at < end; at += 65_536) stream.enqueue(content.subarray(at, Math.min(end, at + 65_536)))
        if (cut < cuts) setTimeout(() => aborted.abort(), 300)
        else stream.close()
      },
    })
    const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': `${offset}` }
    const init = {
      method: 'PATCH',
      headers: { ...headers, ...type },
      body: part,
      duplex: 'half',
      signal: aborted.signal,
    }
    await fetch(origin + path, init as RequestInit).catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const id = path.split('/').at(-1)!
  const row = await db.selectFrom('carga').select('sha256').where('id', '=', id).executeTakeFirst()
  return row?.sha256 === createHash('sha256').update(content).digest('hex')
}
