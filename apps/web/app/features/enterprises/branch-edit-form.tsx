import { branchCalls } from '@portal/contract/enterprises/calls'
import { type EnterpriseStatus, enterpriseStatusNames } from '@portal/contract/enterprises/constants'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useLanguage, useTexts } from '#core/language.ts'
import { BranchFields } from './branch-fields.tsx'
import { branchTexts } from './branch-texts.ts'
import { type Branch, type BranchChoices, branchValuesOf, enterprisesFor } from './branch-values.ts'

/** Changes a branch office. Its users belong to its enterprise as well, so with users it stays there. */
export function BranchEditForm({ branch, choices }: { branch: Branch; choices: BranchChoices }) {
  const t = useTexts(branchTexts)
  const language = useLanguage()
  const enterprises = enterprisesFor(choices, branch)
  const form = useWireForm({
    call: branchCalls.update,
    params: { id: branch.id },
    initial: branchValuesOf(branch),
    draft: { form: `branch-${branch.id}`, label: branch.nombre },
  })
  const compare = [
    { name: 'nombre', label: t.name },
    {
      name: 'empresa_id',
      label: t.enterprise,
      text: (id: unknown) => enterprises.find((enterprise) => enterprise.id === id)?.nombre ?? '',
    },
    {
      name: 'estado_id',
      label: t.status,
      text: (id: unknown) => enterpriseStatusNames[id as EnterpriseStatus]?.[language] ?? '',
    },
  ]
  const whyStays = branch.usuarios > 0 ? t.stays(t.countUsers(branch.usuarios)) : undefined
  return (
    <WireForm form={form} label={branch.nombre} compare={compare}>
      <BranchFields form={form} enterprises={enterprises} whyStays={whyStays} />
      <FormActions form={form} />
    </WireForm>
  )
}
