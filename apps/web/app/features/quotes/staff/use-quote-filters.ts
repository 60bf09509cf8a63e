import { QuoteApproval, QuoteStage, quoteApprovalNames, quoteStageNames } from '@portal/contract/quotes/states'
import type { Filter } from '#core/dashboard/list/filter-bar.tsx'
import { useLanguage, useTexts } from '#core/language.ts'
import type { QuoteFilters } from '../rows.ts'
import { listTexts } from './list-texts.ts'

/** What a list of quotes can be narrowed by; `whose` where it holds those of others. Authors are those of the enterprise, and customers without one. */
export function useQuoteFilters(whose: QuoteFilters | null, enterpriseId: string | undefined): Filter[] {
  const t = useTexts(listTexts)
  const language = useLanguage()
  const approvals = [
    ...stagesOf(whose !== null).map((value) => ({ value, label: quoteStageNames[value][language] })),
    ...Object.values(QuoteApproval).map((value) => ({ value, label: quoteApprovalNames[value][language] })),
  ]
  const approval = { name: 'aprobacion', label: t.approval, choices: approvals }
  if (!whose) return [approval]
  const enterprises = whose.empresas.map(({ id, nombre }) => ({ value: id, label: nombre }))
  const authors = whose.autores
    .filter((author) => !enterpriseId || author.empresa_id === null || String(author.empresa_id) === enterpriseId)
    .map(({ id, nombre }) => ({ value: id, label: nombre }))
  return [
    ...(enterprises.length > 1
      ? [{ name: 'empresa_id', label: t.enterprise, choices: enterprises, clears: ['usuario_id'] }]
      : []),
    { name: 'usuario_id', label: t.author, choices: authors },
    approval,
  ]
}

/** What waits for the reader: to be decided among everyone's, to be sent among his own. */
const stagesOf = (isOfAll: boolean) => (isOfAll ? [QuoteStage.toDecide] : [QuoteStage.toSend])
