import type { Db } from '../database/database.ts'
import { type Break, BreakKind } from './breaks.ts'
import { contentHash, genesis, linkHash } from './hashes.ts'
import * as queries from './queries.ts'

/** A place of the chain that was noted outside the database. */
export interface Head {
  numero: number
  hash: string
}

export interface Verified {
  filas: number
  cabeza: Head
  rotas: number
  /** The first breaks, in the order of the chain. */
  hallazgos: readonly Break[]
}

const atOnce = 4000
const mostNamed = 100
/** A transaction lasts seconds: a row that claims to be older than those sealed before it was put in later. */
const mostLateMs = 3_600_000

/**
 * Reads the whole chain in order and computes each hash again, in bounded memory. `known` are heads noted earlier outside
 * the database: only they find a chain that was rewritten or cut.
 */
export async function verifyChain(db: Db, known: readonly Head[] = []): Promise<Verified> {
  const walk = new Walk(db)
  let next = queries.listSealed(db, 0, atOnce)
  for (;;) {
    const rows = await next
    if (rows.length === 0) break
    next = queries.listSealed(db, rows.at(-1)!.numero, atOnce) // read while these are hashed
    next.catch(() => {}) // awaited in the next turn, or not at all when hashing throws
    for (const row of rows) await walk.check(row)
  }
  await walk.end()
  for await (const id of queries.unsealedIds(db))
    walk.found({ tipo: BreakKind.inserted, numero: null, auditoria_id: id })
  for (const head of known) await checkHead(db, walk, head)
  return walk.result()
}

async function checkHead(db: Db, walk: Walk, { numero, hash }: Head): Promise<void> {
  const seal = numero === 0 ? { hash: genesis } : await queries.readSeal(db, numero)
  if (!seal) walk.found({ tipo: BreakKind.cut, numero, auditoria_id: null })
  else if (seal.hash.toString('hex') !== hash) walk.found({ tipo: BreakKind.rewritten, numero, auditoria_id: null })
}

class Walk {
  #previous: Buffer | null = genesis
  #expected = 1
  #latest = Number.NEGATIVE_INFINITY
  #rows = 0
  #broken = 0
  #head = { numero: 0, hash: genesis as Buffer }
  #findings: Break[] = []
  /** A seal that does not fit: whether it or its place was changed is known with the next one. */
  #misfit: { row: queries.SealedRow; computed: Buffer } | null = null
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  async check(row: queries.SealedRow): Promise<void> {
    this.#rows++
    if (row.numero !== this.#expected) this.#jump(row)
    const content = row.id === null ? null : contentHash(row)
    const isSame = content?.equals(row.contenido) ?? false
    const computed = this.#previous && linkHash(this.#previous, row)
    const fits = computed === null || computed.equals(row.hash)
    const before = this.#misfit && linkHash(this.#misfit.computed, row).equals(row.hash)
    // the one before was altered itself, when this one fits to what it should be
    this.#settle(before ? BreakKind.altered : BreakKind.reordered)
    if (content === null) this.#name(BreakKind.missing, row)
    else if (!isSame) this.#name(await this.#kindOf(content), row)
    else if (!fits && !before) this.#misfit = { row, computed: computed! }
    else if (row.momento < this.#latest - mostLateMs) this.#name(BreakKind.inserted, row)
    this.#latest = Math.max(this.#latest, row.momento)
    this.#previous = row.hash
    this.#expected = row.numero + 1
    this.#head = { numero: row.numero, hash: row.hash }
  }

  async end(): Promise<void> {
    this.#settle(BreakKind.altered)
  }

  found(finding: Break): void {
    this.#broken++
    if (this.#findings.length < mostNamed) this.#findings.push(finding)
  }

  result(): Verified {
    const cabeza = { numero: this.#head.numero, hash: this.#head.hash.toString('hex') }
    return { filas: this.#rows, cabeza, rotas: this.#broken, hallazgos: this.#findings }
  }

  /** Seals between the last and this one are gone, and with them what this one was tied to. */
  #jump({ numero }: queries.SealedRow): void {
    this.#settle(BreakKind.altered)
    for (let gone = this.#expected; gone < numero && gone < this.#expected + mostNamed; gone++)
      this.found({ tipo: BreakKind.missing, numero: gone, auditoria_id: null })
    this.#broken += Math.max(0, numero - this.#expected - mostNamed)
    this.#previous = null
  }

  #settle(tipo: BreakKind): void {
    if (this.#misfit) this.#name(tipo, this.#misfit.row)
    this.#misfit = null
  }

  #name(tipo: BreakKind, { numero, auditoria_id }: queries.SealedRow): void {
    this.found({ tipo, numero, auditoria_id })
  }

  /** What stands where it was not sealed says what another row said. Looked up for those that are named only. */
  async #kindOf(content: Buffer): Promise<BreakKind> {
    if (this.#findings.length >= mostNamed) return BreakKind.altered
    return (await queries.sealOfContent(this.#db, content)) === null ? BreakKind.altered : BreakKind.reordered
  }
}
