import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { utils, write } from '@e965/xlsx'
import { machineColumns } from '@portal/contract/imports/columns'
import type { ImportType } from '@portal/contract/imports/opens'
import { userColumns } from '@portal/contract/imports/user-columns'
import { demoPassword } from '../../apps/server/src/features/users/demo.ts'
import { type Running, startPortal } from './portal-process.ts'

/** Returns a workbook of machines as in the template; another `word` makes another file. */
export function workbookOf(rows: number, word = ''): Buffer {
  const { correlativo, marca, anio, condicion, categoria_id, pais_id, ciudad, descripcion, precio } = machineColumns
  const lines = Array.from({ length: rows }, (_, at) => ({
    [correlativo.name.es]: at + 1,
    [marca.name.es]: `Excavadora Velkra ${word}${at + 1}`,
    [anio.name.es]: 2010 + (at % 15),
    [condicion.name.es]: 'Nuevo',
    [categoria_id.name.es]: 'Excavadoras',
    [pais_id.name.es]: 'Chile',
    [ciudad.name.es]: 'Calama',
    [descripcion.name.es]: 'Excavadora sobre orugas con mantención al día y registro completo de sus horas.',
    [precio.name.es]: 80_000 + at,
  }))
  return bookOf(lines)
}

/** Returns a workbook of new users of an enterprise as in the template; another `word` makes other people. */
export function usersBookOf(rows: number, enterprise: string, word = ''): Buffer {
  const { nombres, apellido_paterno, tipo_documento_id, numero_documento, email, rol_id, empresa_id, pais_id } =
    userColumns
  const lines = Array.from({ length: rows }, (_, at) => ({
    [nombres.name.es]: `Marta ${at + 1}`,
    [apellido_paterno.name.es]: 'Silva',
    [tipo_documento_id.name.es]: 'Pasaporte',
    [numero_documento.name.es]: `P-${word}${at + 1}`,
    [email.name.es]: `marta.${word}${at + 1}@example.com`,
    [rol_id.name.es]: 'Usuario',
    [empresa_id.name.es]: enterprise,
    [pais_id.name.es]: 'Chile',
  }))
  return bookOf(lines)
}

function bookOf(lines: readonly object[]): Buffer {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.json_to_sheet([...lines]), 'Datos')
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true })
}

interface Imported {
  id: number
  estado: string
  /** Rows that are done. */
  hechas: number
  error: string | null
}

/** Uploads of a kind to a portal, by whoever the token belongs to. */
export class Uploads {
  readonly #url: string
  readonly #token: string
  /** The kind of the next uploads. */
  kind: ImportType = 'clasificado'

  constructor(url: string, token: string) {
    this.#url = url
    this.#token = token
  }

  /** Uploads the files for a dry run; returns the id of their import. */
  async send(workbook: Uint8Array, pictures?: Uint8Array): Promise<number> {
    const form = new FormData()
    form.append('idioma', 'es')
    form.append('archivo', new Blob([Uint8Array.from(workbook)]), 'equipos.xlsx')
    if (pictures) form.append('imagenes', new Blob([Uint8Array.from(pictures)]), 'fotos.zip')
    const { id } = await this.#ask('/revisar', form)
    return id
  }

  /** Uploads a workbook and commits it; returns how long dry run and commit took, in seconds. */
  async timed(workbook: Uint8Array): Promise<{ check: number; commit: number }> {
    const begun = performance.now()
    const id = await this.send(workbook)
    await this.checked(id)
    const checked = performance.now()
    await this.commit(id)
    return { check: (checked - begun) / 1000, commit: (performance.now() - checked) / 1000 }
  }

  /** The name of an enterprise that new users may belong to. */
  async enterprise(): Promise<string> {
    const { empresas } = await this.#call<{ empresas: { nombre: string }[] }>('/v1/persona/init_data')
    return empresas[0]!.nombre
  }

  /** Waits for the end of a dry run, with any result. */
  async ended(id: number): Promise<Imported> {
    for (;;) {
      const found = await this.state(id)
      if (found.estado !== 'subido') return found
      await sleep(50)
    }
  }

  /** Waits for the end of a successful dry run. */
  checked(id: number): Promise<void> {
    return this.#until(id, 'validado')
  }

  /** Commits a dry run and waits until all rows are saved. */
  async commit(id: number): Promise<void> {
    await this.startCommit(id)
    await this.committed(id)
  }

  async startCommit(id: number): Promise<void> {
    const form = new FormData()
    form.append('idioma', 'es')
    form.append('importacion_id', String(id))
    await this.#ask('/save', form)
  }

  /** Waits until all rows of a commit are saved. */
  committed(id: number): Promise<void> {
    return this.#until(id, 'terminado')
  }

  /** Returns where an import stands. */
  state(id: number): Promise<Imported> {
    return this.#ask(`/${id}`)
  }

  async #until(id: number, wanted: string): Promise<void> {
    for (;;) {
      const { estado, error } = await this.state(id)
      if (estado === wanted) return
      if (estado === 'fallido' || estado === 'terminado_parcial') throw new Error(`${estado}: ${error}`)
      await sleep(50)
    }
  }

  #ask(path: string, body?: FormData) {
    return this.#call<Imported>(`/v1/importador/${this.kind}${path}`, body)
  }

  async #call<T>(path: string, body?: FormData): Promise<T> {
    const headers = { authorization: `Bearer ${this.#token}` }
    const reply = await fetch(this.#url + path, { method: body ? 'POST' : 'GET', headers, ...(body && { body }) })
    const { datos, mensaje } = (await reply.json()) as { datos: T; mensaje: string }
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${mensaje}`)
    return datos
  }
}

/** A portal of its own, and uploads as the super administrator. */
export class BulkPortal extends Uploads {
  readonly running: Running
  readonly #folder: string

  private constructor(running: Running, folder: string, token: string) {
    super(`http://127.0.0.1:${running.port}`, token)
    this.running = running
    this.#folder = folder
  }

  static async start(): Promise<BulkPortal> {
    const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
    const running = await startPortal({ DATA_DIR: folder, CAPTCHA: 'off' })
    const body = JSON.stringify({ email: 'superadmin@example.com', password: demoPassword, captcha: '' })
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(`http://127.0.0.1:${running.port}/v1/persona/login`, { method: 'POST', headers, body })
    const { datos } = (await reply.json()) as { datos: { token: string } }
    return new BulkPortal(running, folder, datos.token)
  }

  async stop(): Promise<void> {
    await this.running.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
