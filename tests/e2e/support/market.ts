import type { In } from '@portal/contract/core/fields'
import { requestCalls } from '@portal/contract/item-requests/calls'
import type { QuoteRequestSchema } from '@portal/contract/item-requests/schemas'
import { machineCalls } from '@portal/contract/machines/calls'
import { MachineCategory } from '@portal/contract/machines/categories/constants'
import type { MachineFormSchema } from '@portal/contract/machines/schemas'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { propertyCalls } from '@portal/contract/properties/calls'
import { PropertyCategory, PropertyCondition } from '@portal/contract/properties/constants'
import type { PropertyFormSchema } from '@portal/contract/properties/schemas'
import { TimeUnit } from '@portal/contract/tasks/time-units/constants'
import { apiOf } from './api.ts'
import { pictureFile } from './pictures.ts'
import { type Staff, unique } from './staff.ts'

type ItemTraits = Partial<In<typeof MachineFormSchema>>
type RequestTraits = Partial<In<typeof QuoteRequestSchema>>

const chile = 152

/** The form of a used excavator for sale, with a unique name. */
const machine = (traits: ItemTraits = {}) => ({
  marca: `Excavadora ${unique()}`,
  anio: 2019,
  condicion: 0 as const,
  categoria_id: MachineCategory.excavators,
  pais_id: chile,
  ciudad: 'Calama',
  tiempo_uso: 4200,
  unidad_tiempo_id: TimeUnit.hours,
  descripcion: 'Máquina de prueba con mantenciones al día y registro completo.',
  moneda: 'USD' as const,
  precio: 40_000,
  ...traits,
})

const house = () => ({
  titulo: `Casa ${unique()}`,
  anio: 2015,
  condicion: PropertyCondition.sale,
  categoria_id: PropertyCategory.house,
  pais_id: chile,
  ciudad: 'Calama',
  descripcion: 'Casa de prueba con patio y tres dormitorios.',
  caracteristicas: '[]',
  metros_construidos: 120,
  metros_terreno: 300,
  moneda: 'UF' as const,
  precio: 5000,
})

/** Creates by the API what a journey through the marketplace needs but does not test. */
export class Market {
  readonly #url: string
  readonly #staff: Staff

  constructor(url: string, staff: Staff) {
    this.#url = url
    this.#staff = staff
  }

  /** Creates a public machine: one by staff is approved automatically. */
  async item(traits: ItemTraits = {}, pictures = 1) {
    const fields = machine(traits)
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, String(value))
    for (let place = 0; place < pictures; place++) {
      const { name, mimeType, buffer } = await pictureFile(`foto-${place}.jpg`, place)
      body.append('imagenes', new Blob([Uint8Array.from(buffer)], { type: mimeType }), name)
    }
    const { id } = await (await this.#staff.as()).load(machineCalls.save, { body: body as never })
    return { id, name: fields.marca, path: `/classifieds/${id}` }
  }

  /** Creates a public property, by staff; a house for 5,000 UF unless wished otherwise. */
  async property(traits: Partial<In<typeof PropertyFormSchema>> = {}) {
    const fields = { ...house(), ...traits }
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, String(value))
    const { name, mimeType, buffer } = await pictureFile('casa.jpg', 0)
    body.append('imagenes', new Blob([Uint8Array.from(buffer)], { type: mimeType }), name)
    const { id } = await (await this.#staff.as()).load(propertyCalls.save, { body: body as never })
    return { id, name: fields.titulo, path: `/properties/${id}` }
  }

  /** Sends a request and returns its secret page; releases it from quarantine if needed. */
  async request(itemId: number, traits: RequestTraits = {}) {
    const email = `comprador.${unique()}@example.com`
    const body = { clasificado_id: itemId, nombre: 'Paula Compradora', email, ...traits }
    const sent = await apiOf(this.#url).load(requestCalls.send, { body })
    const id = sent.solicitud_clasificado_id!
    await this.admit(id)
    return { id, email: body.email ?? email, path: sent.url_seguimiento! }
  }

  /**
   * All visitors of a run share one address, so requests from the sixth in an hour on wait for staff. Releases one of
   * them, if it waits.
   */
  async admit(id: number): Promise<void> {
    if ((await this.stateOf(id)) === RequestStatus.sent) await this.change(id, RequestStatus.pendingContact)
  }

  /** Reserves the item for this client; returns the address of the payment page. */
  async reserve(id: number, amount = 2000): Promise<string> {
    await this.change(id, RequestStatus.reservedPendingPayment, { monto_reserva: amount })
    return (await this.followed(id)).url_pago!
  }

  async change(id: number, estadoId: RequestStatus, more: { monto_reserva?: number; monto_venta?: number } = {}) {
    const api = await this.#staff.as()
    const { version } = await api.load(requestCalls.get, { params: { solicitud_clasificado_id: id } })
    const body = { solicitud_clasificado_id: id, estado_id: estadoId, comentario: 'De la prueba', version, ...more }
    await api.load(requestCalls.changeStatus, { body })
  }

  async stateOf(id: number): Promise<number> {
    return (await this.one(id)).estado_id
  }

  /** Returns a request as staff see it. */
  async one(id: number) {
    return (await this.#staff.as()).load(requestCalls.get, { params: { solicitud_clasificado_id: id } })
  }

  /** Returns a request as its client sees it. */
  async followed(id: number) {
    const { url_seguimiento } = await this.one(id)
    return apiOf(this.#url).load(requestCalls.tracking, { params: { token: url_seguimiento!.split('/').pop()! } })
  }
}
