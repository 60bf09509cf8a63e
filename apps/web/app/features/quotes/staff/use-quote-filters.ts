import { noneChoice } from '@portal/contract/core/none-choice'
import { textIn } from '@portal/contract/core/text'
import { QuoteApproval, QuoteStage, quoteApprovalNames, quoteStageNames } from '@portal/contract/quotes/states'
import type { Filter } from '#core/dashboard/list/filters.ts'
import type { ListState } from '#core/dashboard/list/use-list.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { QuoteFilters } from '../rows.ts'
import { useFactFilters } from './fact-filters.tsx'
import { listTexts } from './list-texts.ts'

/**
 * Returns the filters of a list of quotes; `whose` for the list of all. Authors are those of the enterprise, and
 * customers without one.
 */
export function useQuoteFilters(
  whose: QuoteFilters | null,
  enterpriseId: string | undefined,
  list: ListState,
): Filter[] {
  const t = useTexts(listTexts)
  const language = useLanguage()
  const approvals = [
    ...stagesOf(whose !== null).map((value) => ({ value, label: textIn(quoteStageNames[value], language) })),
    ...Object.values(QuoteApproval).map((value) => ({ value, label: textIn(quoteApprovalNames[value], language) })),
  ]
  const approval = { name: 'aprobacion', label: t.approval, choices: approvals }
  const facts = useFactFilters(list)
  if (!whose) return [...facts.first, approval, ...facts.more]
  const enterprises = whose.empresas.map(({ id, nombre }) => ({ value: id, label: nombre }))
  const authors = whose.autores
    .filter((author) => !enterpriseId || author.empresa_id === null || String(author.empresa_id) === enterpriseId)
    .map(({ id, nombre }) => ({ value: id, label: nombre }))
  return [
    ...facts.first,
    ...(enterprises.length > 1
      ? [{ name: 'empresa_id', label: t.enterprise, choices: enterprises, clears: ['usuario_id'] }]
      : []),
    { name: 'usuario_id', label: t.author, choices: authors },
    {
      name: 'sucursal_id',
      label: t.branch,
      choices: [
        ...whose.sucursales.map(({ id, nombre }) => ({ value: id, label: nombre })),
        { value: noneChoice, label: t.noBranch },
      ],
    },
    approval,
    ...facts.more,
  ]
}

/** What waits for the reader: decisions in the list of all, sending in their own. */
const stagesOf = (isOfAll: boolean) => (isOfAll ? [QuoteStage.toDecide] : [QuoteStage.toSend])
