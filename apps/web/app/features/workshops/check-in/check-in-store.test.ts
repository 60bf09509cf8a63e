import { coreMessages } from '@portal/contract/core/core-messages'
import { workshopMessages } from '@portal/contract/workshops/messages'
import { expect, test } from 'vitest'
import { makeApi } from '#core/api/api.ts'
import { CheckInStore } from './check-in-store.ts'
import { type CheckInPerson, deviceOf } from './device.ts'

const person = (id: number, asistioEn: string | null = null): CheckInPerson => ({
  id,
  nombre: `Persona ${id}`,
  empresa: '',
  estado_id: 1,
  confirmada: true,
  huella: `h${id}`,
  asistio_en: asistioEn,
})
const workshop = {
  id: 7,
  nombre: 'Taller',
  nombre_en: 'Workshop',
  lugar: '',
  lugar_en: '',
  inicio: '2026-11-20T12:00:00.000Z',
  termino: '2026-11-20T20:00:00.000Z',
  zona_horaria: 'America/Santiago',
}

/** A server of three people that can be cut off, and the storage of one phone. */
function world() {
  const stored = new Map<string, string>()
  const moments = new Map<number, string>()
  const sent: unknown[] = []
  const at = { isOnline: true, status: 200, refuses: new Map<number, number>() }
  const api = makeApi(async (call, { body }) => {
    const error = (status: number, codigo: number) => ({
      status,
      envelope: { estado: 'ERR' as const, mensaje: '', datos: null, codigo },
    })
    if (!at.isOnline) return error(coreMessages.noResponse.status, coreMessages.noResponse.code)
    if (at.status !== 200) return error(at.status, coreMessages.sessionEnded.code)
    const ok = (datos: unknown) => ({ status: 200, envelope: { estado: 'OK' as const, mensaje: '', datos } })
    if (call.method === 'GET') {
      const personas = [1, 2, 3].map((id) => person(id, moments.get(id) ?? null))
      return ok({ workshop, momento: '2026-11-20T12:00:00.000Z', personas })
    }
    sent.push(body)
    const { marcas } = body as { marcas: { registro_id: number; momento: string }[] }
    const answers = marcas.map(({ registro_id, momento }) => {
      const codigo = at.refuses.get(registro_id) ?? null
      if (codigo === null && (moments.get(registro_id) ?? '~') > momento) moments.set(registro_id, momento)
      return { registro_id, asistio_en: codigo === null ? moments.get(registro_id) : null, codigo }
    })
    return ok({ marcas: answers })
  })
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  }
  const open = (minute: number) =>
    new CheckInStore(7, api, deviceOf(storage), () => new Date(Date.UTC(2026, 10, 20, 12, minute)))
  return { at, sent, stored, moments, open }
}

test('what is marked without a network survives a reload, and is sent once the network is back', async () => {
  const { at, sent, moments, open } = world()
  const first = open(5)
  await first.sync()
  at.isOnline = false
  const [one, two] = first.get().list!.personas
  expect(first.check(one!)).toMatchObject({ is: 'done', at: '2026-11-20T12:05:00.000Z' })
  first.check(two!)
  await expect.poll(() => first.get().trouble).toBe('offline')

  const reloaded = open(9)
  expect(Object.keys(reloaded.get().marks)).toEqual(['1', '2'])
  expect(reloaded.check(reloaded.get().list!.personas[0]!)).toMatchObject({
    is: 'again',
    at: '2026-11-20T12:05:00.000Z',
  })
  at.isOnline = true
  await expect.poll(() => reloaded.get().isSending).toBe(false)
  await reloaded.sync()
  expect(reloaded.get()).toMatchObject({ marks: {}, trouble: null, hasAnswered: true })
  expect(sent).toHaveLength(1)
  expect(moments.get(1)).toBe('2026-11-20T12:05:00.000Z')
  expect(reloaded.get().list!.personas[1]).toMatchObject({ asistio_en: '2026-11-20T12:05:00.000Z' })
})

test('a check-in that the server refuses is said and not sent again', async () => {
  const { at, open } = world()
  at.refuses.set(3, workshopMessages.registrationCanceled.code)
  const store = open(1)
  await store.sync()
  store.check(store.get().list!.personas[2]!)
  await expect.poll(() => store.get().refused).toEqual({ 3: workshopMessages.registrationCanceled.code })
  expect(store.get().marks).toEqual({})
})

test('an ended session takes the list away, and leaves what was not sent', async () => {
  const { at, open } = world()
  const store = open(1)
  await store.sync()
  at.status = 401
  store.check(store.get().list!.personas[0]!)
  await expect.poll(() => store.get().trouble).toBe('signedOut')
  expect(store.get().list).toBeNull()
  expect(Object.keys(store.get().marks)).toEqual(['1'])
})

test('a damaged store is an empty one', () => {
  const { stored, open } = world()
  stored.set('check-in-marks:7', '{')
  stored.set('device:check-in:7', 'null')
  expect(open(1).get()).toMatchObject({ list: null, marks: {} })
})
