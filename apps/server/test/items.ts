import { Module, Role } from '@portal/contract/access/constants'
import type { Of } from '@portal/contract/core/fields'
import type { Language } from '@portal/contract/core/language'
import { MachineCategory } from '@portal/contract/machines/categories/constants'
import type { PictureSchema } from '@portal/contract/marketplace/schemas'
import { TimeUnit } from '@portal/contract/tasks/time-units/constants'
import sharp from 'sharp'
import { aMultipart } from './forms.ts'
import { chileId } from './makers.ts'
import { aUser, type Person, theHouse } from './people.ts'
import type { Answered, Signed, TestApp } from './start-app.ts'

const path = '/v1/clasificado'
let made = 0

export interface SentFile {
  field: string
  name: string
  bytes: Uint8Array
}

const textOf = (value: unknown) => (typeof value === 'object' && value ? JSON.stringify(value) : `${value ?? ''}`)

/** A form as a browser sends it: everything is text, and files follow. */
export function formWith(fields: Record<string, unknown>, files: readonly SentFile[] = []) {
  const texts = Object.entries(fields).map(([name, value]) => [name, textOf(value)] as const)
  return aMultipart([...texts, ...files.map(({ field, ...file }) => [field, file] as const)])
}

export function sendForm(
  app: TestApp,
  url: string,
  fields: Record<string, unknown>,
  as: Signed | null,
  files: readonly SentFile[] = [],
): Promise<Answered> {
  const { payload, headers } = formWith(fields, files)
  return app.call('POST', url, payload, as, { headers })
}

/** What the form of an item sends: a used excavator for sale at 80,000 USD unless changed. */
export const anItemForm = (changes: object = {}): Record<string, unknown> => ({
  marca: `Excavadora Andes ${++made}`,
  anio: 2019,
  condicion: 0,
  categoria_id: MachineCategory.excavators,
  pais_id: chileId,
  ciudad: 'Antofagasta',
  tiempo_uso: 5400,
  unidad_tiempo_id: TimeUnit.hours,
  descripcion: 'Excavadora sobre orugas con mantención al día.',
  moneda: 'USD',
  precio: 80_000,
  ...changes,
})

/** With the module of own machines alone, as a customer. */
export const anOwner = (app: TestApp, language: Language = 'es'): Promise<Person> =>
  aUser(app, { modules: [Module.myMachines], language })

/** With the module that manages all machines. */
export const aStaffMember = async (app: TestApp, role: Role = Role.administrator): Promise<Person> =>
  aUser(app, { role, enterpriseId: await theHouse(app), modules: [Module.manageMachines] })

export const saveItem = (app: TestApp, as: Person | null, changes: object = {}, files: readonly SentFile[] = []) =>
  sendForm(app, `${path}/save`, anItemForm(changes), as, files)

/** A stored item; its owner's waits for approval, that of staff is approved. */
export async function savedItem(app: TestApp, as: Person, changes: object = {}): Promise<number> {
  const reply = await saveItem(app, as, changes)
  if (reply.status !== 200) throw new Error(`${reply.codigo} ${reply.mensaje} ${JSON.stringify(reply.campos)}`)
  return reply.datos.id
}

export const oneItem = (app: TestApp, id: number, as: Person | null): Promise<Answered> =>
  app.call('GET', `${path}/list/clasificado?clasificado_id=${id}`, undefined, as)

/** Sends an item back as it was read, with changes. */
export async function editItem(
  app: TestApp,
  id: number,
  as: Person,
  changes: object = {},
  files: readonly SentFile[] = [],
): Promise<Answered> {
  const { datos } = await oneItem(app, id, as)
  return sendForm(app, `${path}/update`, { ...formOf(datos), ...changes }, as, files)
}

const notSent = ['imagenes', 'diferencias', 'estado_cambios', 'precio_final']
/** What a browser sends back of an item that it has read. */
export const formOf = (item: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !notSent.includes(name)))

/** Approves or rejects an item as it is now, for another reason than those that have a name. */
export async function decide(app: TestApp, id: number, as: Person, decision: object = {}): Promise<Answered> {
  const { version } = await itemVersion(app, id)
  return app.call('PUT', `${path}/aprobar/${id}`, { aprobacion: 1, motivo_codigo: 9, version, ...decision }, as)
}

export const itemVersion = ({ deps: { db } }: TestApp, id: number) =>
  db.selectFrom('clasificado').select('version').where('id', '=', id).executeTakeFirstOrThrow()

/** An approved item of its owner. */
export async function approvedItem(app: TestApp, owner: Person, staff: Person, changes: object = {}): Promise<number> {
  const id = await savedItem(app, owner, changes)
  const { status, mensaje } = await decide(app, id, staff)
  if (status !== 200) throw new Error(mensaje)
  return id
}

/** A picture of coloured stripes that looks like no other one. */
export function aPhoto({ width = 1000, height = 100 } = {}) {
  const [red, green, blue] = [17, 53, 91].map((step) => (++made * step) % 256)
  const stripes = Buffer.from(Array.from({ length: 16 * 3 }, (_, at) => (at * 37 * made) % 256))
  return sharp(stripes, { raw: { width: 16, height: 1, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .tint({ r: red!, g: green!, b: blue! })
}

/** Uploads a picture before its item is saved, and answers it. */
export async function uploadedPicture(app: TestApp, as: Person): Promise<Of<typeof PictureSchema>> {
  const bytes = await aPhoto().jpeg().toBuffer()
  const reply = await uploadPicture(app, as, bytes)
  if (reply.status !== 200) throw new Error(reply.mensaje)
  return reply.datos
}

export const uploadPicture = (app: TestApp, as: Person | null, bytes: Uint8Array, name = 'foto.jpg') =>
  sendForm(app, `${path}/imagen/save`, {}, as, [{ field: 'archivo', name, bytes }])
