import { Alert } from '@mantine/core'
import { type GrantableModule, type Role, roleNames } from '@portal/contract/access/constants'
import { moduleNames } from '@portal/contract/access/modules'
import { textIn } from '@portal/contract/core/text'
import { userFields } from '@portal/contract/users/fields'
import { Fields, Wide } from '#core/dashboard/form/wire-form.tsx'
import { formFieldsOf } from '#core/dashboard/records/entity-fields.tsx'
import { GroupedFields } from '#core/dashboard/records/record-field.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { DocumentFields } from './document-fields.tsx'
import { texts } from './texts.ts'
import {
  afterEnterprise,
  afterRole,
  branchesOf,
  formGroups,
  needsBranch,
  type User,
  type UserChoices,
  type UserForm,
  type UserValues,
  waitingModules,
} from './user-values.ts'

interface Props {
  form: {
    values: UserValues
    field(name: keyof UserForm): { onChange: (value: unknown) => void }
    set(values: Partial<UserValues>): void
  }
  choices: UserChoices
  /** Why the e-mail, role or status cannot be changed; absent when it can. */
  whyEmailStays?: string | false | undefined
  whyRoleStays?: string | false | undefined
  whyStatusStays?: string | false | undefined
  /** Hints under these fields. */
  hints?: Partial<Record<'email' | 'rol_id' | 'estado_id', string | false>>
  /** A self-registered customer belongs to no enterprise (rule users/customers). */
  isEnterpriseOptional?: boolean
  /** The stored user, when one is edited. */
  before?: User
}

/** The fields of a user, the same for a new and an edited one. */
export function UserFields(props: Props) {
  const {
    form,
    choices,
    whyEmailStays,
    whyRoleStays,
    whyStatusStays,
    hints = {},
    isEnterpriseOptional = false,
    before,
  } = props
  const t = useTexts(texts)
  const language = useLanguage()
  const { values } = form
  const reading = { language, values }
  const people = formFieldsOf(formGroups.person, reading, { pais_id: { placeholder: t.choose } })
  const reach = formFieldsOf(formGroups.reach, reading, {
    email: { hint: whyEmailStays || hints.email, disabled: Boolean(whyEmailStays) },
    telefono: { countryId: values.pais_id },
    idioma: { hint: t.languageHint, required: false },
  })
  const account = formFieldsOf(formGroups.account, reading, {
    rol_id: {
      placeholder: t.choose,
      choices: choices.roles.map(({ id }) => ({ value: id, label: textIn(roleNames[id as Role], language) })),
      hint: whyRoleStays || hints.rol_id,
      disabled: Boolean(whyRoleStays),
      onChange: (role: number) => form.set(afterRole(values, role, choices)),
    },
    estado_id: { hint: whyStatusStays || hints.estado_id, disabled: Boolean(whyStatusStays) },
    empresa_id: {
      kind: 'choice',
      placeholder: isEnterpriseOptional ? t.noEnterprise : t.choose,
      choices: choices.empresas.map(({ id, nombre }) => ({ value: id, label: nombre })),
      clearable: isEnterpriseOptional,
      required: !isEnterpriseOptional,
      onChange: (enterprise: number | '') => form.set(afterEnterprise(values, enterprise || null, choices)),
    },
    sucursal_id: branchField(values, choices, t),
  })
  return (
    <>
      <Fields legend={t.person}>
        <GroupedFields fields={people} form={form} />
        <DocumentFields fields={userFields} form={form} />
      </Fields>
      <Fields legend={t.contact}>
        <GroupedFields fields={reach} form={form} />
      </Fields>
      <Fields legend={t.account}>
        <GroupedFields fields={account} form={form} />
        <WaitingAccess modules={waitingModules(values, choices, before)} />
      </Fields>
    </>
  )
}

/** Says before saving which modules of the role will wait, because the reader does not hold them. */
function WaitingAccess({ modules }: { modules: readonly GrantableModule[] }) {
  const t = useTexts(texts)
  const language = useLanguage()
  if (modules.length === 0) return null
  const names = modules.map((module) => textIn(moduleNames[module], language))
  return (
    <Wide>
      <Alert variant="light" color="yellow" title={t.accessWaits(names.length)}>
        {names.join(', ')}. {t.accessWaitsText}
      </Alert>
    </Wide>
  )
}

/** The branches of the chosen enterprise; says why when there are none. */
function branchField(values: UserValues, choices: UserChoices, t: typeof texts.es) {
  const branches = branchesOf(choices, values.empresa_id)
  const isNeeded = needsBranch(values.rol_id)
  const why = (!values.empresa_id && t.firstEnterprise) || (!branches.length && t.noBranches)
  return {
    kind: 'choice',
    placeholder: branches.length ? t.choose : '',
    choices: branches.map(({ id, nombre }) => ({ value: id, label: nombre })),
    hint: why || (isNeeded && t.branchNeeded),
    disabled: Boolean(why),
    clearable: !isNeeded,
    required: isNeeded,
  } as const
}
