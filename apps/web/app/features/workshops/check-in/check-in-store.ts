import { coreMessages } from '@portal/contract/core/core-messages'
import { checkInCalls } from '@portal/contract/workshops/calls'
import { RegistrationStatus, workshopLimits } from '@portal/contract/workshops/constants'
import type { Api } from '#core/api/api.ts'
import type { CheckInList, CheckInPerson, Device, Marks } from './device.ts'

/** What one scan or press led to. */
export type Checked =
  | { is: 'done'; person: CheckInPerson; at: string }
  | { is: 'again'; person: CheckInPerson; at: string }
  | { is: 'unknown' }

/** Why the server's side is missing; null while it answers. */
export type Trouble = 'offline' | 'signedOut' | 'refused' | null

export interface CheckInState {
  list: CheckInList | null
  marks: Marks
  trouble: Trouble
  /** Whether the server answered since this screen was opened; until then nothing is known of the network. */
  hasAnswered: boolean
  isSending: boolean
  /** Catalogue numbers of check-ins that the server refused. */
  refused: Readonly<Record<number, number>>
}

/** The check-ins of one workshop on this device: marked here at once, sent when there is a network. */
export class CheckInStore {
  #state: CheckInState
  readonly #listeners = new Set<() => void>()
  readonly #api: Api
  readonly #device: Device
  readonly #now: () => Date
  readonly id: number

  constructor(id: number, api: Api, device: Device, now = () => new Date()) {
    this.id = id
    this.#api = api
    this.#device = device
    this.#now = now
    const [list, marks] = [device.readList(id), device.readMarks(id)]
    this.#state = { list, marks, trouble: null, hasAnswered: false, isSending: false, refused: {} }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly get = (): CheckInState => this.#state

  /** Marks a person now, unless they are checked in already; sends it when there is a network. */
  check(person: CheckInPerson): Checked {
    const known = this.#state.marks[person.id] ?? person.asistio_en
    if (known) return { is: 'again', person, at: known }
    const at = this.#now().toISOString()
    this.#setMarks({ ...this.#state.marks, [person.id]: at })
    void this.sync()
    return { is: 'done', person, at }
  }

  /** Sends what is marked here, then loads the list again. Never runs twice at a time. */
  async sync(): Promise<void> {
    if (this.#state.isSending) return
    this.#set({ isSending: true })
    try {
      while (Object.keys(this.#state.marks).length > 0) if (!(await this.#sendSome())) return
      await this.#load()
    } finally {
      this.#set({ isSending: false })
    }
  }

  /** Returns whether the server answered. */
  async #sendSome(): Promise<boolean> {
    const some = Object.entries(this.#state.marks).slice(0, workshopLimits.checkIns)
    const marcas = some.map(([id, momento]) => ({ registro_id: Number(id), momento }))
    const reply = await this.#api.call(checkInCalls.send, { params: { id: this.id }, body: { marcas } })
    if (!reply.ok) return this.#fail(reply)
    const answered = reply.datos.marcas
    const momentOf = new Map(answered.map(({ registro_id, asistio_en }) => [registro_id, asistio_en]))
    const sent = new Map(some)
    const rest = Object.entries(this.#state.marks).filter(([id, at]) => sent.get(id) !== at)
    const refused = answered.flatMap(({ registro_id, codigo }) => (codigo === null ? [] : [[registro_id, codigo]]))
    this.#setList(withMoments(this.#state.list, momentOf))
    this.#setMarks(Object.fromEntries(rest))
    this.#set({ trouble: null, hasAnswered: true, refused: { ...this.#state.refused, ...Object.fromEntries(refused) } })
    return true
  }

  async #load(): Promise<void> {
    const reply = await this.#api.call(checkInCalls.list, { params: { id: this.id } })
    if (!reply.ok) return void this.#fail(reply)
    this.#setList(reply.datos)
    this.#set({ trouble: null, hasAnswered: true })
  }

  #fail({ status, codigo }: { status: number; codigo: number }): false {
    const isAway = codigo === coreMessages.noResponse.code || status >= 500 || status === 429
    this.#set({ trouble: isAway ? 'offline' : status === 401 ? 'signedOut' : 'refused' })
    // whoever signed out, or may not see the list any more, takes it with them
    if (!isAway) this.#set({ list: null })
    return false
  }

  #setList(list: CheckInList | null): void {
    if (list) this.#device.writeList(this.id, list)
    this.#set({ list })
  }

  #setMarks(marks: Marks): void {
    this.#device.writeMarks(this.id, marks)
    this.#set({ marks })
  }

  #set(changes: Partial<CheckInState>): void {
    this.#state = { ...this.#state, ...changes }
    for (const listener of this.#listeners) listener()
  }
}

const withMoments = (list: CheckInList | null, momentOf: ReadonlyMap<number, string | null>): CheckInList | null =>
  list && {
    ...list,
    personas: list.personas.map((person) => {
      const at = momentOf.get(person.id)
      return at ? { ...person, asistio_en: at, estado_id: RegistrationStatus.attended } : person
    }),
  }
