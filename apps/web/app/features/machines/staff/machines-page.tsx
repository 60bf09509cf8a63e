import { machineCalls } from '@portal/contract/machines/calls'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useItemFilters } from '#features/marketplace/staff/item-filters.ts'
import { ItemsPage } from '#features/marketplace/staff/items-page.tsx'
import { useMachineColumns } from './machine-columns.tsx'
import { machineSpec } from './machine-list.ts'
import { machineTexts } from './machine-texts.ts'
import type { MachineRow } from './machine-values.ts'
import { namedChoices, useMachineChoices } from './use-machine-choices.ts'

interface Props {
  /** Everyone's machines, for staff. */
  isOfAll: boolean
  rows: readonly MachineRow[]
  total: number
}

/** The list of machines: the reader's own, or all of them. */
export function MachinesPage(props: Props) {
  const language = useLanguage()
  const { categorias } = useMachineChoices()
  return (
    <ItemsPage
      {...props}
      t={useTexts(machineTexts)}
      spec={machineSpec}
      columns={useMachineColumns(props.isOfAll)}
      filters={useItemFilters(namedChoices(categorias, language))}
      calls={machineCalls}
      area="clasificados"
      newPath="nuevo"
    />
  )
}
