import { BreakKind } from '@portal/contract/audit/constants'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { anAudit } from '#test/audit.ts'
import { controlAudit, headOf, textOf } from './control.ts'
import { contentHash, genesis, linkHash } from './hashes.ts'
import { listSealed, readStanding } from './queries.ts'

const audit = anAudit()
const { write, writeMany, tamper, found } = audit

/** A disk of this test's memory. */
const aDisk = (head: string | null = null) => {
  const disk = { head }
  return {
    disk,
    readAuditHead: async () => disk.head,
    writeAuditHead: async (written: string) => {
      disk.head = written
    },
  }
}

describe('heads that were noted elsewhere', () => {
  /** Someone with the whole database computes the chain again as we do. */
  async function rewriteFrom(number: number): Promise<void> {
    const rows = await listSealed(audit.db, 0, 100)
    let previous: Buffer = genesis
    for (const row of rows) {
      const link = { ...row, contenido: contentHash(row) }
      previous = linkHash(previous, link)
      if (row.numero >= number)
        await tamper(
          sql`update auditoria_sello set contenido = ${link.contenido}, hash = ${previous} where numero = ${row.numero}`,
        )
    }
  }

  test('find a chain that was computed again, which its own hashes cannot', async () => {
    await writeMany(1, 6)
    const files = aDisk()
    expect(await controlAudit({ db: audit.db, files })).toMatchObject({ rotas: 0, isNew: false })
    expect(headOf(files.disk.head!)?.numero).toBe(6)
    await tamper(sql`update auditoria set ip = '10.9.9.9' where entidad_id = '2'`)
    await rewriteFrom(1)
    expect(await found()).toEqual([])
    await write(7)
    const head = files.disk.head
    const control = await controlAudit({ db: audit.db, files })
    expect(control).toMatchObject({ rotas: 1, isNew: true, hallazgos: [{ tipo: BreakKind.rewritten, numero: 6 }] })
    expect(files.disk.head).toBe(head)
    expect(await controlAudit({ db: audit.db, files })).toMatchObject({ rotas: 1, isNew: false })
    expect(await readStanding(audit.db)).toMatchObject({ rotas: 1 })
  })

  test('find a chain whose end was cut off', async () => {
    await writeMany(1, 6)
    const files = aDisk()
    const { cabeza } = await controlAudit({ db: audit.db, files })
    await tamper(sql`delete from auditoria_sello where numero > 4`, sql`delete from auditoria where id > 4`)
    expect(await found()).toEqual([])
    const given = headOf(textOf(cabeza))!
    for (const control of [
      await controlAudit({ db: audit.db, files }),
      await controlAudit({ db: audit.db, files: aDisk() }, [given]),
    ])
      expect(control).toMatchObject({ rotas: 1, hallazgos: [{ tipo: BreakKind.cut, numero: 6 }] })
  })

  test('are texts that people can note', () => {
    expect(headOf(textOf({ numero: 12, hash: 'ab'.repeat(32) }))).toEqual({ numero: 12, hash: 'ab'.repeat(32) })
    for (const wrong of ['', '12', 'ab'.repeat(32), `x:${'ab'.repeat(32)}`, `12:${'AB'.repeat(32)}`])
      expect(headOf(wrong)).toBeNull()
  })
})
