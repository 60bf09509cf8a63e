import { Module } from '@portal/contract/access/constants'
import { textIn } from '@portal/contract/core/text'
import { enterpriseCalls } from '@portal/contract/enterprises/calls'
import { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import { enterpriseMessages } from '@portal/contract/enterprises/messages'
import { IconHome, IconTag } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { useMakeQuote } from '#core/dashboard/make-quote.ts'
import type { RecordAction } from '#core/dashboard/record-action.ts'
import { useSend } from '#core/dashboard/send.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useMakeTask } from '#features/tasks/make-task.tsx'
import type { Enterprise } from './enterprise-values.ts'
import { enterprisePath, pricesOf } from './paths.ts'
import { texts } from './texts.ts'

/** Returns what may be done from an enterprise: its prices, a quote, a task; and naming it the house, for who may. */
export function useEnterpriseMenu(row: Enterprise | null): readonly RecordAction[] {
  const t = useTexts(texts)
  const { modules } = useSignedIn()
  const navigate = useNavigate()
  const client = row && { ...row, nombre: '', empresa: row.nombre, idioma: '' }
  const origin = row && { titulo: row.nombre, texto: row.nombre, direccion: enterprisePath(row.id) }
  const making = [...useMakeQuote(client), ...useMakeTask(origin)]
  const house = useHouseMenu(row)
  const prices =
    row && modules.has(Module.assignedProducts)
      ? [{ label: t.prices, icon: IconTag, onClick: () => void navigate(pricesOf(row.id)) }]
      : []
  return [...prices, ...making, ...house]
}

/** Returns the action that makes an enterprise the house, for who may do it. */
function useHouseMenu(row: Enterprise | null): readonly RecordAction[] {
  const t = useTexts(texts)
  const language = useLanguage()
  const confirm = useConfirm()
  const { send } = useSend(enterpriseCalls.nameHouse)
  if (!row?.puede_ser_casa) return []
  const { id, nombre, usuarios, estado_id } = row
  async function name() {
    const text = t.nameHouseText(t.countUsers(usuarios))
    const isSure = await confirm({ title: t.nameHouseTitle(nombre), text, action: t.nameHouse, isDanger: true })
    if (isSure) await send({ params: { id } })
  }
  const why = estado_id === EnterpriseStatus.active ? undefined : textIn(enterpriseMessages.houseInactive, language)
  return [{ label: t.nameHouse, icon: IconHome, onClick: name, why }]
}
