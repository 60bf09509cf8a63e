import { Module } from '@portal/contract/access/constants'
import { quoteBulkCalls } from '@portal/contract/quotes/bulk/calls'
import { IconBellRinging, IconFileX } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import type { Bulk } from '#core/dashboard/list/bulk/bulk.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useTexts } from '#core/language/language.ts'
import { bulkTexts } from './bulk-texts.ts'
import { quoteAsked } from './quote-list.ts'

/** What the list offers for many quotes. Only of those that are pending something can follow; undefined in the other tabs. */
export function useQuoteBulk(isOfAll: boolean, total: number): Bulk | undefined {
  const t = useTexts(bulkTexts)
  const { modules } = useSignedIn()
  const { orden: _, ...asked } = quoteAsked(useLocation().search)
  if (asked.estado !== 'pendiente' && asked.estado !== 'todas') return undefined
  const cancel = {
    name: 'cancelar',
    label: t.cancel,
    icon: IconFileX,
    will: t.willCancel,
    done: t.cancelled,
    comment: t.reason,
    isDanger: true,
  }
  const remind = { name: 'recordar', label: t.remind, icon: IconBellRinging, will: t.willRemind, done: t.reminded }
  return {
    calls: quoteBulkCalls,
    total,
    asked: { ...asked, alcance: isOfAll ? 'todas' : 'mias' },
    actions: modules.has(Module.quotes) ? [remind, cancel] : [cancel],
  }
}
