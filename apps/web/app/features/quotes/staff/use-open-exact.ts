import { quoteCalls } from '@portal/contract/quotes/calls'
import { quoteCodeOf } from '@portal/contract/quotes/code'
import { useLocation, useNavigate, useResolvedPath } from 'react-router'
import { browserApi } from '#core/api/api.browser.ts'
import { searchAfter } from '#core/dashboard/list/list-query.ts'
import { quoteSpec, tabOf } from './quote-list.ts'

/**
 * Opens the quote whose exact number was typed, in any state, also when a later revision replaced it; in the open tab
 * if that contains it, otherwise in the tab of all. Any other text is a normal search.
 */
export function useOpenExact(isOfAll: boolean) {
  const navigate = useNavigate()
  const { pathname } = useResolvedPath('')
  const { search } = useLocation()
  return async (text: string): Promise<void> => {
    if (!quoteCodeOf(text)) return
    const params = { buscar: text, page_row: 1 }
    const reply = await (isOfAll
      ? browserApi.call(quoteCalls.listAll, { params })
      : browserApi.call(quoteCalls.list, { params }))
    if (!reply.ok || reply.datos.exacta_id === null) return
    const { exacta_id: id, por_estado: found } = reply.datos
    const isHere = found?.[tabOf(new URLSearchParams(search).get('tab'))].total
    const after = searchAfter(search, quoteSpec, { buscar: text, ...(!isHere && { tab: 'todas' }) })
    await navigate(`${pathname}/${id}${after}`, { preventScrollReset: true })
  }
}
