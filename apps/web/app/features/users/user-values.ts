import { type GrantableModule, Role } from '@portal/contract/access/constants'
import { Place, profileOf } from '@portal/contract/access/templates'
import { inOrder, pickedOf } from '@portal/contract/core/entities'
import type { In, Of } from '@portal/contract/core/fields'
import { UserStatus } from '@portal/contract/users/constants'
import { accountFields, personFields, reachFields, storedUserFields, userFields } from '@portal/contract/users/fields'
import type * as s from '@portal/contract/users/schemas'
import type { Loose } from '#core/dashboard/form/use-wire-form.ts'
import { newEntity } from '#core/dashboard/records/entity-fields.tsx'

export type User = Of<typeof s.UserSchema>
export type UserChoices = Of<typeof s.UserInitDataSchema>
export type UserForm = In<typeof s.UserFormSchema>
export type UserUpdate = In<typeof s.UserUpdateSchema>
/** The values of the fields, for a new or an edited user. */
export type UserValues = Loose<UserForm>

const { tipo_documento_id, numero_documento, ...nameFields } = personFields
const { pais_id, idioma, ...ofAccount } = accountFields

/** The groups of the form; those of a person are followed by their document. */
export const formGroups = {
  person: { ...nameFields, pais_id },
  reach: { ...inOrder(reachFields, ['email']), idioma },
  account: inOrder(ofAccount, ['rol_id', 'estado_id']),
} as const

/** The fields in the order of the form. */
export const fieldsInForm = {
  ...formGroups.person,
  tipo_documento_id,
  numero_documento,
  ...formGroups.reach,
  ...formGroups.account,
} as const

/** Returns a new form; preselects the only enterprise. */
export function newUser(choices: UserChoices): UserValues {
  const [only, another] = choices.empresas
  const values: UserValues = { ...newEntity(storedUserFields), rol_id: null, estado_id: UserStatus.active }
  return only && !another ? { ...values, ...afterEnterprise(values, only.id, choices) } : values
}

/** Returns the stored values. */
export const valuesOf = (user: User): Loose<UserUpdate> => ({ ...pickedOf(userFields, user), version: user.version })

/** Returns the branches of the chosen enterprise (users 13). */
export const branchesOf = (choices: Pick<UserChoices, 'sucursales'>, enterpriseId: unknown) =>
  choices.sucursales.filter((branch) => branch.empresa_id === enterpriseId)

/**
 * Returns the changes after another enterprise was chosen: removes a foreign branch, and proposes the only branch and
 * the country.
 */
export function afterEnterprise(
  values: Pick<UserValues, 'rol_id' | 'sucursal_id' | 'pais_id'>,
  enterpriseId: number | null,
  choices: Pick<UserChoices, 'empresas' | 'sucursales'>,
): Partial<UserValues> {
  const branches = branchesOf(choices, enterpriseId)
  const country = choices.empresas.find((enterprise) => enterprise.id === enterpriseId)?.pais_id
  return {
    empresa_id: enterpriseId,
    sucursal_id: branches.some(({ id }) => id === values.sucursal_id)
      ? values.sucursal_id
      : onlyBranch(values.rol_id, branches),
    ...(!values.pais_id && country && { pais_id: country }),
  }
}

/** Returns the change after another role was chosen: a distributor gets the only branch of their enterprise. */
export function afterRole(
  values: Pick<UserValues, 'empresa_id' | 'sucursal_id'>,
  role: number | null,
  choices: Pick<UserChoices, 'sucursales'>,
): Partial<UserValues> {
  const branches = branchesOf(choices, values.empresa_id)
  return { rol_id: role, ...(!values.sucursal_id && { sucursal_id: onlyBranch(role, branches) }) }
}

const onlyBranch = (role: unknown, branches: readonly { id: number }[]) =>
  needsBranch(role) && branches.length === 1 ? (branches[0]?.id ?? null) : null

/**
 * Returns the modules of the template of this role and enterprise that would wait for approval, because the reader does
 * not hold them. `held`: what the user has already; nothing waits while they keep their template.
 */
export function waitingModules(
  { rol_id: role, empresa_id: enterpriseId }: Pick<UserValues, 'rol_id' | 'empresa_id'>,
  { empresas, plantillas }: Pick<UserChoices, 'empresas' | 'plantillas'>,
  before?: Pick<User, 'rol_id' | 'empresa_id' | 'claves_modulo'>,
): readonly GrantableModule[] {
  const profileAt = (role: unknown, enterpriseId: unknown) => {
    const isHouse = empresas.some((one) => one.id === enterpriseId && one.es_casa)
    return profileOf(role as Role, enterpriseId ? (isHouse ? Place.house : Place.other) : Place.none, [])
  }
  if (!role) return []
  const profile = profileAt(role, enterpriseId)
  if (before && before.rol_id === role && profileAt(before.rol_id, before.empresa_id) === profile) return []
  const waiting = plantillas.find(({ perfil }) => perfil === profile)?.esperan ?? []
  return (waiting as GrantableModule[]).filter((module) => !before?.claves_modulo.includes(module))
}

/** Whether the role requires a branch: distributors do (users 12). */
export const needsBranch = (role: unknown): boolean => role === Role.distributor

/** Adds the stored choice when it is no longer offered: an inactive enterprise or branch. */
function withStored<Choice extends { readonly id: number }>(
  choices: readonly Choice[],
  stored: Choice | null,
): readonly Choice[] {
  return !stored || choices.some(({ id }) => id === stored.id) ? choices : [...choices, stored]
}

/** Returns the choices of this user's form, including the stored values. */
export function choicesFor(choices: UserChoices, user: User): UserChoices {
  const { empresa_id: enterpriseId, sucursal_id: branchId, rol_id: roleId } = user
  const enterprise = enterpriseId && {
    id: enterpriseId,
    nombre: user.empresa_nombre ?? '',
    pais_id: user.pais_id ?? 0,
    es_casa: false,
  }
  const branch = branchId &&
    enterpriseId && { id: branchId, nombre: user.sucursal_nombre ?? '', empresa_id: enterpriseId }
  return {
    ...choices,
    roles: [...withStored(choices.roles, { id: roleId, nombre: '', nombre_en: '' })],
    empresas: [...withStored(choices.empresas, enterprise || null)],
    sucursales: [...withStored(choices.sucursales, branch || null)],
  }
}
