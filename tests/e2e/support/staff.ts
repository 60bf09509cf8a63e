import { accessCalls } from '@portal/contract/access/calls'
import { type GrantableModule, Role } from '@portal/contract/access/constants'
import type { In } from '@portal/contract/core/fields'
import { branchCalls, enterpriseCalls } from '@portal/contract/enterprises/calls'
import { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import type { branch, enterprise } from '@portal/contract/enterprises/schemas'
import { accountCalls, sessionCalls } from '@portal/contract/sign-in/calls'
import { userCalls } from '@portal/contract/users/calls'
import { DocumentType, UserStatus } from '@portal/contract/users/constants'
import type { UserFormSchema, UserUpdateSchema } from '@portal/contract/users/schemas'
import type { Person, Who } from './accounts.ts'
import { apiOf } from './api.ts'
import type { Mailbox } from './mails.ts'
import type { Sessions } from './sessions.ts'

export interface MadeUser extends Person {
  readonly id: number
  readonly names: string
  readonly lastName: string
}

/** Ids in the demo data: the house enterprise and Chile. */
const house = 1
const chile = 152

/** Creates data by the API for one journey, so that journeys do not share data. */
export class Staff {
  readonly #url: string
  readonly #sessions: Sessions
  readonly #mails: Mailbox

  constructor(url: string, sessions: Sessions, mails: Mailbox) {
    this.#url = url
    this.#sessions = sessions
    this.#mails = mails
  }

  /** Returns the API as the super administrator, or as another user. */
  async as(who: Who = 'superadmin') {
    return apiOf(this.#url, (await this.#sessions.of(who)).token)
  }

  /** Starts an e-mail change of a user, as an administrator does in their panel. */
  async changeEmail(id: number, email: string): Promise<void> {
    const api = await this.as('admin')
    const user = await api.load(userCalls.get, { params: { usuario_id: id } })
    await api.load(userCalls.update, { params: { id }, body: { ...user, email } as In<typeof UserUpdateSchema> })
  }

  /** Creates a user of the house, with their own password and the modules of staff by default. */
  async user(traits: Partial<In<typeof UserFormSchema>> = {}): Promise<MadeUser> {
    const word = unique()
    const body: In<typeof UserFormSchema> = {
      nombres: 'Elena',
      apellido_paterno: `Prueba ${word}`,
      apellido_materno: '',
      tipo_documento_id: DocumentType.nationalId,
      numero_documento: word,
      telefono: '',
      email: `elena.${word}@example.com`,
      rol_id: Role.user,
      empresa_id: house,
      sucursal_id: null,
      pais_id: chile,
      estado_id: UserStatus.active,
      idioma: 'es',
      ...traits,
    }
    const { id } = await (await this.as()).load(userCalls.save, { body })
    const password = `Cable-Roca-${word}-2026`
    const token = (await this.#mails.passwordLink(body.email)).replace(/^\/create-password\//, '').replace(/\?.*$/, '')
    const chosen = { password, confirmacion: password }
    await apiOf(this.#url).load(accountCalls.choosePassword, { params: { token }, body: chosen })
    return { id, email: body.email, password, names: body.nombres, lastName: body.apellido_paterno }
  }

  /** Sets the modules of a user to exactly these. */
  async grant(userId: number, modules: readonly GrantableModule[]): Promise<void> {
    const api = await this.as()
    const { version } = await api.load(accessCalls.list, { params: { usuario_id: userId } })
    await api.load(accessCalls.save, { body: { usuario_id: userId, version, claves_modulo: [...modules] } })
  }

  /** Returns the modules that the portal reports for a user. */
  async modulesOf(who: Who): Promise<string[]> {
    const { acceso_modulo: rows } = await (await this.as(who)).load(sessionCalls.initData, {})
    return rows.map((row) => row.clave_modulo)
  }

  async enterprise(traits: Partial<In<(typeof enterprise)['Form']>> = {}) {
    const word = unique()
    const body: In<(typeof enterprise)['Form']> = {
      nombre: `Empresa ${word}`,
      abreviatura: letters(6),
      estado_id: EnterpriseStatus.active,
      pais_id: chile,
      email: `empresa.${word}@example.com`,
      telefono: '+56955500999',
      emails_autorizados: [],
      ...traits,
    }
    const { id } = await (await this.as()).load(enterpriseCalls.save, { body })
    return { id, name: body.nombre, abbreviation: body.abreviatura }
  }

  async branch(enterpriseId: number, traits: Partial<In<(typeof branch)['Form']>> = {}) {
    const { active } = EnterpriseStatus
    const body = { nombre: `Sucursal ${unique()}`, empresa_id: enterpriseId, estado_id: active, ...traits }
    const { id } = await (await this.as()).load(branchCalls.save, { body })
    return { id, name: body.nombre }
  }
}

/** Returns a short word that no other test of this run has. */
export const unique = (): string => crypto.randomUUID().slice(0, 8)

/** Returns random capitals, for an abbreviation. */
export const letters = (count: number): string =>
  Array.from({ length: count }, () => String.fromCharCode(65 + Math.floor(Math.random() * 26))).join('')
