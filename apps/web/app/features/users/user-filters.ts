import { roleNames } from '@portal/contract/access/constants'
import { userStatusNames } from '@portal/contract/users/constants'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import type { Filter } from '#core/dashboard/list/filters.ts'
import type { ListState } from '#core/dashboard/list/use-list.ts'
import { countryChoices } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'
import { useUserChoices } from './use-user-choices.ts'
import { branchesOf, type UserChoices } from './user-values.ts'

/** Returns the filters of the list of users; branches are those of the requested enterprise. */
export function useUserFilters(list: ListState): Filter[] {
  const t = useTexts(texts)
  const language = useLanguage()
  const choices = useUserChoices()
  return [
    { name: 'rol_id', label: t.role, choices: choicesOf(roleNames, language) },
    {
      name: 'empresa_id',
      label: t.enterprise,
      choices: choices.empresas.map(({ id, nombre }) => ({ value: id, label: nombre })),
      clears: ['sucursal_id'],
    },
    { name: 'sucursal_id', label: t.branch, choices: branchChoices(choices, list.query.filters.empresa_id) },
    { name: 'estado_id', label: t.status, choices: choicesOf(userStatusNames, language) },
    { name: 'pais_id', label: t.country, choices: countryChoices(language) },
    { name: 'acceso', label: t.access, choices: [{ value: 'por_aprobar', label: t.toApprove }] },
  ]
}

/** Returns the branches of one enterprise, or all with their enterprise's name, because branch names repeat. */
function branchChoices(choices: Pick<UserChoices, 'empresas' | 'sucursales'>, enterpriseId?: string) {
  if (enterpriseId) {
    return branchesOf(choices, Number(enterpriseId)).map(({ id, nombre }) => ({ value: id, label: nombre }))
  }
  const enterprises = new Map(choices.empresas.map(({ id, nombre }) => [id, nombre]))
  return choices.sucursales.map((branch) => ({
    value: branch.id,
    label: [branch.nombre, enterprises.get(branch.empresa_id)].filter(Boolean).join(' · '),
  }))
}
