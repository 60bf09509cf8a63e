import { Badge } from '@mantine/core'
import { textIn } from '@portal/contract/core/text'
import { enterpriseCalls } from '@portal/contract/enterprises/calls'
import { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import { enterpriseMessages } from '@portal/contract/enterprises/messages'
import { IconHome } from '@tabler/icons-react'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import type { RecordAction } from '#core/dashboard/detail/record-menu.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Enterprise } from './enterprise-values.ts'
import { texts } from './texts.ts'

/** Marks the enterprise whose people are staff. */
export function HouseMark() {
  const t = useTexts(texts)
  return (
    <Badge component="span" size="sm" variant="light" color="gray" tt="none" title={t.houseHint}>
      {t.house}
    </Badge>
  )
}

/** Returns the action that makes an enterprise the house, for who may do it. */
export function useHouseMenu(row: Enterprise | null): readonly RecordAction[] {
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
