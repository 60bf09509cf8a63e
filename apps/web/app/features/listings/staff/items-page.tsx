import { approvalStatusNames, commercialStatusNames, publicationStatusNames } from '@portal/contract/marketplace/states'
import type { ReactNode } from 'react'
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
import { useItemColumns } from './item-columns.tsx'
import { itemSpec } from './item-list.ts'
import { itemTexts } from './item-texts.ts'
import type { ItemRow } from './item-values.ts'
import { useItemBulk } from './use-item-bulk.ts'
import { namedChoices, useItemChoices } from './use-item-choices.ts'

interface Props {
  /** Everyone's listings, for staff. */
  isOfAll: boolean
  rows: readonly ItemRow[]
  total: number
  actions?: ReactNode
}

/** The list of listings: the reader's own, or all of them. */
export function ItemsPage({ isOfAll, rows, total, actions }: Props) {
  const t = useTexts(itemTexts)
  const list = useList(itemSpec)
  const columns = useItemColumns(isOfAll)
  const filters = useItemFilters()
  const title = isOfAll ? t.all : t.mine
  useChanges('clasificados', 'solicitudes')
  return (
    <ListPage>
      <PageHeader
        title={title}
        actions={
          <>
            {actions}
            {!isOfAll && <NewButton to="nuevo">{t.newItem}</NewButton>}
          </>
        }
      />
      <FilterBar list={list} filters={filters} placeholder={t.search} />
      <DataTable
        list={list}
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        recordOf={({ id }) => String(id)}
        bulk={useItemBulk(isOfAll, total)}
        empty={
          <ListEmpty
            list={list}
            filters={filters}
            total={total}
            title={isOfAll ? t.noneOfAll : t.none}
            text={isOfAll ? t.noneOfAllText : t.noneText}
            action={!isOfAll && <NewButton to="nuevo">{t.newItem}</NewButton>}
          />
        }
      />
      <Pager list={list} rows={rows.length} total={total} />
    </ListPage>
  )
}

function useItemFilters() {
  const t = useTexts(itemTexts)
  const language = useLanguage()
  const { categorias } = useItemChoices()
  return [
    { name: 'aprobacion', label: t.approval, choices: choicesOf(approvalStatusNames, language) },
    { name: 'con_cambios', label: t.changesWait, choices: [{ value: 'true', label: t.onlyWithChanges }] },
    { name: 'publicacion', label: t.publication, choices: choicesOf(publicationStatusNames, language) },
    { name: 'estado_comercial', label: t.commercial, choices: choicesOf(commercialStatusNames, language) },
    { name: 'categoria_id', label: t.category, choices: namedChoices(categorias, language) },
    { name: 'pais_id', label: t.country, choices: countryChoices(language) },
  ]
}
