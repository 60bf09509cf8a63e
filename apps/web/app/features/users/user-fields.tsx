import { Alert } from '@mantine/core'
import { type GrantableModule, type Role, roleNames } from '@portal/contract/access/constants'
import { moduleNames } from '@portal/contract/access/modules'
import { textIn } from '@portal/contract/core/text'
import { userStatusNames } from '@portal/contract/users/constants'
import type { ReactNode } from 'react'
import { choicesOf, languageChoices } from '#core/dashboard/form/choices.ts'
import { CountryField, PhoneField, SelectField, TextField } from '#core/dashboard/form/fields.tsx'
import { Fields, Wide } from '#core/dashboard/form/wire-form.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { DocumentFields } from './document-fields.tsx'
import { texts } from './texts.ts'
import {
  afterEnterprise,
  afterRole,
  branchesOf,
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
  whyEmailStays?: ReactNode
  whyRoleStays?: ReactNode
  whyStatusStays?: ReactNode
  /** Hints under these fields. */
  hints?: Partial<Record<'email' | 'rol_id' | 'estado_id', ReactNode>>
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
  const { values, field } = form
  return (
    <>
      <Fields legend={t.person}>
        <TextField {...field('nombres')} label={t.names} required autoComplete="off" />
        <TextField {...field('apellido_paterno')} label={t.lastName} required autoComplete="off" />
        <TextField {...field('apellido_materno')} label={t.secondLastName} autoComplete="off" />
        <CountryField {...field('pais_id')} label={t.country} placeholder={t.choose} allowDeselect={false} required />
        <DocumentFields field={field} required />
      </Fields>
      <Fields legend={t.contact}>
        <Wide>
          <TextField
            {...field('email')}
            type="email"
            label={t.email}
            description={whyEmailStays || hints.email}
            disabled={Boolean(whyEmailStays)}
            maxLength={254}
            required
            autoComplete="off"
          />
        </Wide>
        <PhoneField {...field('telefono')} label={t.phone} countryId={values.pais_id} autoComplete="off" />
        <SelectField
          {...field('idioma')}
          label={t.language}
          description={t.languageHint}
          choices={languageChoices(language)}
          allowDeselect={false}
        />
      </Fields>
      <Fields legend={t.account}>
        <SelectField
          {...field('rol_id')}
          label={t.role}
          placeholder={t.choose}
          choices={choices.roles.map(({ id }) => ({ value: id, label: textIn(roleNames[id as Role], language) }))}
          description={whyRoleStays || hints.rol_id}
          disabled={Boolean(whyRoleStays)}
          allowDeselect={false}
          required
          onChange={(role: number) => {
            field('rol_id').onChange(role)
            form.set(afterRole(values, role, choices))
          }}
        />
        <SelectField
          {...field('estado_id')}
          label={t.status}
          choices={choicesOf(userStatusNames, language)}
          description={whyStatusStays || hints.estado_id}
          disabled={Boolean(whyStatusStays)}
          allowDeselect={false}
          required
        />
        <SelectField
          {...field('empresa_id')}
          label={t.enterprise}
          placeholder={isEnterpriseOptional ? t.noEnterprise : t.choose}
          choices={choices.empresas.map(({ id, nombre }) => ({ value: id, label: nombre }))}
          clearable={isEnterpriseOptional}
          allowDeselect={isEnterpriseOptional}
          required={!isEnterpriseOptional}
          onChange={(enterprise: number | '') => {
            field('empresa_id').onChange(enterprise)
            form.set(afterEnterprise(values, enterprise || null, choices))
          }}
        />
        <BranchField form={form} choices={choices} />
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
function BranchField({ form: { values, field }, choices }: Pick<Props, 'form' | 'choices'>) {
  const t = useTexts(texts)
  const branches = branchesOf(choices, values.empresa_id)
  const isNeeded = needsBranch(values.rol_id)
  const why = (!values.empresa_id && t.firstEnterprise) || (!branches.length && t.noBranches)
  return (
    <SelectField
      {...field('sucursal_id')}
      label={t.branch}
      placeholder={branches.length ? t.choose : undefined}
      choices={branches.map(({ id, nombre }) => ({ value: id, label: nombre }))}
      description={why || (isNeeded && t.branchNeeded)}
      disabled={Boolean(why)}
      clearable={!isNeeded}
      allowDeselect={!isNeeded}
      required={isNeeded}
    />
  )
}
