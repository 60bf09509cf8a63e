import { approvalStatusNames, commercialStatusNames, publicationStatusNames } from '@portal/contract/marketplace/states'
import { propertyCategoryNames, propertyConditionNames } from '@portal/contract/properties/constants'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { DataTable } from '#core/dashboard/list/data-table.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { NewButton } from '#core/dashboard/list/new-button.tsx'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { countryChoices } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { usePropertyColumns } from './property-columns.tsx'
import { propertySpec } from './property-list.ts'
import { propertyTexts } from './property-texts.ts'
import type { PropertyRow } from './property-values.ts'

interface Props {
  /** Everyone's properties, for staff. */
  isOfAll: boolean
  rows: readonly PropertyRow[]
  total: number
}

/** The list of properties: the reader's own, or all of them. */
export function PropertiesPage({ isOfAll, rows, total }: Props) {
  const t = useTexts(propertyTexts)
  const list = useList(propertySpec)
  const columns = usePropertyColumns(isOfAll)
  const filters = usePropertyFilters()
  const title = isOfAll ? t.all : t.mine
  useChanges('propiedades')
  return (
    <ListPage>
      <PageHeader title={title} actions={!isOfAll && <NewButton to="nueva">{t.newProperty}</NewButton>} />
      <FilterBar list={list} filters={filters} placeholder={t.search} />
      <DataTable
        list={list}
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        recordOf={({ id }) => String(id)}
        empty={
          <ListEmpty
            list={list}
            filters={filters}
            total={total}
            title={isOfAll ? t.noneOfAll : t.none}
            text={isOfAll ? t.noneOfAllText : t.noneText}
            action={!isOfAll && <NewButton to="nueva">{t.newProperty}</NewButton>}
          />
        }
      />
      <Pager list={list} rows={rows.length} total={total} />
    </ListPage>
  )
}

function usePropertyFilters() {
  const t = useTexts(propertyTexts)
  const language = useLanguage()
  return [
    { name: 'aprobacion', label: t.approval, choices: choicesOf(approvalStatusNames, language) },
    { name: 'con_cambios', label: t.changesWait, choices: [{ value: 'true', label: t.onlyWithChanges }] },
    { name: 'condicion', label: t.condition, choices: choicesOf(propertyConditionNames, language) },
    { name: 'categoria_id', label: t.category, choices: choicesOf(propertyCategoryNames, language) },
    { name: 'publicacion', label: t.publication, choices: choicesOf(publicationStatusNames, language) },
    { name: 'estado_comercial', label: t.commercial, choices: choicesOf(commercialStatusNames, language) },
    { name: 'pais_id', label: t.country, choices: countryChoices(language) },
  ]
}
