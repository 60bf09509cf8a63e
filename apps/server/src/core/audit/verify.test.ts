import { BreakKind } from '@portal/contract/audit/constants'
import { type RawBuilder, sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { anAudit } from '#test/audit.ts'
import { sealAll } from './seal.ts'

const audit = anAudit()
const { write, writeMany, tamper, idOf, found } = audit

describe('a check names', () => {
  beforeEach(async () => {
    await writeMany(1, 9)
    await sealAll(audit.db)
    expect(await found()).toEqual([])
  })

  const columns: [string, RawBuilder<unknown>][] = [
    ['what was before', sql`antes = jsonb_set(antes, '{monto}', '1.50')`],
    ['what is after', sql`despues = null`],
    ['the person', sql`usuario_id = 4711`],
    ['the address', sql`ip = '10.0.0.8'`],
    ['the moment', sql`creado_en = creado_en + interval '1 millisecond'`],
    ['the action', sql`accion = 'notes.created'`],
    ['the record', sql`entidad_id = '6'`],
    ['the request', sql`solicitud_id = ''`],
    ['the key of the API', sql`llave_api_id = 7`],
  ]
  test.each(columns)('an altered row by %s', async (_, change) => {
    const id = await idOf(5)
    await tamper(sql`update auditoria set ${change} where id = ${id}`)
    expect(await found()).toEqual([{ tipo: BreakKind.altered, id, numero: 5 }])
  })

  test('a deleted row, with or without its seal', async () => {
    const [id, other] = [await idOf(4), await idOf(6)]
    await tamper(
      sql`delete from auditoria where id in (${id}, ${other})`,
      sql`delete from auditoria_sello where auditoria_id = ${other}`,
    )
    expect(await found()).toEqual([
      { tipo: BreakKind.missing, id, numero: 4 },
      { tipo: BreakKind.missing, id: null, numero: 6 },
    ])
  })

  test('a row deleted before it was sealed', async () => {
    await write(10)
    const id = await idOf(10)
    await tamper(sql`delete from auditoria where id = ${id}`)
    await sealAll(audit.db)
    expect(await found()).toEqual([{ tipo: BreakKind.missing, id, numero: 10 }])
  })

  test('an inserted row: past the triggers, or dated back', async () => {
    await tamper(sql`insert into auditoria (ip, solicitud_id, accion, entidad) values ('', '', 'a.b', 'fuera')`)
    const { rows } = await sql<{ id: number }>`
      insert into auditoria (creado_en, ip, solicitud_id, accion, entidad)
      values (now() - interval '1 day', '', '', 'a.b', 'nota') returning id`.execute(audit.db)
    await sealAll(audit.db)
    const outside = await sql<{ id: number }>`select id from auditoria where entidad = 'fuera'`.execute(audit.db)
    expect(await found()).toEqual([
      { tipo: BreakKind.inserted, id: rows[0]!.id, numero: 10 },
      { tipo: BreakKind.inserted, id: outside.rows[0]!.id, numero: null },
    ])
  })

  test('swapped rows', async () => {
    const [a, b] = [await idOf(3), await idOf(7)]
    await tamper(sql`
      update auditoria a set (creado_en, entidad_id, antes, despues) = (b.creado_en, b.entidad_id, b.antes, b.despues)
      from auditoria b where (a.id, b.id) in ((${a}, ${b}), (${b}, ${a}))`)
    expect(await found()).toEqual([
      { tipo: BreakKind.reordered, id: a, numero: 3 },
      { tipo: BreakKind.reordered, id: b, numero: 7 },
    ])
  })

  test('seals that were swapped, and one that was altered', async () => {
    await tamper(
      sql`update auditoria_sello set numero = 100 where numero = 3`,
      sql`update auditoria_sello set numero = 3 where numero = 4`,
      sql`update auditoria_sello set numero = 4 where numero = 100`,
    )
    expect((await found())[0]).toEqual({ tipo: BreakKind.reordered, id: await idOf(4), numero: 3 })
    await tamper(
      sql`update auditoria_sello set numero = 100 where numero = 3`,
      sql`update auditoria_sello set numero = 3 where numero = 4`,
      sql`update auditoria_sello set numero = 4 where numero = 100`,
      sql`update auditoria_sello set hash = '\\x00' where numero = 6`,
    )
    expect(await found()).toEqual([{ tipo: BreakKind.altered, id: await idOf(6), numero: 6 }])
    await tamper(sql`update auditoria_sello set hash = '\\x00' where numero = 9`)
    expect((await found()).at(-1)).toEqual({ tipo: BreakKind.altered, id: await idOf(9), numero: 9 })
  })
})
