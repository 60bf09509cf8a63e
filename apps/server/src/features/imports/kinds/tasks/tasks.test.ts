import { setTimeout as sleep } from 'node:timers/promises'
import { read, utils } from '@e965/xlsx'
import { Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Language } from '@portal/contract/core/language'
import { taskImportMessages as m } from '@portal/contract/imports/messages'
import { Area, Priority } from '@portal/contract/tasks/constants'
import { TaskStatus, taskStatusNames } from '@portal/contract/tasks/states'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { taskTables } from '#features/tasks/imported/queries.ts'
import { tidyTasks } from '#features/tasks/overdue/overdue.ts'
import {
  aWorkbook,
  type Cells,
  checked,
  codesOf,
  confirmed,
  fatesOf,
  importPathOf,
  settled,
  titled,
  upload,
  warningsOf,
} from '#test/imports.ts'
import { auditOf } from '#test/makers.ts'
import { anEnterprise, aUser, type Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { aTaskManager, aWorker, move, taskOf } from '#test/tasks.ts'
import { taskTexts } from './texts.ts'

const type = 'tarea'
const path = importPathOf(type)
let t: TestApp
let boss: Person
let worker: Person
let reviewer: Person
let made = 0
beforeAll(async () => {
  t = await startApp()
})
beforeEach(async () => {
  boss = await aTaskManager(t)
  worker = await aWorker(t)
  reviewer = await aWorker(t)
})
afterAll(() => t.close())

/** A good row, unless changed. */
const aRow = (changes: Cells = {}): Cells => ({
  referencia: `OPS-${++made}`,
  titulo: `Revisar la consola ${made}`,
  descripcion: 'Con el equipo de prueba.',
  encargado_id: worker.email,
  area_id: 'Planta',
  prioridad: 'Alta',
  fecha_inicio: '05-01-2026',
  fecha_termino: '31-12-2099',
  ...changes,
})
const book = (rows: readonly Cells[], language: Language = 'es') =>
  aWorkbook(rows.map((cells) => titled(type, cells, language)))
const check = (rows: readonly Cells[], as = boss) => checked(t, as, book(rows), { type })
const save = (rows: readonly Cells[], as = boss) => upload(t, as, book(rows), { type, to: 'save' })
const update = (id: number, form: object, as = boss) => t.call('PUT', `/v1/tarea/update/${id}`, form, as)

/** Stored tasks of these references, that are not deleted. */
const stored = (...rows: readonly Cells[]) =>
  t.deps.db
    .selectFrom('tarea')
    .selectAll()
    .where('referencia', '=', sql<string>`any(${rows.map(({ referencia }) => String(referencia))}::text[])`)
    .where('eliminado_en', 'is', null)
    .orderBy('id')
    .execute()
const one = async (row: Cells) => (await stored(row))[0]!

async function undone(id: number, isDone: () => Promise<boolean>, as = boss) {
  expect(await t.call('PUT', `${path}/deshacer/${id}`, undefined, as)).toMatchObject({ status: 200 })
  for (let tries = 0; tries < 50 && !(await isDone()); tries++) await sleep(100)
  await sleep(200) // the rows that stay are looked at as well
}

describe('importing tasks', () => {
  test('stores them with their people, and says in history and audit that they were imported', async () => {
    const row = aRow({ encargados_revision: `${reviewer.email}; ${boss.email}`, estado: 'En proceso' })
    const reply = await save([row])
    expect(reply).toMatchObject({ estado: 'OK', codigo: m.imported.code, datos: { totales: { crear: 1 } } })
    const task = await one(row)
    expect(task).toMatchObject({
      ...{ titulo: row.titulo, encargado_id: worker.id, creado_por: boss.id, area_id: Area.plant },
      ...{ prioridad: Priority.high, estado: TaskStatus.inProcess, fecha_inicio: '2026-01-05' },
      ...{ fecha_termino: '2099-12-31', referencia: row.referencia, fecha_aprobacion: null },
    })
    expect(task.interesados.toSorted()).toEqual([boss.id, reviewer.id].toSorted())
    const { tarea, eventos } = await taskOf(t, task.id, reviewer)
    expect(tarea).toMatchObject({ referencia: row.referencia, visto: false })
    expect(tarea.encargados_revision).toHaveLength(2)
    expect(eventos).toMatchObject([{ tipo: 'importada', a: TaskStatus.inProcess, de: null }])
    const actor = { usuario_id: boss.id }
    expect(await auditOf(t, 'tarea', task.id)).toMatchObject([{ accion: 'tasks.imported', ...actor }])
  })

  test('checks first, writes nothing, and shows each value as it would be stored', async () => {
    const row = aRow({ prioridad: 'Urgent', estado: 'Working on it', fecha_termino: '05/Jan/99 3:42 PM' })
    const { datos } = await check([row])
    expect(datos).toMatchObject({ estado: 'validado', totales: { crear: 1 } })
    expect(await stored(row)).toEqual([])
    expect(datos.detalle[0].valores).toEqual(
      expect.arrayContaining([
        { campo: 'prioridad', celda: 'Urgent', valor: 'Alta', cambia: true },
        { campo: 'estado', celda: 'Working on it', valor: 'En proceso', cambia: true },
        expect.objectContaining({ campo: 'fecha_termino', valor: '05-01-2099', cambia: true }),
        expect.objectContaining({ campo: 'referencia', valor: row.referencia, cambia: false }),
      ]),
    )
  })

  const refused: readonly (readonly [string, Cells, string[]])[] = [
    ['no title', { titulo: null }, ['titulo 2']],
    ['a title that is too long', { titulo: 'x'.repeat(201) }, ['titulo 2']],
    ['a description that is too long', { descripcion: 'x'.repeat(20_001) }, ['descripcion 3']],
    ['someone who is no user', { encargado_id: 'nadie@example.com' }, ['encargado_id 4']],
    ['a name that several have', { encargado_id: 'Ana Rojas' }, ['encargado_id 4']],
    ['an unknown reviewer', { encargados_revision: 'nadie@example.com' }, ['encargados_revision 5']],
    ['an unknown area', { area_id: 'Astronomía' }, ['area_id 6']],
    ['a day that is none', { fecha_inicio: '31-02-2026' }, ['fecha_inicio 7']],
    ['an end before its start', { fecha_termino: '04-01-2026' }, ['fecha_termino 7']],
    ['an unknown priority', { prioridad: 'Azul' }, ['prioridad 8']],
    ['an unknown status', { estado: 'Quizás' }, ['estado 9']],
    ['a reference that is too long', { referencia: 'x'.repeat(81) }, ['referencia 10']],
    ['an error of the spreadsheet', { titulo: '#REF!' }, ['titulo 6']],
  ]
  test('refuses what is wrong at its field, and the other rows are good', async () => {
    const { datos } = await check([...refused.map(([, changes]) => aRow(changes)), aRow()])
    const codes = codesOf(datos)
    expect(refused.map(([name], at) => [name, codes[at]])).toEqual(refused.map(([name, , wanted]) => [name, wanted]))
    expect(codes.at(-1)).toEqual([])
  })

  test('refuses a reviewer who does the task, next to others; alone the importer reviews it', async () => {
    const { datos } = await check([
      aRow({ encargados_revision: `${worker.email}, ${reviewer.email}` }),
      aRow({ encargados_revision: worker.email }),
      aRow({ encargado_id: boss.email, encargados_revision: boss.email }),
    ])
    expect(codesOf(datos)).toEqual([['encargados_revision 5'], [], ['encargados_revision 5']])
    expect(warningsOf(datos)[1]).toEqual([taskTexts.es.creatorReviews])
  })

  const readable: readonly (readonly [string, Cells, object])[] = [
    ['in Chinese', { titulo: '检查控制台', descripcion: '第一行\n第二行' }, { titulo: '检查控制台' }],
    [
      'that looks like a formula',
      { titulo: "'=1+1", descripcion: '<b>x</b>' },
      { titulo: '=1+1', descripcion: '<b>x</b>' },
    ],
    ['of a number as reference', { referencia: 4711 }, { referencia: '4711' }],
    [
      'without dates, area and priority',
      { fecha_inicio: null, fecha_termino: null, area_id: null, prioridad: null },
      { fecha_termino: null, area_id: null, prioridad: Priority.medium },
    ],
    ['with the e-mail in brackets', { encargado_id: '[nadie]', encargado_email: 'E' }, { estado: TaskStatus.toDo }],
    ['with a due day in milliseconds', { fecha_termino: 4_102_358_400_000 }, { fecha_termino: '2099-12-31' }],
    ['that was done', { estado: 'Done' }, { estado: TaskStatus.closed, fecha_aprobacion: null }],
    ['that only says when it was done', { terminada: '2026-02-01' }, { estado: TaskStatus.closed }],
    ['that is blocked', { estado: '⛔ Blocked' }, { estado: TaskStatus.stopped, estado_previo: TaskStatus.toDo }],
  ]
  test('reads what people and programs write', async () => {
    const rows = readable.map(([, changes]) =>
      aRow({ ...changes, ...(changes.encargado_email !== undefined && { encargado_email: worker.email }) }),
    )
    expect(await save(rows)).toMatchObject({ codigo: m.imported.code })
    const found = await stored(...rows)
    expect(found).toHaveLength(readable.length)
    for (const [at, [name, , wanted]] of readable.entries())
      expect({ name, ...found[at] }).toMatchObject({ name, ...wanted })
  })

  test('a task without an assignee is of the importer, one to review has a reviewer, and says so', async () => {
    const rows = [
      ...[aRow({ encargado_id: null }), aRow({ estado: 'In review' })],
      aRow({ estado: 'In review', encargado_id: null }),
    ]
    const { datos } = await check(rows)
    const { yours, creatorReviews } = taskTexts.es
    expect(warningsOf(datos)).toEqual([[yours], [creatorReviews], [yours]])
    expect(codesOf(datos)).toEqual([[], [], ['estado 5']])
    await save(rows.slice(0, 2))
    expect(await one(rows[0]!)).toMatchObject({ encargado_id: boss.id })
    const inReview = await one(rows[1]!)
    expect(inReview).toMatchObject({ estado: TaskStatus.toReview, interesados: [boss.id] })
    expect(await move(t, inReview.id, TaskStatus.approved, boss)).toMatchObject({ status: 200 })
  })

  test('overdue and approved are decided here: they come in as to do and closed, and the table goes on', async () => {
    const rows = ['Atrasada', 'Approved', 'To do', 'On hold'].map((estado) =>
      aRow({ estado, fecha_inicio: null, fecha_termino: '01-01-2020' }),
    )
    const { datos } = await check(rows)
    const { overdueByItself, approvedHere } = taskTexts.es
    expect(warningsOf(datos)).toEqual([[overdueByItself], [approvedHere], [], []])
    await save(rows)
    await tidyTasks(t.deps.db)
    const states = (await stored(...rows)).map(({ estado }) => estado)
    const { overdue, closed, stopped, toDo } = TaskStatus
    expect(states).toEqual([overdue, closed, overdue, stopped])
    const [late, done, , held] = await stored(...rows)
    expect(await move(t, late!.id, TaskStatus.inProcess, worker)).toMatchObject({ status: 200 })
    expect(await move(t, done!.id, TaskStatus.inProcess, boss, { comentario: 'Falta' })).toMatchObject({ status: 200 })
    expect(await move(t, held!.id, toDo, worker)).toMatchObject({ status: 200 })
  })

  test('knows the headings of other programs, and the English ones', async () => {
    const jira = {
      Summary: 'Fix the console',
      'Issue key': `JIRA-${++made}`,
      'Issue id': 10_001,
      Status: 'In Progress',
      Priority: 'Highest',
      Assignee: `Ana Rojas <${worker.email}>`,
      Reporter: 'Somebody else',
      Created: '01/Jan/26 9:00 AM',
      'Due date': '05/Jan/99 12:00 AM',
      Labels: 'x',
    }
    const { datos } = await checked(t, boss, aWorkbook([jira]), { type })
    expect(datos).toMatchObject({ estado: 'validado', error: null })
    expect(codesOf(datos)).toEqual([[]])
    const other = aRow({
      area_id: 'Plant',
      prioridad: 'High',
      estado: 'To review',
      encargados_revision: reviewer.email,
    })
    const english = await checked(t, boss, book([other], 'en'), { type, language: 'en' })
    expect(english.datos).toMatchObject({ estado: 'validado', totales: { crear: 1 } })
  })

  test('mails nobody, whatever is made or changed', async () => {
    const { db } = t.deps
    const rows = Array.from({ length: 500 }, () => aRow({ encargados_revision: reviewer.email }))
    const { datos } = await check(rows)
    await confirmed(t, datos.id, boss, type)
    expect((await settled(t, datos.id, boss, type)).datos).toMatchObject({ estado: 'terminado' })
    await save(
      rows.slice(0, 20).map((row) => ({ ...row, encargado_id: reviewer.email, encargados_revision: boss.email })),
    )
    expect(await one(rows[0]!)).toMatchObject({ encargado_id: reviewer.id })
    const people = [worker.id, reviewer.id]
    expect(await db.selectFrom('aviso').select('id').where('usuario_id', 'in', people).execute()).toEqual([])
    const mails = db.selectFrom('correo').select('id').where('para', 'in', [worker.email, reviewer.email])
    expect(await mails.execute()).toEqual([])
  }, 120_000)
})

describe('what is already there', () => {
  test('is the same, or changed; empty cells keep what is stored', async () => {
    const row = aRow({ encargados_revision: reviewer.email })
    await save([row])
    const again = { ...row, referencia: String(row.referencia).toLowerCase() }
    expect((await check([again])).datos.totales).toMatchObject({ igual: 1, crear: 0, actualizar: 0 })
    const empty = {
      descripcion: null,
      encargado_id: null,
      area_id: null,
      encargados_revision: null,
      fecha_termino: null,
    }
    const reply = await save([{ ...row, ...empty, titulo: 'Otro título', prioridad: 'Baja' }])
    expect(reply.datos.totales).toMatchObject({ actualizar: 1, crear: 0 })
    const task = await one(row)
    expect(task).toMatchObject({
      ...{ titulo: 'Otro título', prioridad: Priority.low, descripcion: row.descripcion, encargado_id: worker.id },
      ...{ area_id: Area.plant, fecha_termino: '2099-12-31', estado: TaskStatus.toDo },
    })
    expect(task.interesados.toSorted()).toEqual([boss.id, reviewer.id].toSorted())
    const audit = await auditOf(t, 'tarea', task.id)
    expect(audit.map(({ accion }) => accion)).toEqual(['tasks.imported', 'tasks.updated'])
  })

  test('and without a reference is known by title, assignee and due date', async () => {
    const row = { ...aRow(), referencia: null }
    await save([row])
    expect((await check([row])).datos.totales).toMatchObject({ igual: 1, crear: 0 })
    expect((await check([{ ...row, prioridad: 'Baja' }])).datos.totales).toMatchObject({ actualizar: 1 })
    expect((await check([{ ...row, fecha_termino: '30-12-2099' }])).datos.totales).toMatchObject({ crear: 1 })
    expect(codesOf((await check([row, row])).datos)).toEqual([['titulo 12'], ['titulo 12']])
    const twice = aRow()
    expect(codesOf((await check([twice, twice])).datos)).toEqual([['referencia 11'], ['referencia 11']])
  })

  test('and edited in the portal stays as people left it, and says so', async () => {
    const row = aRow()
    await save([row])
    const { id } = await one(row)
    const form = {
      ...{ titulo: 'Lo que dice el portal', descripcion: row.descripcion, encargado_id: worker.id, prioridad: 12 },
      ...{ area_id: Area.plant, fecha_inicio: '2026-01-05', fecha_termino: '2099-12-31', version: 1 },
    }
    expect(await update(id, form)).toMatchObject({ status: 200 })
    expect(await move(t, id, TaskStatus.inProcess, worker)).toMatchObject({ status: 200 })
    const changed = { ...row, titulo: 'Lo que dice el libro', prioridad: 'Baja', estado: 'Blocked' }
    const { datos } = await check([changed])
    const { edited, statusStays } = taskTexts.es
    expect(warningsOf(datos)).toEqual([[edited('Lo que dice el portal'), statusStays(taskStatusNames[7].es)]])
    await save([changed])
    expect(await one(row)).toMatchObject({ titulo: form.titulo, prioridad: Priority.low, estado: TaskStatus.inProcess })
  })

  test('changes its status as the table allows the importer, with an event of the history', async () => {
    const row = aRow()
    await save([row])
    await save([{ ...row, estado: 'In progress' }])
    expect(await one(row)).toMatchObject({ estado: TaskStatus.inProcess })
    const back = await check([{ ...row, estado: 'To do' }])
    expect(fatesOf(back.datos)).toEqual(['igual'])
    expect(warningsOf(back.datos)).toEqual([[taskTexts.es.statusStays(taskStatusNames[7].es)]])
    await save([{ ...row, estado: 'Done', titulo: 'Lista' }])
    const task = await one(row)
    expect(task).toMatchObject({ estado: TaskStatus.closed, titulo: 'Lista' })
    const { eventos } = await taskOf(t, task.id, boss)
    expect(eventos).toMatchObject([
      { tipo: 'estado', de: TaskStatus.inProcess, a: TaskStatus.closed, comentario: taskTexts.es.comment },
      { tipo: 'editada' },
      { tipo: 'estado', de: TaskStatus.toDo, a: TaskStatus.inProcess },
      { tipo: 'importada' },
    ])
    const over = await check([{ ...row, titulo: 'Tarde' }])
    expect(fatesOf(over.datos)).toEqual(['igual'])
    expect(warningsOf(over.datos)).toEqual([[taskTexts.es.isOver]])
  })
})

test('of the same tasks confirmed twice at once, they are made once', async () => {
  const rows = [aRow(), { ...aRow(), referencia: null }]
  const ids = [(await check(rows)).datos.id, (await check(rows)).datos.id]
  await Promise.all(ids.map((id) => confirmed(t, id, boss, type)))
  const ends = await Promise.all(ids.map((id) => settled(t, id, boss, type)))
  expect(ends.map(({ datos }) => datos.estado).toSorted()).toEqual(['fallido', 'terminado'])
  const { rows: same } = await sql`select from tarea where titulo in (${rows[0]!.titulo}, ${rows[1]!.titulo})`.execute(
    t.deps.db,
  )
  expect(same).toHaveLength(2)
})

describe('undoing', () => {
  test('removes what it made and gives back what it changed, unless someone edited it or worked on it', async () => {
    const [before, gone, late, edited, commented, listed] = Array.from({ length: 6 }, () => aRow()) as [
      ...[Cells, Cells, Cells, Cells, Cells, Cells],
    ]
    await save([before])
    const { datos } = await save([
      { ...before, titulo: 'Cambiado', encargado_id: reviewer.email, estado: 'En proceso' },
      ...[gone, { ...late, fecha_inicio: null, fecha_termino: '01-01-2020' }, edited, commented, listed],
    ])
    expect(datos.totales).toMatchObject({ crear: 5, actualizar: 1 })
    await tidyTasks(t.deps.db) // that one became overdue is no edit
    expect(await one(late)).toMatchObject({ estado: TaskStatus.overdue, version: 2 })
    expect(await move(t, (await one(edited)).id, TaskStatus.inProcess, worker)).toMatchObject({ status: 200 })
    const { db } = t.deps
    const said = { tarea_id: (await one(commented)).id, comentario: 'Visto', creado_por: worker.id }
    await db.insertInto('comentario').values(said).execute()
    await db
      .insertInto('tarea_punto')
      .values({ tarea_id: (await one(listed)).id, texto: 'Uno' })
      .execute()
    const goneId = (await one(gone)).id
    await undone(datos.id, async () => (await one(before)).titulo === before.titulo)
    expect(await one(before)).toMatchObject({
      ...{ titulo: before.titulo, encargado_id: worker.id, estado: TaskStatus.toDo, estado_previo: null },
    })
    expect(await stored(gone, late)).toEqual([])
    expect(await stored(edited, commented, listed)).toHaveLength(3)
    const audit = await auditOf(t, 'tarea', goneId)
    expect(audit.map(({ accion }) => accion)).toEqual(['tasks.imported', 'tasks.deleted'])
    expect((await check([gone])).datos.totales).toMatchObject({ crear: 1 })
    expect((await check([before])).datos.totales).toMatchObject({ igual: 1 })
  })

  test('looks at every table whose rows people add to a task', async () => {
    const { rows } = await sql<{ table: string }>`
      select distinct conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid = 'tarea'::regclass`.execute(t.deps.db)
    const tables = rows.map(({ table }) => table).toSorted()
    const own = ['tarea_revisor', 'tarea_evento', 'tarea_visto', 'aviso']
    expect(tables).toEqual([...taskTables, ...own].toSorted())
  })
})

describe('who may not give tasks to everyone', () => {
  test('imports none: staff with their own tasks only', async () => {
    const refused = { status: 403, codigo: coreMessages.notAllowed.code }
    expect(await upload(t, worker, book([aRow()]), { type })).toMatchObject(refused)
    expect(await upload(t, worker, book([aRow()]), { type, to: 'save' })).toMatchObject(refused)
  })

  test('imports none: a manager of another company, whatever modules are stored', async () => {
    const outsider = await aUser(t, {
      ...{ role: Role.manager, enterpriseId: await anEnterprise(t) },
      modules: [Module.tasks, Module.allTasks],
    })
    const row = aRow()
    const refused = { status: 403, codigo: coreMessages.notAllowed.code }
    expect(await upload(t, outsider, book([row]), { type })).toMatchObject(refused)
    expect(await upload(t, outsider, book([row]), { type, to: 'save' })).toMatchObject(refused)
    expect(await t.call('GET', `${path}/download/plantilla?idioma=es`, undefined, outsider)).toMatchObject(refused)
    const { id } = (await check([row])).datos
    expect(await t.call('GET', `${path}/${id}`, undefined, outsider)).toMatchObject({ status: 403 })
    expect(await t.call('PUT', `${path}/deshacer/${id}`, undefined, outsider)).toMatchObject(refused)
    const { datos } = await check([aRow({ encargado_id: outsider.email })])
    expect(codesOf(datos)).toEqual([['encargado_id 4']])
    expect(await stored(row)).toEqual([])
  })

  test('who loses the module after the check imports nothing', async () => {
    const other = await aTaskManager(t)
    const row = aRow()
    const { id } = (await check([row], other)).datos
    await confirmedWithout(other, id)
    expect(await stored(row)).toEqual([])
  })

  async function confirmedWithout(person: Person, id: number): Promise<void> {
    const { db } = t.deps
    await db
      .deleteFrom('acceso_modulo')
      .where('usuario_id', '=', person.id)
      .where('clave_modulo', '=', Module.allTasks)
      .execute()
    await confirmed(t, id, person, type)
  }
})

test('the template is read back, in both languages', async () => {
  for (const [language, heading, choice] of [
    ['es', 'Responsable', 'Por revisar'],
    ['en', 'Assignee', 'To review'],
  ] as const) {
    const reply = await t.call('GET', `${path}/download/plantilla?idioma=${language}`, undefined, boss)
    const file = read((await t.app.inject({ method: 'GET', url: reply.datos.url_file })).rawPayload)
    const [sheet, choices] = file.SheetNames.map((name) =>
      utils.sheet_to_json<string[]>(file.Sheets[name]!, { header: 1 }),
    )
    expect(sheet![0]).toContain(heading)
    const person = `Ana Rojas <${worker.email}>`
    expect(choices!.flat()).toEqual(expect.arrayContaining([choice, person]))
    const row = aRow({ encargado_id: person, estado: choice, prioridad: null, area_id: null })
    const filled = titled(type, row, language)
    const lines = [sheet![0]!, sheet![0]!.map((title) => filled[title] ?? null)]
    const bytes = aWorkbook([], (empty) => Object.assign(empty, utils.aoa_to_sheet(lines)))
    expect(await upload(t, boss, bytes, { type, to: 'save', language })).toMatchObject({ codigo: m.imported.code })
    expect(await one(row)).toMatchObject({ estado: TaskStatus.toReview, encargado_id: worker.id })
  }
})
