import { read, utils } from '@e965/xlsx'
import { Module, Role } from '@portal/contract/access/constants'
import { type PageLanguage, pageLanguages, withLanguage } from '@portal/contract/core/language'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { PaymentStatus } from '@portal/contract/payments/states'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { dayAndHour, hourName } from '#core/calendar/dates.ts'
import { today } from '#core/database/today.ts'
import { countWrongTry, getPinUse } from '#core/identity/pins/queries.ts'
import { auditJob } from '#features/audit/chain/night.ts'
import { endOfDay, lockRequest } from '#features/item-requests/queries.ts'
import { workingDayAfter } from '#features/marketplace/rules/days.ts'
import { compareJob } from '#features/payments/job-kinds.ts'
import { receiptFile } from '#features/payments/receipt/receipt.ts'
import { anItem, aPayment, aRequest, changeStatus, requestRow } from '#test/machines.ts'
import { signedIn } from '#test/makers.ts'
import { openShop, type Shop } from '#test/payments.ts'
import { pdfText } from '#test/pdf-text.ts'
import { anEnterprise, aUser, mailsTo, type Person, theHouse } from '#test/people.ts'
import { aDataRequest } from '#test/privacy.ts'
import { aProperty } from '#test/properties.ts'
import { aSearch, findAndTell } from '#test/saved-searches.ts'
import { type Answered, startApp, type TestApp } from '#test/start-app.ts'
import { aContactForm, aMeetingForm, formRow, freeSlots, sendForm } from '#test/visitor-forms.ts'

/** What the clocks of a zone show, `2026-11-20T14:05`. */
const clockIn = (zone: string, moment: Date | number | null): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    .format(moment ?? 0)
    .replace(' ', 'T')
const dayIn = (zone: string, moment: Date | number = Date.now()): string => clockIn(zone, moment).slice(0, 10)

/** Returns what `work` returns, and the days in a zone in which it ran: two where a midnight passed. */
async function during<T>(zone: string, work: () => Promise<T>): Promise<[T, string[]]> {
  const before = dayIn(zone)
  return [await work(), [before, dayIn(zone)]]
}

/** The moment at which clocks of a zone show a time. */
async function momentAt(t: TestApp, zone: string, local: string): Promise<Date> {
  const at = sql<Date>`${local}::timestamp at time zone ${zone}::text`
  return (await t.deps.db.selectNoFrom(at.as('at')).executeTakeFirstOrThrow()).at
}

/** Moves the house as its administrator does, in the form of the enterprise. */
async function moveHouse(t: TestApp, zone: string): Promise<void> {
  const id = await theHouse(t)
  const admin = await signedIn(t, Role.superAdmin)
  const { datos } = await t.call('GET', `/v1/distribuidor/list/empresa?empresa_id=${id}`, undefined, admin)
  const form = { ...datos, zona_horaria: zone }
  expect(await t.call('PUT', `/v1/distribuidor/update/${id}`, form, admin)).toMatchObject({ status: 200 })
}

const sheetOf = async (t: TestApp, { datos }: Answered) => {
  const book = read((await t.app.inject(datos.url_file)).rawPayload)
  return utils.sheet_to_json<Record<string, string>>(book.Sheets[book.SheetNames[0]!]!, { raw: false })
}

/** Where the house is, and what it is called for its readers; the first one has no house yet. */
const houses: [where: string, zone: string, words: Record<PageLanguage, string>, isThere: boolean][] = [
  ['no house yet', 'America/Santiago', { es: 'hora de Chile', en: 'Chile time', pt: 'horário do Chile' }, false],
  ['Santiago', 'America/Santiago', { es: 'hora de Chile', en: 'Chile time', pt: 'horário do Chile' }, true],
  ['Lima', 'America/Lima', { es: 'hora de Perú', en: 'Peru time', pt: 'horário do Peru' }, true],
  ['Tokyo', 'Asia/Tokyo', { es: 'hora de Japón', en: 'Japan time', pt: 'horário do Japão' }, true],
  [
    'Madrid',
    'Europe/Madrid',
    { es: 'hora de Europa central', en: 'Central European time', pt: 'horário da Europa Central' },
    true,
  ],
]

describe.each(houses)('with %s', (_, zone, words, isThere) => {
  let t: Shop
  beforeAll(async () => {
    t = await openShop()
    if (isThere) await moveHouse(t, zone)
  })
  afterAll(() => t.close())

  test('pages and statements are in its zone, whose hour has words in every language', async () => {
    expect(await t.deps.houseZone()).toBe(zone)
    const [found, days] = await during(zone, () => t.deps.db.selectNoFrom(today.as('day')).executeTakeFirstOrThrow())
    expect(days).toContain(found.day)
    for (const language of pageLanguages) expect(hourName(zone, language)).toBe(words[language])
  })

  test('the day of the limits of PINs ends at its midnight', async () => {
    const key = { purpose: 'reset', email: 'ana@example.com' }
    await countWrongTry(t.deps.db, key, 0, null)
    const { secondsToMidnight, wrongToday } = await getPinUse(t.deps.db, key, null)
    expect(wrongToday).toBe(1)
    const end = Math.round((Date.now() + secondsToMidnight * 1000) / 60_000) * 60_000
    expect(['00:00', '01:00']).toContain(clockIn(zone, end).slice(11)) // when summer time begins, a day may have no hour 0
  })

  test('a request has its day, and rents and years count from it', async () => {
    const { id } = await aRequest(t, (await anItem(t)).id)
    const [request, days] = await during(zone, () => lockRequest(t.deps.db, id))
    expect(days).toContain(request!.hoy)
    expect(request!.zona).toBe(zone)
  })

  test('a day ends at its midnight, or when the clocks go on where that one does not exist', async () => {
    const ends = {
      'America/Santiago': '06T04',
      'America/Lima': '06T05',
      'Asia/Tokyo': '05T15',
      'Europe/Madrid': '05T22',
    }
    const { at } = await t.deps.db.selectNoFrom(endOfDay('2026-09-05').as('at')).executeTakeFirstOrThrow()
    expect(at.toISOString()).toBe(`2026-09-${ends[zone as keyof typeof ends]}:00:00.000Z`)
  })

  test('meetings are offered on its clocks, stored and told by them', async () => {
    const [{ datos }, days] = await during(zone, () => t.call('GET', '/v1/formulario/reunion/horas'))
    expect(datos.zona_horaria).toBe(zone)
    expect(datos.dias[0].dia > days[0]!).toBe(true)
    const slot = (await freeSlots(t))[5]!
    const form = aMeetingForm(slot, { idioma: 'en' })
    const { datos: sent } = await sendForm(t, 'reunion', form)
    const { inicia_en: begin } = await formRow(t, sent.referencia)
    expect(clockIn(zone, begin)).toBe(slot)
    expect(await freeSlots(t)).not.toContain(slot)
    const offset = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
      .formatToParts(begin!)
      .find(({ type }) => type === 'timeZoneName')!.value
    expect((await mailsTo(t, form.email))[0]?.texto).toMatch(new RegExp(`When: .*${offset.replace('+', '\\+')}\n`))
  })

  test('daily mails of a saved search go at eight on its clocks', async () => {
    const search = await aSearch(t, { tipo: 'propiedad', filtro: 'ciudad=Zorbak', frecuencia: 'diaria' })
    await aProperty(t, { ciudad: 'Zorbák' })
    await findAndTell(t)
    const { enviar_en: at } = await t.deps.db
      .selectFrom('busqueda_aviso')
      .select('enviar_en')
      .where('busqueda_id', '=', search.id)
      .executeTakeFirstOrThrow()
    expect(clockIn(zone, at).slice(11)).toBe('08:00')
    expect(at.getTime() - Date.now()).toBeLessThanOrEqual(25 * 3_600_000)
  })

  test('an answer about one’s data is due so many of its days later', async () => {
    const [{ id }, days] = await during(zone, () => aDataRequest(t))
    const { vence_el: due } = await t.deps.db
      .selectFrom('solicitud_datos')
      .select('vence_el')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(days.map((day) => Date.parse(day) + 30 * 86_400_000)).toContain(Date.parse(due!))
  })

  describe.runIf(isThere)('and staff', () => {
    let clerk: Person
    beforeAll(async () => {
      const modules = [Module.manageMachines, Module.allContacts]
      clerk = await aUser(t, { role: Role.administrator, enterpriseId: await theHouse(t), modules })
    })

    test('a reservation is held until its working days are over there, and its mails say so', async () => {
      const email = `paga@${zone.toLowerCase().replace('/', '.')}.example`
      const { id } = await aRequest(t, (await anItem(t)).id, { email, idioma: 'pt' })
      await changeStatus(t, id, RequestStatus.reservedPendingPayment, clerk, { monto_reserva: 2000 })
      const { vence_en: until } = await requestRow(t, id)
      expect((await mailsTo(t, email))[0]?.texto).toContain(`${dayAndHour(until!, zone, 'pt')} (${words.pt})\n`)
      const [, days] = await during(zone, () => changeStatus(t, id, RequestStatus.reserved, clerk))
      const { vence_en: end } = await requestRow(t, id)
      expect(['00:00', '01:00']).toContain(clockIn(zone, end).slice(11))
      const last = dayIn(zone, end!.getTime() - 1000)
      expect(days.map((day) => workingDayAfter(day, 10))).toContain(last)
      const full = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(last))
      expect((await mailsTo(t, email))[0]?.texto).toContain(`${full}\n`)
    })

    test('a receipt has its date and hour', async () => {
      const { id } = await aRequest(t, (await anItem(t)).id)
      const at = new Date('2026-07-01T03:30:00Z')
      const paid = { estado: PaymentStatus.approved, saldo: 2000, fecha_transaccion: at, codigo_respuesta: 0 }
      const file = await receiptFile(t.payments, await aPayment(t, id, paid))
      const path = t.deps.files.signedPath(file!, new Date())
      const text = pdfText(new Uint8Array((await t.app.inject(path)).rawPayload))
      const clock = clockIn(zone, at)
      expect(text).toContain(`${Number(clock.slice(8, 10))}/${Number(clock.slice(5, 7))}/26`)
      expect(text).toContain(clock.slice(11))
      const place = { 'America/Santiago': 'Chile', 'America/Lima': 'Perú', 'Asia/Tokyo': 'Japón' }[zone] ?? 'Madrid'
      expect(text).toContain(`Hora (${place})`)
    })

    test('forms are found by its days and exported with its hours', async () => {
      const moments = ['2026-03-09T23:59', '2026-03-10T00:00', '2026-03-10T23:59', '2026-03-11T00:00']
      const made = []
      for (const local of moments) {
        const { referencia } = (await sendForm(t, 'contacto', aContactForm())).datos
        const at = await momentAt(t, zone, local)
        await sql`update formulario set creado_en = ${at} where referencia = ${referencia}`.execute(t.deps.db)
        made.push(referencia)
      }
      const of = 'creada_desde=2026-03-10&creada_hasta=2026-03-10'
      const { datos } = await t.call('GET', `/v1/formulario/list?${of}&orden=creado_en`, undefined, clerk)
      const found = datos.formularios.map(({ referencia }: { referencia: string }) => referencia)
      expect(found.toSorted()).toEqual(made.slice(1, 3).toSorted())
      const rows = await sheetOf(t, await t.call('GET', `/v1/formulario/download?${of}&idioma=en`, undefined, clerk))
      expect(rows.flatMap((row) => Object.values(row)).join(' ')).toMatch(/03\/10\/2026 (00:00|23:59)/)
    })

    test('requests are exported with its hours', async () => {
      const item = await anItem(t)
      const { id } = await aRequest(t, item.id)
      const at = await momentAt(t, zone, '2026-03-10T00:05')
      await t.deps.db.updateTable('solicitud_clasificado').set({ creado_en: at }).where('id', '=', id).execute()
      const path = `/v1/clasificado/solicitud/download?clasificado_id=${item.id}&idioma=en`
      const rows = await sheetOf(t, await t.call('GET', path, undefined, clerk))
      expect(Object.values(rows[0]!).join(' ')).toContain('03/10/2026 00:05')
    })
  })
})

describe('when the house changes', () => {
  test('pages in memory are made again: the calendar of meetings says whose hours it has, in every language', async () => {
    const t = await startApp({}, { hasPages: true })
    const said = async (path = '/contact/calendar') => {
      const pages = pageLanguages.map((language) => t.app.inject({ url: withLanguage(path, language) }))
      return (await Promise.all(pages)).map(({ body }) => /<p class="[^"]*zone[^"]*">([^<]+)</.exec(body)?.[1])
    }
    const offset = (zone: string) => new RegExp(`\\(GMT-${zone === 'America/Lima' ? 5 : '[34]'}\\)`)
    const santiago = [
      'Hora de Santiago de Chile (GMT). De lunes a viernes.',
      'Santiago, Chile time (GMT). Monday to Friday.',
      'Hora de Santiago do Chile (GMT). De segunda a sexta.',
    ]
    const lima = [
      'Hora de Perú (GMT). De lunes a viernes.',
      'Peru time (GMT). Monday to Friday.',
      'Horário do Peru (GMT). De segunda a sexta.',
    ]
    const expectSaid = async (words: string[], zone: string) =>
      expect((await said()).map((text) => text?.replace(offset(zone), '(GMT)'))).toEqual(words)
    await expectSaid(santiago, 'America/Santiago')
    await moveHouse(t, 'America/Lima')
    await expectSaid(lima, 'America/Lima')
    await moveHouse(t, 'America/Santiago')
    await expectSaid(santiago, 'America/Santiago')
    await t.close()
  })

  test('all processes hear of it: by another zone, another country and another house', async () => {
    const t = await openShop()
    const other = await t.secondPortal()
    const everywhere = (zone: string) =>
      vi.waitFor(async () => {
        for (const { deps } of [t, other]) expect(await deps.houseZone()).toBe(zone)
      })
    await everywhere('America/Santiago')
    await moveHouse(t, 'Europe/Madrid')
    await everywhere('Europe/Madrid')
    const next = await anEnterprise(t)
    await t.deps.db.updateTable('empresa').set({ zona_horaria: 'America/Lima' }).where('id', '=', next).execute()
    const admin = await signedIn(t, Role.superAdmin)
    expect(await t.call('PUT', `/v1/distribuidor/casa/${next}`, {}, admin)).toMatchObject({ status: 200 })
    await everywhere('America/Lima')
    await other.close()
    await t.close()
  })

  test('wrong tries of the day before count until it is over: nobody gets a second day, nor waits longer', async () => {
    const t = await openShop()
    const key = { purpose: 'reset', email: 'ana@example.com' }
    const { db } = t.deps
    for (const zone of ['America/Santiago', 'Asia/Tokyo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Lima']) {
      await moveHouse(t, zone)
      await countWrongTry(db, key, 0, null)
    }
    const { wrongToday, secondsToMidnight } = await getPinUse(db, key, null)
    expect(wrongToday).toBe(5)
    expect(secondsToMidnight).toBeLessThanOrEqual(25 * 3600)
    await sql`update limite set vence_en = now() - interval '1 second' where clave like 'pin-wrong-%'`.execute(db)
    expect(await getPinUse(db, key, null)).toMatchObject({ wrongToday: 0 })
    await t.close()
  })

  test('jobs of the night run by its clocks from the next start on', async () => {
    const t = await openShop({ PORTAL_ROLES: 'web,jobs' })
    const schedules = async () => {
      const { rows } = await sql<{ timezone: string }>`
        select distinct timezone from pgboss.schedule where name in (${auditJob.name}, ${compareJob.name})`.execute(
        t.deps.db,
      )
      return rows.map(({ timezone }) => timezone)
    }
    expect(await schedules()).toEqual(['America/Santiago'])
    await moveHouse(t, 'Asia/Tokyo')
    const next = await t.secondPortal()
    expect(await schedules()).toEqual(['Asia/Tokyo'])
    await next.close()
    await t.close()
  })
})
